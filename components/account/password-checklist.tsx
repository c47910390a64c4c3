import { Check, X } from "lucide-react";
import { PASSWORD_RULES } from "#lib/domain/password";
import { cn } from "#lib/utils";

/** The live list of the password rules, each ticked or crossed (accounts spec §2.4). */
export function PasswordChecklist({ id, password }: { id?: string; password: string }) {
  return (
    <ul id={id} aria-label="Password requirements" className="grid gap-1 rounded-md bg-muted p-3">
      {PASSWORD_RULES.map((rule) => {
        const met = rule.test(password);
        return (
          <li
            key={rule.id}
            className={cn(
              "flex items-center gap-2 text-sm",
              met ? "text-score-good" : "text-muted-foreground",
            )}
          >
            {met ? <Check aria-hidden className="size-4" /> : <X aria-hidden className="size-4" />}
            {rule.message}
            <span className="sr-only">{met ? ": met" : ": not yet met"}</span>
          </li>
        );
      })}
    </ul>
  );
}
