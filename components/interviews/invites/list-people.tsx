import { useState } from "react";
import { Button } from "#components/ui/button";
import { Field } from "#components/ui/field";
import { Input } from "#components/ui/input";
import { NativeSelect } from "#components/ui/native-select";
import { personFaults, toInvite } from "#lib/domain/interviews/invite-list";
import { type GreetingWords, greeting } from "#lib/domain/text/greeting";
import { type LanguageCode, textAttributes } from "#lib/domain/text/languages";
import { inviteOf, type ListRow } from "./use-invite-list";

/** How the messages to an interview's people begin, and in which language. */
export type Greets = GreetingWords & { language: LanguageCode };

/** So many are shown at once: more would make a page slow. */
const SHOWN = 50;

type ListPeopleProps = {
  rows: readonly ListRow[];
  greets: Greets;
  disabled: boolean;
  onChange: (next: (row: ListRow) => ListRow) => void;
};

/** The people of a list, each to mend or to leave out; whoever has to be mended comes first and is open. */
export function ListPeople({ rows, greets, disabled, onChange }: ListPeopleProps) {
  const [shown, setShown] = useState(SHOWN);
  const rest = rows.length - shown;
  return (
    <div className="flex flex-col items-start gap-3">
      <ul aria-label="People on your list" className="w-full divide-y rounded-md border">
        {rows.slice(0, shown).map((row) => (
          <Person
            key={row.id}
            row={row}
            greets={greets}
            disabled={disabled}
            onChange={(part) => onChange((one) => (one.id === row.id ? { ...one, ...part } : one))}
          />
        ))}
      </ul>
      {rest > 0 ? (
        <Button variant="outline" onClick={() => setShown(shown + SHOWN)}>
          {`Show more (${rest.toLocaleString("en-US")} left)`}
        </Button>
      ) : null}
    </div>
  );
}

type PersonProps = Pick<ListPeopleProps, "greets" | "disabled"> & {
  row: ListRow;
  onChange: (part: Partial<ListRow>) => void;
};

function Person({ row, greets, disabled, onChange }: PersonProps) {
  const invite = inviteOf(row);
  const [isOpen, setOpen] = useState(invite === null);
  const { name, email, phone } = row;
  const who = name || email || phone;
  const reached = invite?.by === "text" ? phone : email || phone;
  const canChoose = toInvite(row, "email") !== null && toInvite(row, "text") !== null;
  return (
    <li className="flex flex-col gap-2 px-3 py-2 sm:px-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <label className="flex min-h-11 min-w-0 flex-1 basis-44 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            className="size-5 shrink-0 rounded-sm accent-primary"
            checked={!row.isOut}
            disabled={disabled}
            onChange={({ target }) => onChange({ isOut: !target.checked })}
          />
          <span className="flex min-w-0 flex-col">
            <span className={row.isOut ? "text-muted-foreground line-through" : undefined}>
              <span className="break-words font-medium">{who}</span>
              {reached === "" || reached === who ? null : (
                <span className="inline-block max-w-full whitespace-pre-wrap break-words max-sm:block">
                  <span className="max-sm:sr-only"> · </span>
                  <span>{reached}</span>
                </span>
              )}
            </span>
            {invite && !row.isOut ? (
              <span
                {...textAttributes(greets.language)}
                className="w-fit break-words text-muted-foreground text-sm"
              >
                {greeting(greets, name, greets.language)}
              </span>
            ) : null}
          </span>
        </label>
        <span className="ml-auto flex items-center gap-1">
          {canChoose ? (
            <NativeSelect
              aria-label={`How to invite ${who}`}
              className="w-auto"
              value={invite?.by ?? "email"}
              disabled={disabled || row.isOut}
              onChange={({ target }) =>
                onChange({ by: target.value === "text" ? "text" : "email" })
              }
            >
              <option value="email">Email</option>
              <option value="text">Text</option>
            </NativeSelect>
          ) : (
            <span className="text-muted-foreground text-sm">
              {invite
                ? invite.by === "text"
                  ? "Text"
                  : "Email"
                : row.isOut
                  ? null
                  : "Needs a fix"}
            </span>
          )}
          <Button
            variant="ghost"
            size="sm"
            disabled={disabled}
            aria-expanded={isOpen}
            aria-label={isOpen ? `Done with ${who}` : `Change ${who}`}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? "Done" : "Change"}
          </Button>
        </span>
      </div>
      {isOpen ? <Fields row={row} disabled={disabled} onChange={onChange} /> : null}
    </li>
  );
}

const FIELDS = [
  { field: "name", label: "Name", type: "text" },
  { field: "phone", label: "Phone", type: "tel" },
  { field: "email", label: "Email", type: "email" },
] as const;

function Fields({ row, disabled, onChange }: Omit<PersonProps, "greets">) {
  const faults = personFaults(row);
  return (
    <div className="grid gap-3 pb-2 sm:grid-cols-3">
      {FIELDS.map(({ field, label, type }) => (
        <Field key={field} label={label} error={faults[field]}>
          {(aria) => (
            <Input
              {...aria}
              type={type}
              autoComplete="off"
              value={row[field]}
              disabled={disabled}
              onChange={({ target }) => onChange({ [field]: target.value })}
            />
          )}
        </Field>
      ))}
    </div>
  );
}
