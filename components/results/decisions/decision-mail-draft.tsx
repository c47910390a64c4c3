"use client";

import { FormError } from "#components/shared/form-error";
import { useUnsavedChanges } from "#components/shared/unsaved-changes";
import { useAppForm } from "#components/shared/use-app-form";
import { useRead } from "#components/shared/use-read";
import { Alert } from "#components/ui/alert";
import { Button } from "#components/ui/button";
import { DialogFooter } from "#components/ui/dialog";
import { Field } from "#components/ui/field";
import { Loading } from "#components/ui/spinner";
import { Textarea } from "#components/ui/textarea";
import { decisionMailPath } from "#lib/domain/core/response-routes";
import { DECISION_BODY_LIMIT, type DecisionMailKind } from "#lib/domain/results/decision-mail";
import {
  type DecisionProposal,
  decisionProposalSchema,
} from "#lib/domain/results/decision-mail-request";
import { textAttributes } from "#lib/domain/text/languages";
import type { Sending } from "../send-dialog";
import { tabDraft } from "../tab-draft";

const schema = () =>
  import("#lib/domain/results/decision-mail-request").then((module) => module.decisionMailSchema);

type DecisionMailDraftProps = { attemptId: string; kind: DecisionMailKind; sending: Sending };

/** The draft as it was written for this candidate, or as it was last changed in this tab, to be read and changed. */
export function DecisionMailDraft({ attemptId, kind, sending }: DecisionMailDraftProps) {
  const { submit, busy, error } = sending;
  const path = decisionMailPath(attemptId);
  const proposal = useRead(`${path}?kind=${kind}`, decisionProposalSchema);
  if (proposal === null) return <Loading text="Writing a draft..." />;
  if (proposal === "failed")
    return <Alert variant="error">The draft couldn't be loaded. Close this and try again.</Alert>;
  return (
    <MailForm
      proposal={proposal}
      changed={tabDraft(kind, attemptId)}
      busy={busy}
      problem={error?.message}
      onSend={async (body) => {
        if (await submit({ path, body: { kind, body }, done: "The email is on its way." }))
          tabDraft(kind, attemptId).remove();
      }}
    />
  );
}

type MailFormProps = {
  proposal: DecisionProposal;
  changed: ReturnType<typeof tabDraft>;
  busy: boolean;
  problem: string | undefined;
  onSend: (body: string) => void;
};

function MailForm({ proposal, changed, busy, problem, onSend }: MailFormProps) {
  const { kind, language, languageName, subject, body, english } = proposal;
  const { register, handleSubmit, watch, formState } = useAppForm(schema, {
    defaultValues: { kind, body: changed.get() ?? body },
  });
  useUnsavedChanges(watch("body") !== body, "tab");
  return (
    <form onSubmit={handleSubmit((values) => onSend(values.body))} className="flex flex-col gap-4">
      <p className="[overflow-wrap:anywhere]">
        <span className="text-muted-foreground">Subject:</span>{" "}
        <span {...textAttributes(language)}>{subject}</span>
      </p>
      <Field
        label={english === null ? "Email" : `Email in ${languageName}, the candidate's language`}
        error={formState.errors.body?.message}
        hint="Above your text, we say that your company wrote it. Below it, we add a link to their private page. Web addresses are sent without their dots, so nobody can click them."
      >
        {(control) => (
          <Textarea
            {...control}
            {...textAttributes(language)}
            {...register("body", { onChange: ({ target }) => changed.set(target.value) })}
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
