import { useState } from "react";
import { useSend } from "#components/shared/use-send";
import { invitesApiPath } from "#lib/domain/core/routes";
import type { InviteChannel } from "#lib/domain/interviews/invite";
import { type OpenColumns, wholeColumns } from "#lib/domain/interviews/invite-columns";
import {
  type InvitedPerson,
  type ListedPerson,
  peopleIn,
  type RowProblem,
  type Sheet,
  toInvite,
} from "#lib/domain/interviews/invite-list";
import { newId } from "../draft-slot";
import { readListFile, readListText } from "./read-list";

/** How many of a list were invited (of them by text), had been before, or take no invitations. */
export type InviteResult = { invited: number; toText: number; already: number; stopped: number };

/** A person of the list as the owner leaves them: mended, left out, by the way that they chose. */
export type ListRow = ListedPerson & { id: number; isOut: boolean; by?: InviteChannel };

/** A list from where it comes to its sending. The id is the list's own, so that pressing twice sends one. */
export type Chosen = {
  batchId: string;
  /** A file's name; null if it was pasted. */
  fileName: string | null;
  sheet: Sheet;
  columns: OpenColumns;
  /** Null until the columns are chosen; whoever has to be mended comes first. */
  rows: ListRow[] | null;
  left: RowProblem[];
};

function toResult(answer: Record<string, unknown>): InviteResult {
  const count = (key: keyof InviteResult) => Number(answer[key]) || 0;
  return {
    invited: count("invited"),
    toText: count("toText"),
    already: count("already"),
    stopped: count("stopped"),
  };
}

function rowsOf(sheet: Sheet, open: OpenColumns): Pick<Chosen, "columns" | "rows" | "left"> {
  const columns = wholeColumns(open);
  if (columns === null) return { columns: open, rows: null, left: [] };
  const { people, left } = peopleIn(sheet, columns);
  const rows = people.map((person, id): ListRow => ({ ...person, id, isOut: false }));
  const wrong = new Set(rows.filter((row) => inviteOf(row) === null));
  return { columns, rows: [...wrong, ...rows.filter((row) => !wrong.has(row))], left };
}

/** Kept by row, as thousands are asked about at each key. */
const asked = new WeakMap<ListRow, InvitedPerson | null>();

/** Somebody of a list as they would be invited; null while something is wrong. */
export function inviteOf(row: ListRow): InvitedPerson | null {
  const known = asked.get(row);
  if (known !== undefined) return known;
  const invite = toInvite(row, row.by);
  asked.set(row, invite);
  return invite;
}

/** Those of a list who will be invited. */
export function invitedOf(rows: readonly ListRow[] | null): InvitedPerson[] {
  return (rows ?? []).flatMap((row) => (row.isOut ? [] : (inviteOf(row) ?? [])));
}

/** One list of people: pasted or chosen, looked through and mended, sent. */
export function useInviteList(interviewId: string, onSent: () => void) {
  const { send, busy, error, clear, rest } = useSend(
    "Your list couldn't be sent. Nobody on it was invited. Please try again.",
  );
  const [reading, setReading] = useState(false);
  const [fault, setFault] = useState<{ pasted: boolean; message: string } | null>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [result, setResult] = useState<InviteResult | null>(null);

  async function choose(source: File | string | undefined) {
    if (source === undefined) return;
    const pasted = typeof source === "string";
    setReading(true);
    setResult(null);
    clear();
    const read = await (pasted ? readListText(source) : readListFile(source)).catch(() => ({
      fault: "This file couldn't be opened. Nothing was sent. Please choose it again.",
    }));
    setReading(false);
    setFault("fault" in read ? { pasted, message: read.fault } : null);
    if ("fault" in read) return setChosen(null);
    const fileName = pasted ? null : source.name;
    setChosen({ batchId: newId(), fileName, sheet: read, ...rowsOf(read, read.taken) });
  }

  /** Takes other columns: another list. */
  function take(columns: OpenColumns) {
    setChosen(
      (before) => before && { ...before, batchId: newId(), ...rowsOf(before.sheet, columns) },
    );
  }

  /** Mends rows. */
  function change(next: (row: ListRow) => ListRow) {
    setChosen((before) => before && { ...before, rows: before.rows?.map(next) ?? null });
  }

  async function invite() {
    if (chosen === null || busy) return;
    const { batchId, rows } = chosen;
    const answer = await send(invitesApiPath(interviewId), { batchId, people: invitedOf(rows) });
    rest();
    if (answer === null) return;
    setResult(toResult(answer));
    setChosen(null);
    onSent();
  }

  const drop = () => {
    setChosen(null);
    setFault(null);
    clear();
  };
  return { reading, fault, chosen, result, busy, error, choose, take, change, invite, drop };
}
