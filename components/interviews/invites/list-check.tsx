import type { ReactNode } from "react";
import { Alert } from "#components/ui/alert";
import type { OpenColumns } from "#lib/domain/interviews/invite-columns";
import type { InviteList, RowProblem, Sheet } from "#lib/domain/interviews/invite-list";
import { GreetedPeople, type Greets } from "./greeted-people";
import { ListColumns } from "./list-columns";

const SHOWN = 20;

type ListCheckProps = {
  fileName: string;
  sheet: Sheet;
  columns: OpenColumns;
  /** Null until the columns are chosen. */
  list: InviteList | null;
  /** How many may still be invited today. */
  left: number;
  greets: Greets;
  disabled: boolean;
  onChoose: (columns: OpenColumns) => void;
  /** What can be done with the list. */
  children: ReactNode;
};

/**
 * What a list holds before anything is sent: the columns that were taken, how many people, the first of them as they will
 * be greeted, and each row that will be left out with its reason.
 */
export function ListCheck(props: ListCheckProps) {
  const { fileName, sheet, columns, list, left, greets, disabled, onChoose, children } = props;
  return (
    <>
      <section aria-label="Check your list" className="flex flex-col gap-5">
        {list === null ? (
          <strong className="break-words">{fileName}</strong>
        ) : (
          <Count fileName={fileName} count={list.people.length} left={left} />
        )}
        <ListColumns read={sheet} columns={columns} disabled={disabled} onChoose={onChoose} />
        {list && list.people.length > 0 ? (
          <GreetedPeople people={list.people} greets={greets} />
        ) : null}
        {list && list.problems.length > 0 ? <LeftOut problems={list.problems} /> : null}
      </section>
      {children}
    </>
  );
}

function Count({ fileName, count, left }: { fileName: string; count: number; left: number }) {
  const said = count.toLocaleString("en-US");
  if (count > left)
    return (
      <Alert variant="error" role="alert">
        {`${fileName} has ${said} people, and you can invite ${left.toLocaleString("en-US")} more today. Nothing was sent. Split the list and send the rest tomorrow.`}
      </Alert>
    );
  return (
    <p>
      <strong className="break-words">{fileName}</strong>
      <span>
        {count === 0
          ? " has nobody we can invite."
          : ` has ${count === 1 ? "1 person" : `${said} people`} we can invite. Anyone already invited won't get a second email.`}
      </span>
    </p>
  );
}

function LeftOut({ problems }: { problems: RowProblem[] }) {
  const rest = problems.length - SHOWN;
  return (
    <div>
      <p className="font-medium">
        {problems.length === 1
          ? "1 row was left out:"
          : `${problems.length.toLocaleString("en-US")} rows were left out:`}
      </p>
      <ul className="mt-2 list-disc pl-5 text-muted-foreground">
        {problems.slice(0, SHOWN).map(({ row, problem }) => (
          <li key={row} className="break-words">{`Row ${row}: ${problem}`}</li>
        ))}
      </ul>
      {rest > 0 ? <p className="mt-2 text-muted-foreground">{`And ${rest} more.`}</p> : null}
    </div>
  );
}
