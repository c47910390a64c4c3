"use client";

import { Mail } from "lucide-react";
import { useState } from "react";
import { FormError } from "#components/shared/form-error";
import { useAppForm } from "#components/shared/use-app-form";
import { Alert } from "#components/ui/alert";
import { Button } from "#components/ui/button";
import { DialogFooter } from "#components/ui/dialog";
import { Field } from "#components/ui/field";
import { Loading } from "#components/ui/spinner";
import { Textarea } from "#components/ui/textarea";
import { request } from "#lib/browser/request";
import {
  DECISION_BODY_LIMIT,
  type DecisionMailKind,
  type DecisionProposal,
  decisionMailSchema,
  decisionProposalSchema,
  mailFor,
} from "#lib/domain/results/decision-mail";
import type { ResultDetail } from "#lib/domain/results/result-detail";
import { decisionMailPath } from "#lib/domain/site/response-routes";
import { textAttributes } from "#lib/domain/text/languages";
import { SendDialog, useSendDialog } from "./send-dialog";

const TRIGGERS: Record<DecisionMailKind, string> = {
  next_step: "Email the next step",
  no_thank_you: "Email a no, thank you",
};

/** After a decision: a mail to the candidate that the owner reads, edits and sends; nothing goes out by itself. */
export function DecisionMail({ result }: { result: ResultDetail }) {
  const kind = mailFor(result.status);
  if (kind === null || result.decisionMails.some((mail) => mail.kind === kind)) return null;
  return <MailDialog key={kind} kind={kind} result={result} />;
}

function MailDialog({ kind, result }: { kind: DecisionMailKind; result: ResultDetail }) {
  const { submit, busy, error, dialog } = useSendDialog();
  const [proposal, setProposal] = useState<DecisionProposal | "failed" | null>(null);
  const path = decisionMailPath(result.id);

  async function onOpenChange(open: boolean) {
    dialog.onOpenChange(open);
    if (!open || (proposal !== null && proposal !== "failed")) return;
    setProposal(null);
    const answer = await request(`${path}?kind=${kind}`);
    const read = decisionProposalSchema.safeParse(answer.ok ? answer.body : null);
    setProposal(read.success ? read.data : "failed");
  }

  return (
    <SendDialog
      dialog={{ open: dialog.open, onOpenChange }}
      trigger={
        <>
          <Mail /> {TRIGGERS[kind]}
        </>
      }
      title={`${TRIGGERS[kind]} to ${result.name}`}
      description="Read it first. It's sent once, when you press Send email, and replies come to your address."
    >
      {proposal === null ? <Loading text="Writing a draft..." /> : null}
      {proposal === "failed" ? (
        <Alert variant="error">The draft couldn't be loaded. Close this and try again.</Alert>
      ) : null}
      {proposal !== null && proposal !== "failed" ? (
        <MailForm
          proposal={proposal}
          busy={busy}
          problem={error?.message}
          onSend={(body) =>
            submit({ path, body: { kind, body }, done: "The email is on its way." })
          }
        />
      ) : null}
    </SendDialog>
  );
}

type MailFormProps = {
  proposal: DecisionProposal;
  busy: boolean;
  problem: string | undefined;
  onSend: (body: string) => void;
};

function MailForm({ proposal, busy, problem, onSend }: MailFormProps) {
  const { kind, language, languageName, subject, body, english } = proposal;
  const { register, handleSubmit, formState } = useAppForm(decisionMailSchema, {
    defaultValues: { kind, body },
  });
  return (
    <form onSubmit={handleSubmit((values) => onSend(values.body))} className="flex flex-col gap-4">
      <p className="[overflow-wrap:anywhere]">
        <span className="text-muted-foreground">Subject:</span>{" "}
        <span {...textAttributes(language)}>{subject}</span>
      </p>
      <Field
        label={english === null ? "Email" : `Email in ${languageName}, the candidate's language`}
        error={formState.errors.body?.message}
      >
        {(control) => (
          <Textarea
            {...control}
            {...textAttributes(language)}
            {...register("body")}
            maxLength={DECISION_BODY_LIMIT}
            className="min-h-48"
          />
        )}
      </Field>
      {english === null ? null : (
        <details className="text-sm">
          <summary className="min-h-11 cursor-pointer py-2 font-medium">
            The draft in English
          </summary>
          <p className="whitespace-pre-wrap text-muted-foreground">{english}</p>
        </details>
      )}
      <FormError>{problem}</FormError>
      <DialogFooter>
        <Button type="submit" aria-disabled={busy}>
          {busy ? "Sending…" : "Send email"}
        </Button>
      </DialogFooter>
    </form>
  );
}

const KINDS: Record<DecisionMailKind, string> = {
  next_step: "Next step",
  no_thank_you: "No, thank you",
};
const STATES = {
  waiting: "on its way",
  sent: "emailed",
  refused: "couldn't be emailed, because this address takes no email. Try another way",
} as const;

/** What was mailed after decisions. */
export function DecisionMails({ mails }: { mails: ResultDetail["decisionMails"] }) {
  return mails.map(({ kind, at, state }) => (
    <p key={kind} className="mb-3 text-muted-foreground text-sm">
      {KINDS[kind]}: {STATES[state]} · {at}
    </p>
  ));
}
