"use client";

import { useEffect, useState } from "react";
import { Card } from "#components/ui/card";
import type { Quote } from "#lib/domain/results/quote";
import { transcriptLines } from "#lib/domain/results/transcript-lines";
import type { RoomQuestion } from "#lib/domain/room/room";
import { TranscriptLineButton } from "../answers/transcript-line";

type TryAnswersProps = {
  questions: readonly RoomQuestion[];
  answers: readonly { questionId: string; text: string }[];
  recording: Blob | null;
  /** Whose words are marked. */
  quote: Quote | null;
};

/** Where the answer to a question stands. */
export const answerId = (questionId: string) => `answer-${questionId}`;

/** The answers of a sample under their questions, the recording played from this browser's memory. */
export function TryAnswers({ questions, answers, recording, quote }: TryAnswersProps) {
  return (
    <section aria-labelledby="answers">
      <h2 id="answers" className="mb-3 font-semibold text-2xl">
        Your answers
      </h2>
      <Card className="divide-y">
        {questions.map((question, index) => {
          const text = answers.find(({ questionId }) => questionId === question.id)?.text;
          return (
            <article
              key={question.id}
              id={answerId(question.id)}
              tabIndex={-1}
              className="flex scroll-mt-8 flex-col gap-3 p-5 outline-none sm:p-6"
            >
              <h3 className="font-semibold text-lg">
                {index + 1}. {question.text}
              </h3>
              {text ? (
                <Words text={text} quote={quote?.questionId === question.id ? quote : null} />
              ) : question.type === "video" && recording ? (
                <Playback recording={recording} />
              ) : (
                <p className="text-muted-foreground">You skipped this one.</p>
              )}
            </article>
          );
        })}
      </Card>
    </section>
  );
}

function Words({ text, quote }: { text: string; quote: Quote | null }) {
  return transcriptLines(text, [], quote).map((line) => (
    <TranscriptLineButton key={line.pieces[0]?.at ?? 0} line={line} active={false} onSeek={null} />
  ));
}

function Playback({ recording }: { recording: Blob }) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(recording);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [recording]);
  return (
    <>
      <div className="aspect-[4/3] max-h-96 w-full max-w-lg overflow-hidden rounded-lg bg-black">
        {address ? (
          // biome-ignore lint/a11y/useMediaCaption: the visitor's own words, a minute after they said them
          <video
            src={address}
            controls
            playsInline
            aria-label="Your recording"
            className="size-full"
          />
        ) : null}
      </div>
      <p className="text-muted-foreground">
        Played from this browser. It wasn't sent, so it isn't transcribed or scored.
      </p>
    </>
  );
}
