"use client";

import Link from "next/link";
import { useEffect } from "react";
import { FormError } from "#components/shared/form-error";
import { SubmitButton } from "#components/shared/submit-button";
import { useAppForm } from "#components/shared/use-app-form";
import { useSend } from "#components/shared/use-send";
import { Checkbox } from "#components/ui/checkbox";
import { Field } from "#components/ui/field";
import { Input } from "#components/ui/input";
import { loneLinkClasses } from "#components/ui/text-link";
import { browserStorage } from "#lib/browser/storage";
import { routes } from "#lib/domain/core/routes";
import { PasswordInput } from "./password-input";

const schema = () =>
  import("#lib/domain/account/sign-up").then((module) => module.signInFormSchema);

const REMEMBERED = "rememberedEmail";

/** Sign in. `next` is where a guarded page wanted to go on. */
export function SignInForm({ next }: { next?: string | undefined }) {
  const { send, busy, error } = useSend();
  const form = useAppForm(schema);
  const { register, setValue, getValues, formState } = form;

  useEffect(() => {
    const remembered = browserStorage.get(REMEMBERED);
    if (!remembered || getValues("email")) return;
    setValue("email", remembered);
    setValue("remember", true);
  }, [setValue, getValues]);

  const submit = form.handleSubmit(async ({ email, password, remember }) => {
    browserStorage.set(REMEMBERED, remember ? email.trim() : null);
    const reply = await send("/api/auth/sign-in", { email, password, next });
    if (reply) window.location.replace(String(reply.next ?? routes.dashboard));
  });

  return (
    <form method="post" onSubmit={submit} noValidate className="flex flex-col gap-4">
      <FormError>{error?.message}</FormError>
      <Field label="Email" error={formState.errors.email?.message}>
        {(control) => (
          <Input
            {...control}
            {...register("email")}
            type="email"
            autoComplete="username"
            inputMode="email"
            required
          />
        )}
      </Field>
      <Field label="Password" error={formState.errors.password?.message}>
        {(control) => (
          <PasswordInput
            {...control}
            {...register("password")}
            autoComplete="current-password"
            required
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox label="Remember me" {...register("remember")} />
        <Link href={routes.forgotPassword} className={loneLinkClasses}>
          Forgot password?
        </Link>
      </div>
      <SubmitButton busy={busy} busyLabel="Signing in..." className="w-full">
        Sign in
      </SubmitButton>
    </form>
  );
}
