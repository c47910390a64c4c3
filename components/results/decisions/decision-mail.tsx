"use client";

import { Mail } from "lucide-react";
import { lazyPart } from "#components/shared/lazy-part";
import { WhoMay } from "#components/shared/role";
import { Loading } from "#components/ui/spinner";
import { canBeAnew, type DecisionMailKind, mailFor } from "#lib/domain/results/decision-mail";
import type { ResultDetail } from "#lib/domain/results/result-detail";
import { cn } from "#lib/utils";
import { SendDialog, useSendDialog } from "../send-dialog";

// Loaded when the dialog opens.
const DecisionMailDraft = lazyPart(
  () => import("./decision-mail-draft").then((module) => module.DecisionMailDraft),
  {
    loading: <Loading />,
  },
);

const TRIGGERS: Record<DecisionMailKind, string> = {
  next_step: "Email the next step",
  no_thank_you: "Email a rejection",
};

type Mailable = Pick<ResultDetail, "id" | "name" | "status" | "decisionMails">;

/**
 * After a decision: a mail to the candidate that the owner reads, edits and sends; nothing goes out by itself. Once sent,
 * what came of it stands in its place.
 */
export function DecisionMail({ result }: { result: Mailable }) {
  const kind = mailFor(result.status);
  if (kind === null) return null;
  const mailed = result.decisionMails.find((mail) => mail.kind === kind && !canBeAnew(mail));
  if (mailed) return <MailState mail={mailed} />;
  return (
    <WhoMay to="decide">
      <MailDialog key={kind} kind={kind} result={result} />
    </WhoMay>
  );
}

function MailDialog({ kind, result }: { kind: DecisionMailKind; result: Mailable }) {
  const sending = useSendDialog();
  return (
    <SendDialog
      dialog={sending.dialog}
      trigger={
        <>
          <Mail /> {TRIGGERS[kind]} <span className="sr-only">to {result.name}</span>
        </>
      }
      title={`${TRIGGERS[kind]} to ${result.name}`}
      description="Read it first. You can send it only once, and replies come to your address."
    >
      <DecisionMailDraft attemptId={result.id} kind={kind} sending={sending} />
    </SendDialog>
  );
}

const KINDS: Record<DecisionMailKind, string> = {
  next_step: "Next step",
  no_thank_you: "Rejection",
};
const STATES = {
  waiting: "email on its way",
  sent: "emailed",
  refused: "couldn't be emailed because this address doesn't accept email. Try another way",
  outdated: "not emailed because the status changed before it went out",
  failed: "couldn't be emailed because the email service didn't accept it. You can send it again",
} as const;

/** All that was mailed after decisions, also after those that are no longer. */
export function DecisionMails({ mails }: { mails: ResultDetail["decisionMails"] }) {
  return (
    <div className="-mx-3 mb-3 empty:hidden">
      {mails.map((mail) => (
        <MailState key={mail.kind} mail={mail} />
      ))}
    </div>
  );
}

function MailState({
  mail: { kind, by, at, state },
}: {
  mail: ResultDetail["decisionMails"][number];
}) {
  return (
    <p
      className={cn(
        "px-3 text-sm [overflow-wrap:anywhere]",
        state === "refused" || state === "failed" ? "text-destructive" : "text-muted-foreground",
      )}
    >
      {KINDS[kind]}: {STATES[state]} · {by} · {at}
    </p>
  );
}
