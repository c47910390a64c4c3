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
import type { TextAgreement } from "#lib/domain/interviews/text-agreement";
import type { LanguageCode } from "#lib/domain/text/languages";
import { newId } from "../draft-slot";
import { readListFile, readListText } from "./read-list";

/** How a list is invited: in a language that was chosen, or the interview's own; where and when they agreed to our texts. */
type InviteHow = { language: LanguageCode | null; agreed?: TextAgreement };

/** How many of a list were invited (of them by our text, or to be texted), had been before, or take no invitations. */
export type InviteResult = Record<"invited" | "texted" | "toText" | "already" | "stopped", number>;

/** A person of the list as the owner leaves them: mended, left out, by the way that they chose. */
export type ListRow = ListedPerson & { id: number; isOut: boolean; by?: InviteChannel };

/** A list from where it comes to its sending. The id is the list's own, so that pressing twice sends one. */
export type Chosen = {
  batchId: string;
  /** A file's name; null if it was pasted. */
  fileName: string | null;
  /** The text that was read; null of a file. */
  pasted: string | null;
  /** Whether a row was mended or left out, which reading anew would lose. */
  isMended: boolean;
  sheet: Sheet;
  columns: OpenColumns;
  /** Null until the columns are chosen; whoever has to be mended comes first. */
  rows: ListRow[] | null;
  left: RowProblem[];
};

/** Said if no answer of ours came back: the same list again changes nothing. */
export const UNSURE =
  "We don't know whether your invitations went out. Check your connection and press the button again: nobody is invited twice.";

function toResult(answer: Record<string, unknown>): InviteResult {
  const count = (key: keyof InviteResult) => Number(answer[key]) || 0;
  return {
    invited: count("invited"),
    texted: count("texted"),
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
export function useInviteList(interviewId: string, onSent: (pasted: string | null) => void) {
  const { send, busy, error, clear, rest } = useSend(UNSURE, UNSURE);
  const [reading, setReading] = useState(false);
  const [fault, setFault] = useState<{ pasted: boolean; message: string } | null>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [result, setResult] = useState<InviteResult | null>(null);
  const [waiting, setWaiting] = useState<(() => void) | null>(null);

  /** Does what loses mended rows, after a question if there are any. */
  function replace(go: () => void) {
    if (chosen?.isMended) setWaiting(() => go);
    else go();
  }
  function answer(isYes: boolean) {
    setWaiting(null);
    if (isYes) waiting?.();
  }

  async function read(source: File | string) {
    const pasted = typeof source === "string";
    setReading(true);
    setResult(null);
    clear();
    const sheet = await (pasted ? readListText(source) : readListFile(source)).catch(() => ({
      fault: "This file couldn't be opened. Nothing was sent. Please choose it again.",
    }));
    setReading(false);
    setFault("fault" in sheet ? { pasted, message: sheet.fault } : null);
    if ("fault" in sheet) return setChosen(null);
    const from = pasted
      ? { fileName: null, pasted: source }
      : { fileName: source.name, pasted: null };
    setChosen({ batchId: newId(), ...from, isMended: false, sheet, ...rowsOf(sheet, sheet.taken) });
  }

  const choose = (source: File | string) => replace(() => void read(source));

  /** Takes other columns: another list. */
  function take(columns: OpenColumns) {
    replace(() =>
      setChosen(
        (before) =>
          before && {
            ...before,
            batchId: newId(),
            isMended: false,
            ...rowsOf(before.sheet, columns),
          },
      ),
    );
  }

  /** Mends rows. */
  function change(next: (row: ListRow) => ListRow) {
    setChosen(
      (before) => before && { ...before, isMended: true, rows: before.rows?.map(next) ?? null },
    );
  }

  async function invite({ language, agreed }: InviteHow) {
    if (chosen === null || busy) return;
    const { batchId, pasted, rows } = chosen;
    const list = { batchId, people: invitedOf(rows), agreed, language: language ?? undefined };
    const sent = await send(invitesApiPath(interviewId), list);
    rest();
    if (sent === null) return;
    setResult(toResult(sent));
    setChosen(null);
    onSent(pasted);
  }

  const drop = () => {
    setChosen(null);
    setFault(null);
    clear();
  };
  const asks = waiting !== null;
  return {
    reading,
    fault,
    chosen,
    result,
    busy,
    error,
    asks,
    answer,
    choose,
    take,
    change,
    invite,
    drop,
  };
}
