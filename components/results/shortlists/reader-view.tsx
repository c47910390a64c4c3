"use client";

import { useState } from "react";
import { CompanyMark } from "#components/shared/company-mark";
import { Alert } from "#components/ui/alert";
import type { ReaderPage } from "#lib/domain/results/reader-page";
import { ReaderPersonCard } from "./reader-person";

const BLIND =
  "We left out names, recordings, and contact details, and hid words that reveal who a candidate is.";

/** The people of a link in their order, each with what it shows and a place for what the reader says. */
export function ReaderView({ linkId, page }: { linkId: string; page: ReaderPage }) {
  const { company, message, people, own } = page;
  const [reader, setReader] = useState(page.reader);
  const one = people.length === 1;
  const [first] = people;
  return (
    <main className="mx-auto flex w-full max-w-3xl flex-col gap-6 px-4 py-8 sm:px-6 sm:py-12">
      <div className="flex items-center gap-3">
        <CompanyMark company={company} />
      </div>
      <header>
        <p className="text-muted-foreground">Your opinion, please</p>
        <h1
          dir="auto"
          className="w-fit max-w-full font-semibold text-2xl tracking-tight [overflow-wrap:anywhere] sm:text-3xl"
        >
          {one ? (first?.name ?? "One candidate's answers") : `${people.length} candidates`}
        </h1>
        {one ? (
          <p className="text-lg text-muted-foreground [overflow-wrap:anywhere]">
            {first?.interviewTitle}
          </p>
        ) : null}
      </header>
      {message ? (
        <p dir="auto" className="max-w-text whitespace-pre-wrap text-lg [overflow-wrap:anywhere]">
          {message}
        </p>
      ) : null}
      {first?.name === null ? <Alert>{BLIND}</Alert> : null}
      {people.map((person, at) => (
        <ReaderPersonCard
          key={person.id}
          linkId={linkId}
          person={person}
          title={person.name ?? person.blindName}
          begins={at === 0}
          own={own[person.id] ?? { answer: null, comment: "" }}
          reader={reader}
          onNamed={setReader}
        />
      ))}
      <p className="text-muted-foreground text-sm">
        Only {company.name} can read what you say, and you can change it while the link works. This
        page is private. Please don't share the link or copy what you see here.
      </p>
    </main>
  );
}
