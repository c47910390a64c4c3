"use client";

import { type ComponentProps, useEffect, useState } from "react";
import { HeardWords } from "#components/shared/heard-words";
import { useRestoreFocus } from "#components/shared/use-restore-focus";
import { request } from "#lib/browser/request";
import { pause } from "#lib/browser/retry";
import type { HeardWords as Heard } from "#lib/domain/private/heard-words";
import type { RoomQuestion } from "#lib/domain/room/room";
import type { PrivateMessages } from "#lib/messages/mails";
import { RoomButton } from "../button";
import { useRoom } from "../room-context";

/** Nobody waits for words: whoever stays on the review is asked for them for about two minutes. */
const LOOKS = 30;
const BETWEEN_MS = 4000;

type Answer = Heard & { messages: PrivateMessages };

/** The room's button, as what was heard asks for one. */
function Press({ quiet, ...props }: ComponentProps<"button"> & { quiet?: boolean }) {
  return <RoomButton look={quiet ? "quiet" : "main"} {...props} />;
}

/** 'Is this what you said?', once a computer has written down some of it; nothing before that. */
export function HeardPart({
  attemptId,
  questions,
  arrived,
}: {
  attemptId: string;
  questions: readonly RoomQuestion[];
  /** The answers that have arrived: each is looked for. */
  arrived: string;
}) {
  const { interview, language, say } = useRoom();
  const [found, setFound] = useState<Answer | null>(null);
  const [open, setOpen] = useState(false);
  const heading = useRestoreFocus<HTMLHeadingElement>(open);
  const handler = `/api/room/${encodeURIComponent(interview.key)}/words?attempt=${attemptId}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer, or language, is a reason to look again
  useEffect(() => {
    const left = new AbortController();
    const look = async () => {
      for (let looks = 0; looks < LOOKS && !left.signal.aborted; looks++) {
        const answer = await request<Answer>(handler, { signal: left.signal });
        if (left.signal.aborted) return;
        if (answer.ok && answer.body) setFound(answer.body);
        if (!answer.ok || !answer.body?.more) return;
        await pause(BETWEEN_MS, left.signal);
      }
    };
    void look();
    return () => left.abort();
  }, [handler, arrived, language]);

  if (found === null || found.answers.length === 0) return null;
  const { answers, messages } = found;
  const heard = questions.flatMap((question, index) => {
    const answer = answers.find(({ questionId }) => questionId === question.id);
    return answer ? [{ ...answer, place: index + 1, question: question.text }] : [];
  });
  return (
    <section className="mt-6 border-t pt-6">
      <h2 ref={heading} tabIndex={-1} className="font-semibold text-xl outline-none">
        {messages.answersTitle}
      </h2>
      {open ? (
        <>
          <p className="mt-2 text-muted-foreground">{say(messages.answersLead)}</p>
          <ol className="mt-4 grid gap-3">
            {heard.map(({ questionId, place, question, ...words }) => (
              <li
                key={words.responseId}
                className="flex flex-col gap-3 rounded-lg border bg-card p-4"
              >
                <h3 className="break-words font-semibold">
                  {place}. <bdi>{question}</bdi>
                </h3>
                <HeardWords
                  Press={Press}
                  {...words}
                  handler={handler}
                  company={interview.company.name}
                  messages={messages}
                />
              </li>
            ))}
          </ol>
        </>
      ) : (
        <RoomButton
          look="quiet"
          className="mt-3"
          onClick={() => {
            setOpen(true);
            void request(handler, { method: "PUT" });
          }}
        >
          {messages.wordsShow}
        </RoomButton>
      )}
    </section>
  );
}
