"use client";

import { useCallback, useEffect, useMemo, useReducer, useState } from "react";
import type { AccommodationKind } from "#lib/domain/room/accommodations";
import { type Answers, answersReducer, NO_ANSWERS, takesOf } from "#lib/room-client/attempt-state";
import { type Opened, openAttempt, refreshAnswers } from "#lib/room-client/open-attempt";
import type { Take } from "#lib/room-client/take-store";
import { RoomFault, type RoomTransport } from "#lib/room-client/transport";

/** An attempt that is open on this device. */
export type Attempt = Opened & {
  answers: Answers;
  type: (questionId: string, text: string, fits: boolean) => void;
  /** Chooses between the text of this device and what another device saved, where they differ. */
  settle: (questionId: string, mine: boolean) => void;
  /** A take that has begun, grown, ended or been chosen. */
  keep: (take: Take) => void;
  /** Makes a take the answer; the others stay until it has arrived. */
  accept: (take: Take) => void;
  drop: (take: Take) => Promise<void>;
  /** Asks for accommodations, which hold at once. */
  askFor: (kinds: AccommodationKind[], note: string) => Promise<void>;
  /** Keeps the week grid. */
  giveWeek: (grid: string) => Promise<void>;
  /** Answers the knockout questions. */
  answerScreening: (answers: Record<string, number>) => Promise<void>;
  /** Submits what this page shows. `changed` are the questions whose answers another device has changed meanwhile. */
  submit: () => Promise<{ submittedAt: string | null; changed: string[] }>;
};

/** Opens the attempt that this browser holds, and goes on sending what waits. `fault` where it could not be opened. */
export function useAttempt(transport: RoomTransport): {
  attempt: Attempt | null;
  fault: unknown;
  retry: () => void;
} {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  const [round, setRound] = useState(0);
  const [answers, tell] = useReducer(answersReducer, NO_ANSWERS);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round tries again
  useEffect(() => {
    let left = false;
    let close = () => {};
    openAttempt(transport, tell)
      .then(({ begin, ...found }) => {
        if (left) return;
        close = () => {
          found.opened.uploader.close();
          found.opened.drafts.close();
        };
        tell({ kind: "opened", answers: found.answers });
        setOpened(found.opened);
        begin();
      })
      .catch((error: unknown) => {
        if (!left) setFault(error);
      });
    return () => {
      left = true;
      close();
    };
  }, [transport, round]);

  const type = useCallback<Attempt["type"]>(
    (questionId, text, fits) => {
      tell({ kind: "typed", questionId, text });
      opened?.drafts.set(questionId, text, fits);
    },
    [opened],
  );
  const keep = useCallback<Attempt["keep"]>(
    (take) => {
      tell({ kind: "kept", take });
      opened?.uploader.update(take);
    },
    [opened],
  );
  const drop = useCallback<Attempt["drop"]>(
    async (take) => {
      tell({ kind: "dropped", take });
      await opened?.uploader.discard(take);
    },
    [opened],
  );
  const settle = useCallback<Attempt["settle"]>(
    (questionId, mine) => {
      const other = answers.others.get(questionId);
      if (opened === null || other === undefined) return;
      const text = mine ? answers.texts.get(questionId) : other.text;
      tell({ kind: "settled", questionId, text: text ?? "" });
      if (mine) return opened.drafts.replace(questionId, other.version);
      opened.versions.set(questionId, other.version);
      void opened.drafts.drop(questionId);
    },
    [answers, opened],
  );
  const accept = useCallback<Attempt["accept"]>(
    (take) => {
      const over = opened?.versions.get(take.questionId);
      const others = takesOf(answers, take.questionId)
        .filter(({ id, stopped }) => stopped && id !== take.id)
        .map((other) => ({ ...other, accepted: false, instead: take.id }));
      const changed = [...others, { ...take, accepted: true, instead: undefined, over }];
      // Where the device is full, this page still knows.
      void opened?.store.putTakes(changed).catch(() => {});
      for (const one of changed) keep(one);
    },
    [answers, keep, opened],
  );
  const submit = useCallback<Attempt["submit"]>(async () => {
    if (opened === null) return { submittedAt: null, changed: [] };
    const { drafts, versions } = opened;
    await drafts.flush();
    const reviewed = new Map(versions);
    try {
      return { submittedAt: await transport.submit(Object.fromEntries(reviewed)), changed: [] };
    } catch (fault) {
      if (!(fault instanceof RoomFault) || fault.reason !== "answers_changed") throw fault;
      const state = await transport.load();
      refreshAnswers(state, opened, tell);
      const changed = state.answers.filter(
        ({ questionId, version }) => reviewed.get(questionId) !== version,
      );
      return { submittedAt: null, changed: changed.map(({ questionId }) => questionId) };
    }
  }, [opened, transport]);
  const askFor = useCallback<Attempt["askFor"]>(
    async (kinds, note) => {
      const accommodation = await transport.askFor(kinds, note);
      setOpened((now) => {
        if (now === null) return now;
        const aiAllowed = now.state.aiAllowed && !kinds.includes("people_only");
        return { ...now, state: { ...now.state, aiAllowed, accommodation } };
      });
    },
    [transport],
  );
  const giveWeek = useCallback<Attempt["giveWeek"]>(
    async (availability) => {
      await transport.giveWeek(availability);
      setOpened((now) => now && { ...now, state: { ...now.state, availability } });
    },
    [transport],
  );
  const answerScreening = useCallback<Attempt["answerScreening"]>(
    async (given) => {
      const state = await transport.answerScreening(given);
      const screening = { state, questions: [] };
      setOpened((now) => now && { ...now, state: { ...now.state, screening } });
    },
    [transport],
  );
  const retry = useCallback(() => {
    setFault(null);
    setRound((count) => count + 1);
  }, []);

  const attempt = useMemo<Attempt | null>(
    () =>
      opened && {
        ...opened,
        ...{ answers, type, settle, keep, accept, drop, askFor, giveWeek, answerScreening, submit },
      },
    [opened, answers, type, settle, keep, accept, drop, askFor, giveWeek, answerScreening, submit],
  );
  return { attempt, fault, retry };
}
