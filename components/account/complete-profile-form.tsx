"use client";

import { FormError } from "#components/shared/form-error";
import { SubmitButton } from "#components/shared/submit-button";
import { useAppForm } from "#components/shared/use-app-form";
import { useSend } from "#components/shared/use-send";
import { Field } from "#components/ui/field";
import { Input } from "#components/ui/input";
import {
  COMPANY_NAME_LIMIT,
  COMPLETE_PROFILE_TEXTS,
  type CompleteProfile,
  PERSON_NAME_LIMIT,
} from "#lib/domain/account/complete-profile";
import { routes } from "#lib/domain/core/routes";
import { AcceptTerms } from "./accept-terms";

const schema = () =>
  import("#lib/domain/account/complete-profile").then((module) => module.completeProfileSchema);

const FIELDS = [
  { name: "firstName", label: "First name", autoComplete: "given-name", max: PERSON_NAME_LIMIT },
  { name: "lastName", label: "Last name", autoComplete: "family-name", max: PERSON_NAME_LIMIT },
  {
    name: "companyName",
    label: "Company name",
    autoComplete: "organization",
    max: COMPANY_NAME_LIMIT,
  },
] as const;

export function CompleteProfileForm({
  initial,
  next,
}: {
  initial: Omit<CompleteProfile, "acceptTerms">;
  /** The page that asked for it. */
  next?: string | undefined;
}) {
  const { send, busy, error } = useSend(COMPLETE_PROFILE_TEXTS.failed);
  const { register, handleSubmit, formState } = useAppForm(schema);
  const [problem] = Object.values(formState.errors);

  const submit = handleSubmit(async (values) => {
    const reply = await send("/api/account/profile", { ...values, next }, "PUT");
    if (reply) window.location.replace(String(reply.next ?? routes.postSignup));
  });

  return (
    <form method="post" onSubmit={submit} noValidate className="flex flex-col gap-4">
      <FormError>{problem?.message ?? error?.message}</FormError>
      {FIELDS.map(({ name, label, autoComplete, max }) => (
        <Field key={name} label={label}>
          {(control) => (
            <Input
              {...control}
              {...register(name)}
              defaultValue={initial[name]}
              autoComplete={autoComplete}
              maxLength={max}
              required
            />
          )}
        </Field>
      ))}
      <Field label="Email">
        {(control) => (
          <Input
            {...control}
            {...register("email")}
            type="email"
            defaultValue={initial.email}
            readOnly
          />
        )}
      </Field>
      <AcceptTerms {...register("acceptTerms")} />
      <SubmitButton busy={busy} busyLabel="Saving..." className="w-full">
        Complete Profile
      </SubmitButton>
    </form>
  );
}
