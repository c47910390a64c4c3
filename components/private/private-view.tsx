"use client";

import { type ReactNode, useState } from "react";
import { Brand } from "#components/shared/brand";
import { useRestoreFocus } from "#components/shared/use-restore-focus";
import { Alert } from "#components/ui/alert";
import { Button } from "#components/ui/button";
import { Card, CardContent, CardHeader, CardTitle } from "#components/ui/card";
import { request } from "#lib/browser/request";
import { privateApiPath } from "#lib/domain/core/private-routes";
import { isMachineTranscribed, type PrivatePage } from "#lib/domain/private/private-page";
import { textAttributes } from "#lib/domain/text/languages";
import { fill, instant, plural } from "#lib/domain/text/words";
import type { PrivateMessages } from "#lib/messages/mails";
import { type Agreed, AgreedNotice } from "./agreed-notice";
import { AskAgain } from "./ask-again";
import { DeleteEverything } from "./delete-everything";
import { PrivateAnswerCard } from "./private-answer";
import { SelfIdentification } from "./self-identification";

type PrivateViewProps = {
  attemptId: string;
  page: PrivatePage;
  /** None if nothing was agreed to here, or to a notice that isn't ours. */
  agreed?: Agreed | null;
  language: string;
  messages: PrivateMessages;
};

/** A candidate's page after submitting: receipt, status, what was understood, who they are, a copy, deletion. */
export function PrivateView({ attemptId, page, agreed, language, messages }: PrivateViewProps) {
  const [deleted, setDeleted] = useState(false);
  const heading = useRestoreFocus<HTMLHeadingElement>(deleted);
  const names = { company: page.company, job: page.job };
  const say = (text: string) => fill(text, names, language);
  const when = instant(page.submittedAt, language, page.timeZone);
  // Words that were only typed were not written down by a computer, and there is nothing to correct.
  const heard = page.answers.some(isMachineTranscribed);
  const [open, setOpen] = useState(false);
  const words = useRestoreFocus<HTMLHeadingElement>(open);
  const spoken = page.answers.some(({ kind }) => kind === "recorded");
  const ai = page.aiDone ? messages.aiRead : messages.aiWaiting;
  // Whether they have read it is counted by language only; that it isn't counted keeps nobody from reading.
  function openWords() {
    setOpen(true);
    void request(privateApiPath(attemptId, "/answers"), { method: "PUT" });
  }
  return (
    <main
      {...textAttributes(language)}
      className="mx-auto flex min-h-dvh max-w-2xl flex-col gap-6 px-4 py-8 sm:py-12"
    >
      <Brand />
      <header>
        <p className="text-muted-foreground">{say(messages.eyebrow)}</p>
        <h1
          ref={heading}
          tabIndex={-1}
          className="font-display font-semibold text-3xl tracking-tight outline-none [overflow-wrap:anywhere]"
        >
          {deleted ? messages.deletedTitle : say(messages.title)}
        </h1>
        {deleted ? (
          <p role="status" className="mt-3 text-lg text-muted-foreground">
            {say(messages.deletedLead)}
          </p>
        ) : null}
      </header>
      {deleted ? null : (
        <>
          <Part title={messages.receiptTitle}>
            <p>{fill(messages.submittedOn, { when })}</p>
            <p>{plural(messages.answered, page.answers.length, language)}</p>
          </Part>
          <Part title={messages.statusTitle}>
            <p>{say(messages.received)}</p>
            <p>{page.aiAllowed ? say(ai) : messages.peopleOnly}</p>
          </Part>
          <section className="flex flex-col gap-4">
            <h2 ref={words} tabIndex={-1} className="font-semibold text-xl outline-none">
              {heard ? messages.answersTitle : spoken ? messages.answers : messages.written}
            </h2>
            {page.aiAllowed && heard ? (
              <>
                {page.answers.some(({ hardToHear }) => hardToHear) ? (
                  <Alert variant="warning">{say(messages.hardToHear)}</Alert>
                ) : null}
                <p className="text-muted-foreground">{say(messages.answersLead)}</p>
              </>
            ) : null}
            {heard && !open ? (
              <Button className="self-start" onClick={openWords}>
                {messages.wordsShow}
              </Button>
            ) : null}
            {page.answers.map((answer) => (
              <PrivateAnswerCard
                key={answer.responseId}
                attemptId={attemptId}
                answer={answer}
                company={page.company}
                open={open}
                messages={messages}
              />
            ))}
          </section>
          <Part title={messages.selfTitle}>
            <SelfIdentification attemptId={attemptId} company={page.company} messages={messages} />
          </Part>
          <Part title={say(messages.askTitle)}>
            <AskAgain
              attemptId={attemptId}
              company={page.company}
              may={page.askAgain}
              messages={messages}
            />
          </Part>
          <Part title={messages.copyTitle}>
            <p>{messages.copyLead}</p>
            <Button asChild variant="outline" className="self-start">
              <a href={privateApiPath(attemptId, "/data")} download>
                {messages.copy}
              </a>
            </Button>
          </Part>
          {agreed && (
            <Part title={messages.agreedTitle}>
              <AgreedNotice {...agreed} language={language} messages={messages} />
            </Part>
          )}
          <Part title={messages.deleteTitle}>
            <p>{messages.deleteLead}</p>
            <DeleteEverything
              attemptId={attemptId}
              messages={messages}
              onDeleted={() => setDeleted(true)}
            />
          </Part>
        </>
      )}
    </main>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <CardHeader>
        <CardTitle>{title}</CardTitle>
      </CardHeader>
      <CardContent className="flex flex-col gap-3">{children}</CardContent>
    </Card>
  );
}
