import { Alert } from "#components/ui/alert";
import type { InviteList } from "#lib/domain/interviews/invite-list";

const SHOWN = 20;

type ListCheckProps = { fileName: string; list: InviteList; left: number };

/** What a list holds before anything is sent: how many people, and each row that will be left out with its reason. */
export function ListCheck({ fileName, list: { people, problems }, left }: ListCheckProps) {
  const rest = problems.length - SHOWN;
  const count = people.length.toLocaleString("en-US");
  return (
    <section aria-label="Check your list" className="flex flex-col gap-4">
      {people.length > left ? (
        <Alert variant="error" role="alert">
          {`${fileName} has ${count} people, and you can invite ${left.toLocaleString("en-US")} more today. Nothing was sent. Split the list and send the rest tomorrow.`}
        </Alert>
      ) : (
        <p>
          <strong className="break-words">{fileName}</strong>
          {people.length === 0
            ? " has nobody we can invite."
            : ` has ${people.length === 1 ? "1 person" : `${count} people`} we can invite. Anyone already invited won't get a second email.`}
        </p>
      )}
      {problems.length > 0 ? (
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
      ) : null}
    </section>
  );
}
