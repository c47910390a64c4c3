import type { ReactNode } from "react";
import { Alert } from "#components/ui/alert";
import { Button } from "#components/ui/button";
import type { OpenColumns } from "#lib/domain/interviews/invite-columns";
import type { RowProblem } from "#lib/domain/interviews/invite-list";
import { peopleInWords } from "#lib/domain/text/words";
import { ListColumns } from "./list-columns";
import { type Greets, ListPeople } from "./list-people";
import { type Chosen, invitedOf, inviteOf, type ListRow } from "./use-invite-list";

const SHOWN = 20;

type ListCheckProps = {
  chosen: Chosen;
  /** How many may still be invited, and when. */
  left: number;
  when: string;
  greets: Greets;
  disabled: boolean;
  onChoose: (columns: OpenColumns) => void;
  onChange: (next: (row: ListRow) => ListRow) => void;
  /** What can be done with the list. */
  children: ReactNode;
};

/** What a list holds before anything is sent: its columns, its people to mend or leave out, and what is nobody, with why. */
export function ListCheck(props: ListCheckProps) {
  const { chosen, left, when, greets, disabled, onChoose, onChange, children } = props;
  const { fileName, sheet, columns, rows } = chosen;
  return (
    <>
      <section aria-label="Check your list" className="flex flex-col gap-5">
        {rows === null ? (
          <strong className="break-words">{fileName ?? "Your list"}</strong>
        ) : (
          <Count fileName={fileName} rows={rows} left={left} when={when} onChange={onChange} />
        )}
        {sheet.names.length + sheet.emails.length + sheet.phones.length > 0 ? (
          <ListColumns read={sheet} columns={columns} disabled={disabled} onChoose={onChoose} />
        ) : null}
        {rows && rows.length > 0 ? (
          <ListPeople
            key={chosen.batchId}
            rows={rows}
            greets={greets}
            disabled={disabled}
            onChange={onChange}
          />
        ) : null}
        {chosen.left.length > 0 ? (
          <LeftOut problems={chosen.left} unit={fileName === null ? "Line" : "Row"} />
        ) : null}
      </section>
      {children}
    </>
  );
}

type CountProps = Pick<ListCheckProps, "left" | "when" | "onChange"> &
  Pick<Chosen, "fileName"> & { rows: readonly ListRow[] };

function Count({ fileName, rows, left, when, onChange }: CountProps) {
  const count = invitedOf(rows).length;
  const wrong = rows.filter((row) => !row.isOut && inviteOf(row) === null).length;
  /** Leaves out whoever is more than may be invited, in the list's order. */
  const keepFirst = () => {
    const going = rows.filter((row) => !row.isOut && inviteOf(row) !== null);
    const kept = new Set(going.slice(0, left).map(({ id }) => id));
    onChange((row) => ({ ...row, isOut: row.isOut || !kept.has(row.id) }));
  };
  if (count > left)
    return (
      <Alert
        variant="error"
        role="alert"
        action={
          left > 0 ? (
            <Button variant="outline" onClick={keepFirst}>
              {`Keep the first ${left.toLocaleString("en-US")}`}
            </Button>
          ) : null
        }
      >
        {`Your list has ${peopleInWords(count)}, and you can invite ${left.toLocaleString("en-US")} more ${when}. Nothing was sent.`}
      </Alert>
    );
  return (
    <p>
      <strong className="break-words">{fileName ?? "Your list"}</strong>
      <span>
        {count === 0
          ? " has nobody we can invite yet."
          : ` has ${peopleInWords(count)} we can invite. Anyone already invited won't get a second invitation.`}
      </span>
      {wrong > 0 ? (
        <span className="mt-1 block">
          {`${peopleInWords(wrong)} can't be invited until you fix what's marked below.`}
        </span>
      ) : null}
    </p>
  );
}

function LeftOut({ problems, unit }: { problems: RowProblem[]; unit: "Row" | "Line" }) {
  const rest = problems.length - SHOWN;
  const units = unit === "Row" ? "rows" : "lines";
  return (
    <div>
      <p className="font-medium">
        {problems.length === 1
          ? `1 ${unit.toLowerCase()} isn't a person of its own:`
          : `${problems.length.toLocaleString("en-US")} ${units} aren't people of their own:`}
      </p>
      <ul className="mt-2 list-disc pl-5 text-muted-foreground">
        {problems.slice(0, SHOWN).map(({ row, problem }) => (
          <li key={`${row} ${problem}`} className="break-words">{`${unit} ${row}: ${problem}`}</li>
        ))}
      </ul>
      {rest > 0 ? (
        <p className="mt-2 text-muted-foreground">{`And ${rest.toLocaleString("en-US")} more.`}</p>
      ) : null}
    </div>
  );
}
