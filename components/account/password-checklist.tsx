import { Check, Minus, X } from "lucide-react";
import {
  isTooLong,
  NOT_COMMON,
  PASSWORD_RULES,
  PASSWORD_TOO_LONG,
} from "#lib/domain/account/password";
import { cn } from "#lib/utils";

const LATER = "checked when you continue";
const TOO_COMMON = "this one is too common";

type PasswordChecklistProps = {
  id?: string;
  password: string;
  /** Whether the server has refused this password: it alone knows the common ones. */
  refused: boolean;
};

/** The live list of the password rules, each ticked or crossed, and what is too long. */
export function PasswordChecklist({ id, password, refused }: PasswordChecklistProps) {
  return (
    <ul id={id} aria-label="Password requirements" className="grid gap-1 rounded-md bg-muted p-3">
      {PASSWORD_RULES.map((rule) => (
        <Rule key={rule.id} met={rule.test(password)}>
          {rule.message}
        </Rule>
      ))}
      <Rule met={refused ? false : null} said={refused ? TOO_COMMON : LATER}>
        {NOT_COMMON}
      </Rule>
      {isTooLong(password) ? <Rule met={false}>{PASSWORD_TOO_LONG}</Rule> : null}
    </ul>
  );
}

type RuleProps = {
  /** Null for what is only known once the password was sent. */
  met: boolean | null;
  /** How it stands, in words for everybody; the mark says the rest to whoever sees it. */
  said?: string;
  children: string;
};

function Rule({ met, said, children }: RuleProps) {
  const Mark = met === null ? Minus : met ? Check : X;
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
        <span className={said ? undefined : "sr-only"}>
          {`: ${said ?? (met ? "met" : "not yet met")}`}
        </span>
      </span>
    </li>
  );
}
