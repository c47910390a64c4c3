import { Alert } from "#components/ui/alert";
import { Field, Fieldset } from "#components/ui/field";
import { NativeSelect } from "#components/ui/native-select";
import type { Column, ColumnsRead, OpenColumns } from "#lib/domain/interviews/invite-columns";
import { ellipsize } from "#lib/domain/text/shortened";
import { lowerFirst, upperFirst } from "#lib/domain/text/words";

const NONE = "none";

/** 'Column B, “Email”', as a spreadsheet counts and names it; by what it has first if it has no name. */
function words({ at, head, sample }: Column): string {
  const letters = at < 26 ? "" : "A";
  const said =
    head === null ? `starts with “${ellipsize(sample, 30)}”` : `“${ellipsize(head, 30)}”`;
  return `Column ${letters}${String.fromCharCode(65 + (at % 26))}, ${said}`;
}

type ListColumnsProps = {
  read: ColumnsRead;
  columns: OpenColumns;
  disabled: boolean;
  onChoose: (columns: OpenColumns) => void;
};

/** Which columns of a list have the addresses, numbers and names: what was taken, and the others that it could be. */
export function ListColumns({ read, columns, disabled, onChoose }: ListColumnsProps) {
  const { emails, phones, names } = read;
  const { email, phone, name, lastName } = columns;
  const rest = names.filter(({ at }) => at !== name);
  return (
    <Fieldset legend="Columns">
      <Unclear read={read} columns={columns} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TakenColumn
          what="email addresses"
          value={email}
          options={emails}
          disabled={disabled}
          onChoose={(at) => onChoose({ ...columns, email: at })}
        />
        <TakenColumn
          what="phone numbers"
          value={phone}
          options={phones}
          disabled={disabled}
          onChoose={(at) => onChoose({ ...columns, phone: at })}
        />
        <ColumnField
          label="Names or first names"
          value={name === null ? NONE : (name ?? "")}
          options={names}
          none="None (greet without names)"
          disabled={disabled}
          onChoose={(value) =>
            onChoose({
              ...columns,
              name: value === NONE ? null : Number(value),
              lastName: null,
            })
          }
        />
        {typeof name === "number" && rest.length > 0 ? (
          <ColumnField
            label="Last names"
            value={lastName ?? NONE}
            options={rest}
            none="None"
            disabled={disabled}
            onChoose={(value) =>
              onChoose({ ...columns, lastName: value === NONE ? null : Number(value) })
            }
          />
        ) : null}
      </div>
    </Fieldset>
  );
}

type TakenColumnProps = {
  what: "email addresses" | "phone numbers";
  value: number | null | undefined;
  options: Column[];
  disabled: boolean;
  onChoose: (at: number | null) => void;
};

/** How these people are reached: said if only one column does it and is taken, else a choice. */
function TakenColumn({ what, value, options, disabled, onChoose }: TakenColumnProps) {
  const [only, ...more] = options;
  if (only === undefined) return null;
  if (more.length === 0 && value === only.at)
    return <p className="sm:col-span-2">{`The ${what} are in ${lowerFirst(words(only))}.`}</p>;
  return (
    <ColumnField
      label={`${upperFirst(what)} of the people to invite`}
      value={value === null ? NONE : (value ?? "")}
      options={options}
      none="None of these"
      disabled={disabled}
      onChoose={(chosen) => onChoose(chosen === NONE ? null : Number(chosen))}
    />
  );
}

/** What has to be chosen before anything can be sent, and why. */
function Unclear({
  read: { emails, phones },
  columns,
}: {
  read: ColumnsRead;
  columns: OpenColumns;
}) {
  const reasons = [
    ...(columns.email === undefined
      ? [
          emails.length > 1
            ? `This file has ${emails.length} columns with email addresses. Choose the one with the people you want to invite.`
            : "These may not be the candidates' own email addresses. Choose the column if they are.",
        ]
      : []),
    ...(columns.phone === undefined
      ? [
          phones.length > 1
            ? `There are ${phones.length} columns with phone numbers. Choose the one that gets texts.`
            : "These may not be the candidates' own phone numbers. Choose the column if they are.",
        ]
      : []),
    ...(columns.email === null && columns.phone === null
      ? ["Choose the column with email addresses or the one with phone numbers."]
      : []),
    ...(columns.name === undefined
      ? ["We can't tell which column has the names. Choose one, or greet everyone without a name."]
      : []),
  ];
  if (reasons.length === 0) return null;
  return (
    <Alert variant="warning" role="alert">
      {reasons.join(" ")} Nothing is sent until then.
    </Alert>
  );
}

type ColumnFieldProps = {
  label: string;
  /** A column's place; empty until one is chosen. */
  value: number | string;
  options: Column[];
  /** What the choice of no column says, if that is one. */
  none?: string;
  disabled: boolean;
  onChoose: (value: string) => void;
};

function ColumnField({ label, value, options, none, disabled, onChoose }: ColumnFieldProps) {
  return (
    <Field label={label}>
      {(aria) => (
        <NativeSelect
          {...aria}
          value={value}
          disabled={disabled}
          onChange={({ target }) => onChoose(target.value)}
        >
          {value === "" ? <option value="">Choose a column</option> : null}
          {options.map((column) => (
            <option key={column.at} value={column.at}>
              {words(column)}
            </option>
          ))}
          {none ? <option value={NONE}>{none}</option> : null}
        </NativeSelect>
      )}
    </Field>
  );
}
