"use client";

import { useEffect, useState } from "react";
import { FormError } from "#components/shared/form-error";
import { pickedPlan, rememberPlan } from "#components/shared/picked-plan";
import { SubmitButton } from "#components/shared/submit-button";
import { useAppForm } from "#components/shared/use-app-form";
import { useSend } from "#components/shared/use-send";
import { Alert } from "#components/ui/alert";
import { Field } from "#components/ui/field";
import { Input } from "#components/ui/input";
import { isTooLong, meetsPasswordRules } from "#lib/domain/account/password";
import { routes } from "#lib/domain/core/routes";
import type { OfferedPlan } from "#lib/domain/plans/plans";
import { AcceptTerms } from "./accept-terms";
import { PasswordChecklist } from "./password-checklist";
import { PasswordInput } from "./password-input";
import { useRefusedPassword } from "./use-refused-password";

const schema = () => import("#lib/domain/account/sign-up").then((module) => module.signUpSchema);

/** Sign up. `plan` came from the price list and goes on to the plan page; `next` is an invitation to join. */
export function SignUpForm({
  plan,
  next = null,
}: {
  plan?: OfferedPlan | undefined;
  next?: string | null;
}) {
  const { send, busy, error } = useSend();
  const [focused, setFocused] = useState(false);
  const [checkEmail, setCheckEmail] = useState(false);
  const { register, handleSubmit, watch, formState } = useAppForm(schema);
  const password = watch("password") ?? "";
  const { errors } = formState;
  const problem = errors.email ?? errors.password ?? errors.acceptTerms;
  const { sending, isRefused } = useRefusedPassword(error);
  const refused = isRefused(password);
  const weak = password !== "" && (refused || !meetsPasswordRules(password) || isTooLong(password));

  useEffect(() => {
    if (plan) rememberPlan(plan);
  }, [plan]);

  const submit = handleSubmit(async (values) => {
    sending(values.password);
    const reply = await send("/api/auth/sign-up", {
      ...values,
      plan: plan ?? pickedPlan(),
      ...(next && { next }),
    });
    if (reply?.checkEmail) setCheckEmail(true);
    else if (reply) window.location.replace(String(reply.next ?? routes.postSignup));
  });

  const passwordField = register("password", { onBlur: () => setFocused(false) });
  if (checkEmail) {
    return (
      <Alert role="status" variant="success">
        Please check your email. Open the link we sent to finish creating your account.
      </Alert>
    );
  }
  return (
    <form method="post" onSubmit={submit} noValidate className="flex flex-col gap-4">
      <FormError>{problem?.message ?? error?.message}</FormError>
      <Field label="Work email">
        {(control) => (
          <Input
            {...control}
            {...register("email")}
            aria-invalid={errors.email ? true : undefined}
            type="email"
            autoComplete="username"
            inputMode="email"
            placeholder="you@yourcompany.com"
            required
          />
        )}
      </Field>
      <Field label="Password">
        {(control) => (
          <>
            <PasswordInput
              {...control}
              {...passwordField}
              onFocus={() => setFocused(true)}
              aria-invalid={weak || errors.password ? true : undefined}
              aria-describedby={focused || password ? "password-rules" : undefined}
              autoComplete="new-password"
              required
            />
            {focused || password ? (
              <PasswordChecklist id="password-rules" password={password} refused={refused} />
            ) : null}
          </>
        )}
      </Field>
      <AcceptTerms
        {...register("acceptTerms")}
        aria-invalid={errors.acceptTerms ? true : undefined}
      />
      <SubmitButton
        busy={busy}
        busyLabel={next ? "Creating..." : "Starting your trial..."}
        className="w-full"
      >
        {next ? "Create account" : "Start Free Trial"}
      </SubmitButton>
    </form>
  );
}
