"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useSend } from "#components/shared/use-send";
import { Alert } from "#components/ui/alert";
import { Button } from "#components/ui/button";
import { Card, CardContent, CardHeader, CardTitle } from "#components/ui/card";
import { Checkbox } from "#components/ui/checkbox";
import { askEarlierPath } from "#lib/domain/core/routes";
import type { AskEarlier, EarlierPerson } from "#lib/domain/interviews/earlier";
import { peopleInWords } from "#lib/domain/text/words";
import { newId } from "../draft-slot";
import { UNSURE } from "./use-invite-list";

type EarlierPeopleProps = {
  interviewId: string;
  /** `when` is the day on which they applied, as the company reads it. */
  people: (EarlierPerson & { when: string })[];
  /** How many may still be invited today. */
  left: number;
  /** Whether emails go once the owner's address is confirmed. */
  mailsWait?: boolean;
};

type By = AskEarlier["by"];

function askedInWords({ count, by }: { count: number; by: By }, mailsWait: boolean): string {
  if (count === 0) return "Nobody new was asked.";
  if (by === "email")
    return mailsWait
      ? `${peopleInWords(count)} to be emailed once you confirm your address.`
      : `${peopleInWords(count)} asked.`;
  return `${peopleInWords(count)} ready to text from your phone, at the top of this page.`;
}

/** People who applied before and said that they may be asked about other jobs: chosen, then asked at one press. */
export function EarlierPeople({
  interviewId,
  people,
  left,
  mailsWait = false,
}: EarlierPeopleProps) {
  const router = useRouter();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  // The choice's own id, so that pressing twice asks once.
  const [batchId, setBatchId] = useState(newId);
  const [asked, setAsked] = useState<{ count: number; by: By } | null>(null);
  const { send, busy, error, rest } = useSend(UNSURE, UNSURE);

  function choose(attemptId: string, on: boolean) {
    setAsked(null);
    setBatchId(newId());
    setChosen((before) => [
      ...before.filter((one) => one !== attemptId),
      ...(on ? [attemptId] : []),
    ]);
  }
  async function ask(by: By, attemptIds: readonly string[]) {
    const answer = await send(askEarlierPath(interviewId), { batchId, attemptIds, by });
    rest();
    if (answer === null) return;
    setAsked({ count: Number(answer.asked) || 0, by });
    setChosen([]);
    setBatchId(newId());
    router.refresh();
  }

  const numbered = people.filter(({ attemptId, phone }) => phone && chosen.includes(attemptId));
  return (
    <Card className="max-w-3xl">
      <CardHeader>
        <CardTitle>People who applied before</CardTitle>
      </CardHeader>
      <CardContent className="flex flex-col gap-4">
        <p className="text-muted-foreground">
          They said you may ask them about other jobs. Each gets one email from us or one text from
          your own phone with the link, at most once every 90 days.
        </p>
        <div role="status" className="empty:hidden">
          {asked === null ? null : (
            <Alert variant="success">{askedInWords(asked, mailsWait)}</Alert>
          )}
        </div>
        {error ? (
          <Alert variant="error" role="alert">
            {error.message}
          </Alert>
        ) : null}
        <ul className="max-h-96 divide-y overflow-y-auto rounded-md border px-4">
          {people.map(({ attemptId, name, email, job, when, rating }) => (
            <li key={attemptId}>
              <Checkbox
                disabled={busy}
                checked={chosen.includes(attemptId)}
                onChange={({ target }) => choose(attemptId, target.checked)}
                label={<span className="break-words font-medium">{name}</span>}
                hint={
                  <span className="[overflow-wrap:anywhere]">
                    {[
                      job,
                      when,
                      rating === null ? "not rated" : `${rating.toFixed(1)} of 10`,
                      email,
                    ].join(" · ")}
                  </span>
                }
              />
            </li>
          ))}
        </ul>
        {chosen.length > left ? (
          <Alert variant="warning">{`You can invite ${peopleInWords(left)} today.`}</Alert>
        ) : null}
        <div className="flex flex-wrap gap-3">
          <Button
            disabled={busy || chosen.length === 0 || chosen.length > left}
            onClick={() => void ask("email", chosen)}
          >
            {busy ? "Asking…" : chosen.length === 0 ? "Ask" : `Ask ${peopleInWords(chosen.length)}`}
          </Button>
          {numbered.length > 0 ? (
            <Button
              variant="outline"
              disabled={busy || numbered.length > left}
              onClick={() =>
                void ask(
                  "text",
                  numbered.map(({ attemptId }) => attemptId),
                )
              }
            >
              {`Text ${peopleInWords(numbered.length)} yourself`}
            </Button>
          ) : null}
        </div>
      </CardContent>
    </Card>
  );
}
