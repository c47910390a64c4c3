import { useMemo, useState } from "react";
import { useSend } from "#components/shared/use-send";
import { invitesApiPath } from "#lib/domain/core/routes";
import { type OpenColumns, wholeColumns } from "#lib/domain/interviews/invite-columns";
import { peopleIn, type Sheet } from "#lib/domain/interviews/invite-list";
import { newId } from "../draft-slot";
import { readListFile } from "./read-list";

/** How many of a list were invited, had been before, or take no invitations. */
export type InviteResult = { invited: number; already: number; stopped: number };

/** A list from its file to its sending. The id is the list's own, so that pressing twice sends one. */
type Chosen = { batchId: string; fileName: string; sheet: Sheet; columns: OpenColumns };

function toResult(answer: Record<string, unknown>): InviteResult {
  const count = (key: keyof InviteResult) => Number(answer[key]) || 0;
  return { invited: count("invited"), already: count("already"), stopped: count("stopped") };
}

/** One list of people: chosen, looked through, sent. */
export function useInviteList(interviewId: string, onSent: () => void) {
  const { send, busy, error, clear, rest } = useSend(
    "Your list couldn't be sent. Nobody on it was invited. Please try again.",
  );
  const [reading, setReading] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const list = useMemo(() => {
    const columns = chosen && wholeColumns(chosen.columns);
    return chosen && columns && peopleIn(chosen.sheet, columns);
  }, [chosen]);
  const [result, setResult] = useState<InviteResult | null>(null);

  async function choose(file: File | undefined) {
    if (file === undefined) return;
    setReading(true);
    setResult(null);
    clear();
    const read = await readListFile(file).catch(() => ({
      fault: "This file couldn't be opened. Nothing was sent. Please choose it again.",
    }));
    setReading(false);
    setFault("fault" in read ? read.fault : null);
    if ("fault" in read) return setChosen(null);
    setChosen({ batchId: newId(), fileName: file.name, sheet: read, columns: read.taken });
  }

  /** Takes other columns: another list. */
  function take(columns: OpenColumns) {
    setChosen((before) => before && { ...before, batchId: newId(), columns });
  }

  async function invite() {
    if (chosen === null || list === null || busy) return;
    const { batchId } = chosen;
    const answer = await send(invitesApiPath(interviewId), { batchId, people: list.people });
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
  return { reading, fault, chosen, list, result, busy, error, choose, take, invite, drop };
}
