"use client";

import { FormError } from "#components/shared/form-error";
import { SignOutButton } from "#components/shared/sign-out-button";
import { SubmitButton } from "#components/shared/submit-button";
import { useAppForm } from "#components/shared/use-app-form";
import { useSend } from "#components/shared/use-send";
import { buttonVariants } from "#components/ui/button";
import { Field } from "#components/ui/field";
import { Input } from "#components/ui/input";
import {
  type JoinState,
  type MemberRole,
  ROLE_LABELS,
  ROLE_MEANINGS,
} from "#lib/domain/company/team";
import { routes } from "#lib/domain/core/routes";
import { AccountHeading } from "./account-heading";

const schema = () => import("#lib/domain/company/team-request").then((module) => module.joinSchema);

type Invitation = {
  state: JoinState;
  email: string;
  role: MemberRole;
  company: string;
  by: string | null;
};

const OVER: Record<Exclude<JoinState, "open">, string> = {
  expired: "It was good for seven days. Ask for a new one.",
  used: "It works once, and it was used already.",
  taken_back: "The owner took it back. Ask them if you expected it.",
};

type JoinCompanyProps = {
  token: string;
  /** Null for a link that is none of ours. */
  invitation: Invitation | null;
  /** Who is signed in. */
  email: string;
  needsName: boolean;
};

/** What an invitation to join offers, and the press that takes it; or why this one can't be taken. */
export function JoinCompany({ token, invitation, email, needsName }: JoinCompanyProps) {
  if (invitation?.state !== "open") {
    return (
      <>
        <AccountHeading title="This invitation no longer works">
          {invitation === null ? "Open the link from your email again." : OVER[invitation.state]}
        </AccountHeading>
        <a href={routes.dashboard} className={buttonVariants({ size: "lg" })}>
          Go to the dashboard
        </a>
      </>
    );
  }
  if (invitation.email !== email.toLowerCase()) {
    return (
      <>
        <AccountHeading title="This invitation is for another account">
          {`It was sent to ${invitation.email}, and you're signed in as ${email}. Sign out, then open the link again and sign in with that address.`}
        </AccountHeading>
        <SignOutButton />
      </>
    );
  }
  return <JoinForm token={token} invitation={invitation} needsName={needsName} />;
}

function JoinForm({
  token,
  invitation: { company, role, by },
  needsName,
}: {
  token: string;
  invitation: Invitation;
  needsName: boolean;
}) {
  const { send, busy, error } = useSend();
  const { register, handleSubmit, formState } = useAppForm(schema, {
    defaultValues: { token, names: needsName ? { firstName: "", lastName: "" } : null },
  });
  const names = formState.errors.names;

  const join = handleSubmit(async (values) => {
    const answer = await send("/api/team/join", values);
    if (answer) window.location.replace(String(answer.next ?? routes.dashboard));
  });

  return (
    <form method="post" noValidate onSubmit={join} className="flex flex-col gap-4">
      <AccountHeading title={`Join ${company}`}>
        {`${by ?? company} invited you as a ${ROLE_LABELS[role].toLowerCase()}. ${ROLE_MEANINGS[role]}`}
      </AccountHeading>
      {needsName ? (
        <>
          <Field label="First name" error={names?.firstName?.message}>
            {(control) => (
              <Input {...control} {...register("names.firstName")} autoComplete="given-name" />
            )}
          </Field>
          <Field label="Last name" error={names?.lastName?.message}>
            {(control) => (
              <Input {...control} {...register("names.lastName")} autoComplete="family-name" />
            )}
          </Field>
        </>
      ) : null}
      <p className="text-muted-foreground text-sm">
        {`Everyone at ${company} sees your name on your notes and decisions, also after you leave.`}
      </p>
      <FormError>{error?.message}</FormError>
      <SubmitButton busy={busy} busyLabel="Joining...">
        {`Join ${company}`}
      </SubmitButton>
    </form>
  );
}
