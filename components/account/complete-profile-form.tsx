"use client";

import { type FormEvent, useState } from "react";
import { FormError } from "#components/shared/form-error";
import { SubmitButton } from "#components/shared/submit-button";
import { useSend } from "#components/shared/use-send";
import { Field } from "#components/ui/field";
import { Input } from "#components/ui/input";
import {
  COMPLETE_PROFILE_TEXTS,
  type CompleteProfile,
  completeProfileProblem,
} from "#lib/domain/complete-profile";
import { routes } from "#lib/domain/routes";
import { AcceptTerms } from "./accept-terms";

const FIELDS = [
  { name: "firstName", label: "First name", autoComplete: "given-name", max: 100 },
  { name: "lastName", label: "Last name", autoComplete: "family-name", max: 100 },
  { name: "companyName", label: "Company name", autoComplete: "organization", max: 200 },
] as const;

/** Complete Your Profile (accounts spec §2.7). */
export function CompleteProfileForm({
  initial,
}: {
  initial: Omit<CompleteProfile, "acceptTerms">;
}) {
  const { send, busy, error } = useSend(COMPLETE_PROFILE_TEXTS.failed);
  const [problem, setProblem] = useState<string | null>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? "");
    const values = {
      firstName: text("firstName"),
      lastName: text("lastName"),
      companyName: text("companyName"),
      email: initial.email,
      acceptTerms: form.has("acceptTerms"),
    };
    const found = completeProfileProblem(values);
    setProblem(found);
    if (found) return;
    const reply = await send("/api/account/profile", values, "PUT");
    if (reply) window.location.replace(String(reply.next ?? routes.postSignup));
  }

  return (
    <form method="post" onSubmit={submit} noValidate className="flex flex-col gap-4">
      <FormError>{problem ?? error?.message}</FormError>
      {FIELDS.map(({ name, label, autoComplete, max }) => (
        <Field key={name} label={label}>
          {(control) => (
            <Input
              {...control}
              name={name}
              defaultValue={initial[name]}
              autoComplete={autoComplete}
              maxLength={max}
              required
            />
          )}
        </Field>
      ))}
      <Field label="Email">
        {(control) => <Input {...control} type="email" value={initial.email} readOnly />}
      </Field>
      <AcceptTerms name="acceptTerms" />
      <SubmitButton busy={busy} busyLabel="Saving..." className="w-full">
        Complete Profile
      </SubmitButton>
    </form>
  );
}
