import type { ComponentProps } from "react";
import { HeardWords, Words } from "#components/shared/heard-words";
import { Button } from "#components/ui/button";
import { Card, CardContent } from "#components/ui/card";
import { privateApiPath, privateMediaPath } from "#lib/domain/core/private-routes";
import { isMachineTranscribed, type PrivateAnswer } from "#lib/domain/private/private-page";
import { fill } from "#lib/domain/text/words";
import type { PrivateMessages } from "#lib/messages/mails";

type PrivateAnswerProps = {
  attemptId: string;
  answer: PrivateAnswer;
  company: string;
  /** Whether what a computer heard is shown. */
  open: boolean;
  messages: PrivateMessages;
};

function Press({ quiet, ...props }: ComponentProps<"button"> & { quiet?: boolean }) {
  return <Button variant={quiet ? "outline" : "default"} {...props} />;
}

/** One answer: the recording, what was understood, and the candidate's own version beside it. */
export function PrivateAnswerCard(props: PrivateAnswerProps) {
  const { attemptId, answer, company, open, messages } = props;
  return (
    <Card>
      <CardContent className="flex flex-col gap-4 pt-6">
        <div>
          <p className="text-muted-foreground text-sm">
            {fill(messages.question, { number: answer.number })}
          </p>
          <h3 className="font-semibold text-lg [overflow-wrap:anywhere]">
            <bdi>{answer.question}</bdi>
          </h3>
        </div>
        {answer.mediaId ? (
          // biome-ignore lint/a11y/useMediaCaption: what was said stands below it
          <video
            controls
            preload="metadata"
            aria-label={messages.watch}
            className="max-h-80 w-full rounded-md bg-black"
            src={privateMediaPath(attemptId, answer.mediaId)}
          />
        ) : null}
        {isMachineTranscribed(answer) ? (
          open && (
            <HeardWords
              Press={Press}
              responseId={answer.responseId}
              pieces={answer.pieces}
              correction={answer.correction}
              handler={privateApiPath(attemptId, "/answers")}
              company={company}
              messages={messages}
            />
          )
        ) : answer.kind === "written" ? (
          <Words title={messages.written}>{answer.text ?? ""}</Words>
        ) : (
          <p className="text-muted-foreground">
            {answer.transcript === "no_speech" ? messages.noSpeech : messages.noTranscript}
          </p>
        )}
      </CardContent>
    </Card>
  );
}
