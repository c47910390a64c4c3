"use client";

import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { Field } from "#components/ui/field";
import { isTooLong, meetsPasswordRules } from "#lib/domain/account/password";
import type { ResetPassword } from "#lib/domain/account/password-forms";
import { cn } from "#lib/utils";
import { PasswordChecklist } from "./password-checklist";
import { PasswordInput } from "./password-input";

type NewPasswordFieldsProps = {
  /** Over the live list, if it has a title of its own. */
  checklistTitle?: string;
  confirmLabel?: string;
  /** Whether the server has refused this password. */
  isRefused: (password: string) => boolean;
};

/**
 * A new password twice, as `password` and `confirm` of their form: the live checklist, red on mismatch and green on
 * match.
 */
export function NewPasswordFields({
  checklistTitle,
  confirmLabel = "Confirm password",
  isRefused,
}: NewPasswordFieldsProps) {
  const [focused, setFocused] = useState(false);
  const { register, watch } = useFormContext<ResetPassword>();
  const [password = "", confirm = ""] = watch(["password", "confirm"]);
  const refused = isRefused(password);
  const weak = password !== "" && (refused || !meetsPasswordRules(password) || isTooLong(password));
  const matches = password === confirm;
  return (
    <>
      <Field label="New password">
        {(control) => (
          <>
            <PasswordInput
              {...control}
              {...register("password", { onBlur: () => setFocused(false) })}
              onFocus={() => setFocused(true)}
              aria-invalid={weak || undefined}
              autoComplete="new-password"
            />
            {focused || password ? (
              <div className="flex flex-col gap-1.5">
                {checklistTitle ? <p className="font-medium text-sm">{checklistTitle}</p> : null}
                <PasswordChecklist password={password} refused={refused} />
              </div>
            ) : null}
          </>
        )}
      </Field>
      <Field label={confirmLabel}>
        {(control) => (
          <>
            <PasswordInput
              {...control}
              {...register("confirm")}
              aria-invalid={(confirm !== "" && !matches) || undefined}
              aria-describedby={`${control.id}-match`}
              className={cn(confirm !== "" && matches && "border-score-good")}
              autoComplete="new-password"
            />
            <p
              id={`${control.id}-match`}
              aria-live="polite"
              className={cn(
                "min-h-5 font-medium text-sm",
                matches ? "text-score-good" : "text-destructive",
              )}
            >
              {confirm === "" ? null : matches ? "Passwords match" : "Passwords do not match"}
            </p>
          </>
        )}
      </Field>
    </>
  );
}
