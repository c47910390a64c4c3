"use client";

import { useState } from "react";
import { Field } from "#components/ui/field";
import { meetsPasswordRules } from "#lib/domain/password";
import { cn } from "#lib/utils";
import { PasswordChecklist } from "./password-checklist";
import { PasswordInput } from "./password-input";

type NewPasswordFieldsProps = {
  password: string;
  confirm: string;
  onPassword: (value: string) => void;
  onConfirm: (value: string) => void;
  /** Over the live list, where it has a title of its own. */
  checklistTitle?: string;
  confirmLabel?: string;
};

/** A new password twice: the live checklist, red on mismatch and green on match (accounts spec §2.5 and §5). */
export function NewPasswordFields({
  password,
  confirm,
  onPassword,
  onConfirm,
  checklistTitle,
  confirmLabel = "Confirm password",
}: NewPasswordFieldsProps) {
  const [focused, setFocused] = useState(false);
  const weak = password !== "" && !meetsPasswordRules(password);
  const matches = password === confirm;
  return (
    <>
      <Field label="New password">
        {(control) => (
          <>
            <PasswordInput
              {...control}
              value={password}
              onChange={(event) => onPassword(event.target.value)}
              onFocus={() => setFocused(true)}
              onBlur={() => setFocused(false)}
              aria-invalid={weak || undefined}
              autoComplete="new-password"
              maxLength={200}
            />
            {focused || password ? (
              <div className="flex flex-col gap-1.5">
                {checklistTitle ? <p className="font-medium text-sm">{checklistTitle}</p> : null}
                <PasswordChecklist password={password} />
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
              value={confirm}
              onChange={(event) => onConfirm(event.target.value)}
              aria-invalid={(confirm !== "" && !matches) || undefined}
              aria-describedby={`${control.id}-match`}
              className={cn(confirm !== "" && matches && "border-score-good")}
              autoComplete="new-password"
              maxLength={200}
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
