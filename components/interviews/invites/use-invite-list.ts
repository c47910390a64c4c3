import { useState } from "react";
import { useSend } from "#components/shared/use-send";
import type { InviteList } from "#lib/domain/interviews/invite-list";
import { invitesApiPath } from "#lib/domain/site/routes";
import { newId } from "../claim-slot";
import { readListFile } from "./read-list";

/** How many of a list were invited, had been before, or take no invitations. */
export type InviteResult = { invited: number; already: number; stopped: number };

/** A list from its file to its sending. The id is the list's own, so that pressing twice sends one. */
type Chosen = { batchId: string; fileName: string; list: InviteList };

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
    const batchId = newId();
    setChosen("fault" in read ? null : { batchId, fileName: file.name, list: read });
  }

  async function invite() {
    if (chosen === null || busy) return;
    const { batchId, list } = chosen;
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
  return { reading, fault, chosen, result, busy, error, choose, invite, drop };
}
