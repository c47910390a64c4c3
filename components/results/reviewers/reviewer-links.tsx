"use client";

import { useRouter } from "next/navigation";
import { toast } from "sonner";
import { useSend } from "#components/shared/use-send";
import { Badge } from "#components/ui/badge";
import { Button } from "#components/ui/button";
import { Card } from "#components/ui/card";
import { reviewerPath } from "#lib/domain/core/response-routes";
import type { ResultDetail } from "#lib/domain/results/result-detail";
import type { ReviewLink } from "#lib/domain/results/reviewer-link";
import { ReviewerLinkDialog } from "./reviewer-link-dialog";

/** The links for people without an account: how often each was opened, and what came back. */
export function ReviewerLinks({ result }: { result: ResultDetail }) {
  const { id, reviewLinks, answers } = result;
  return (
    <section aria-labelledby="reviewers">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 id="reviewers" className="font-semibold text-xl">
          Reviewers
        </h2>
        <ReviewerLinkDialog attemptId={id} answers={answers} />
      </div>
      <p className="mb-3 text-muted-foreground text-sm">
        Ask someone you trust for a second opinion. They don't need an account and won't see scores.
      </p>
      {reviewLinks.length > 0 ? (
        <Card>
          <ul className="divide-y">
            {reviewLinks.map((link) => (
              <li key={link.id} className="flex flex-col gap-3 px-5 py-4 sm:px-6">
                <LinkLine attemptId={id} link={link} />
                <Comments link={link} />
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
    </section>
  );
}

const STATES = { open: "Until", expired: "Expired", ended: "Turned off" } as const;

function LinkLine({ attemptId, link }: { attemptId: string; link: ReviewLink }) {
  const router = useRouter();
  const { send, busy, rest } = useSend();
  const { label, blind, questions, state, until, openings, lastOpened } = link;

  async function end() {
    if (busy) return;
    const ended = await send(reviewerPath(attemptId, link.id), {}, "DELETE");
    rest();
    if (!ended) return toast.error("The link couldn't be turned off. Please try again.");
    toast.success("The link no longer works.");
    router.refresh();
  }

  return (
    <div className="flex items-start gap-3">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <strong dir="auto" className="font-semibold [overflow-wrap:anywhere]">
            {label}
          </strong>
          {blind ? <Badge variant="neutral">Blind</Badge> : null}
        </p>
        <p className="text-muted-foreground text-sm">
          {`${questions === 1 ? "1 question" : `${questions} questions`} · ${STATES[state]} ${until} · ${openingsInWords(openings, lastOpened)}`}
        </p>
      </div>
      {state === "open" ? (
        <Button variant="ghost" size="sm" aria-disabled={busy} onClick={end}>
          Turn off<span className="sr-only"> the link for {label}</span>
        </Button>
      ) : null}
    </div>
  );
}

function openingsInWords(openings: number, last: string | null): string {
  if (last === null) return "Not opened yet";
  return openings === 1 ? `Opened once, ${last}` : `Opened ${openings} times, last ${last}`;
}

function Comments({ link: { comments } }: { link: ReviewLink }) {
  if (comments.length === 0) return null;
  return (
    <ul className="flex flex-col gap-3 border-l-2 pl-4">
      {comments.map(({ id, by, question, comment, at }) => (
        <li key={id}>
          <p dir="auto" className="max-w-text whitespace-pre-wrap [overflow-wrap:anywhere]">
            {comment}
          </p>
          <p className="text-muted-foreground text-sm [overflow-wrap:anywhere]">
            {`${by}${question === null ? "" : `, about question ${question}`} · ${at}`}
          </p>
        </li>
      ))}
    </ul>
  );
}
