"use client";

import { type FormEvent, useId, useState } from "react";
import { FormError } from "#components/shared/form-error";
import { useUnsavedChanges } from "#components/shared/unsaved-changes";
import { useSend } from "#components/shared/use-send";
import { Button } from "#components/ui/button";
import { Card, CardContent, CardHeader, CardTitle } from "#components/ui/card";
import { Input } from "#components/ui/input";
import { interviewApiPath } from "#lib/domain/core/routes";
import { asKeyword, KEYWORD_RULE } from "#lib/domain/core/text-words";
import { shownPhone } from "#lib/domain/text/phone";

/** An open interview, and the word that people text for its link. */
export type KeywordRow = { id: string; title: string; word: string | null };

type TextCardProps = { number: string | null; contact: string; interviews: KeywordRow[] };

/** People text a word to the company's own number and get the link back. */
export function TextCard({ number, contact, interviews }: TextCardProps) {
  return (
    <Card className="max-w-3xl">
      <CardHeader>
        <CardTitle>Apply by text</CardTitle>
        <p className="text-muted-foreground">
          {number === null ? (
            <span>
              Not set up. People could text a word to a number of your own and get the link to an
              interview back. Carriers register each company first. To start, write to{" "}
              <a className="underline" href={`mailto:${contact}`}>
                {contact}
              </a>
              .
            </span>
          ) : (
            <span>
              Choose a word for an interview. Whoever texts it to{" "}
              <strong className="whitespace-nowrap">{shownPhone(number)}</strong> gets the link at
              once.
            </span>
          )}
        </p>
      </CardHeader>
      {number === null ? null : (
        <CardContent>
          {interviews.length === 0 ? (
            <p>You have no open interviews.</p>
          ) : (
            <ul className="flex flex-col gap-4">
              {interviews.map((interview) => (
                <li key={interview.id}>
                  <KeywordForm interview={interview} number={number} />
                </li>
              ))}
            </ul>
          )}
        </CardContent>
      )}
    </Card>
  );
}

function KeywordForm({ interview, number }: { interview: KeywordRow; number: string }) {
  const { send, busy, error, clear, rest } = useSend();
  const [typed, setTyped] = useState(interview.word ?? "");
  const [kept, setKept] = useState(interview.word);
  const [fault, setFault] = useState("");
  const id = useId();
  useUnsavedChanges(typed.trim() !== (kept ?? ""));

  async function save(event: FormEvent) {
    event.preventDefault();
    if (typed.trim() !== "" && asKeyword(typed) === null) return setFault(KEYWORD_RULE);
    const answer = await send(interviewApiPath(interview.id, "/keyword"), { word: typed }, "PUT");
    rest();
    if (answer === null) return;
    const word = asKeyword(typed);
    setKept(word);
    setTyped(word ?? "");
  }

  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-2">
      <div className="flex flex-col gap-1">
        <label htmlFor={id} className="font-semibold [overflow-wrap:anywhere]">
          {interview.title}
        </label>
        <Input
          id={id}
          value={typed}
          maxLength={60}
          autoCapitalize="characters"
          autoComplete="off"
          aria-invalid={fault !== ""}
          onChange={({ target }) => {
            setTyped(target.value);
            setFault("");
            clear();
          }}
        />
      </div>
      <FormError>{fault || error?.message}</FormError>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="outline" disabled={busy}>
          {busy ? "Saving…" : "Save word"}
        </Button>
        <p role="status" className="text-muted-foreground text-sm">
          {kept === null ? "No word yet" : `Text ${kept} to ${shownPhone(number)}`}
        </p>
      </div>
    </form>
  );
}
