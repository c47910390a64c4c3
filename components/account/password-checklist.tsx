import { Check, X } from "lucide-react";
import { isTooLong, PASSWORD_RULES, PASSWORD_TOO_LONG } from "#lib/domain/password";
import { cn } from "#lib/utils";

/** The live list of the password rules, each ticked or crossed (accounts spec §2.4), and what is too long. */
export function PasswordChecklist({ id, password }: { id?: string; password: string }) {
  return (
    <ul id={id} aria-label="Password requirements" className="grid gap-1 rounded-md bg-muted p-3">
      {PASSWORD_RULES.map((rule) => (
        <Rule key={rule.id} met={rule.test(password)}>
          {rule.message}
        </Rule>
      ))}
      {isTooLong(password) ? <Rule met={false}>{PASSWORD_TOO_LONG}</Rule> : null}
    </ul>
  );
}

function Rule({ met, children }: { met: boolean; children: string }) {
  const Mark = met ? Check : X;
  return (
    <li
      className={cn(
        "flex items-start gap-2 text-sm",
        met ? "text-score-good" : "text-muted-foreground",
      )}
    >
      <Mark aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        {children}
        <span className="sr-only">{met ? ": met" : ": not yet met"}</span>
      </span>
    </li>
  );
}
