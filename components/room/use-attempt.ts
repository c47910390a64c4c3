"use client";

import { useCallback, useEffect, useMemo, useReducer, useState } from "react";
import type { AccommodationKind } from "#lib/domain/room/accommodations";
import type { RoomQuestion, RoomState, RoomWords } from "#lib/domain/room/room";
import type { LanguageCode } from "#lib/domain/text/languages";
import { type Answers, answersReducer, NO_ANSWERS, takesOf } from "#lib/room-client/attempt-state";
import { type Opened, openAttempt, refreshAnswers } from "#lib/room-client/open-attempt";
import { type Submission, submitAttempt } from "#lib/room-client/submit-attempt";
import type { Take } from "#lib/room-client/take-store";
import type { RoomTransport } from "#lib/room-client/transport";
import { useLanguage } from "./language-context";

/** An attempt that is open on this device. */
export type Attempt = Opened & {
  answers: Answers;
  type: (question: RoomQuestion, text: string, fits: boolean) => void;
  /** Chooses between the text of this device and what another device saved, if they differ. */
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
  answerScreening: (
    answers: Record<string, number>,
    language: LanguageCode | undefined,
  ) => Promise<void>;
  /** Submits what this page shows of these questions. */
  submit: (questions: readonly RoomQuestion[]) => Promise<Submission>;
  /** Reads what other devices have sent meanwhile. */
  look: () => Promise<void>;
  /** Waits no longer for what another device has of a question: the answer that has arrived counts. */
  passOver: (questionId: string) => void;
};

/** An attempt in the words of the language that was chosen since it was opened. */
function inWords(state: RoomState, words: RoomWords | undefined): RoomState {
  const said = words?.attempt;
  if (said?.attemptId !== state.attemptId) return state;
  const due = state.screening.state === "due" && said.screening.state === "due";
  return { ...state, questions: said.questions, ...(due && { screening: said.screening }) };
}

/** Opens the attempt that this browser holds, and goes on sending what waits. `fault` if it could not be opened. */
export function useAttempt(transport: RoomTransport): {
  attempt: Attempt | null;
  fault: unknown;
  retry: () => void;
} {
  const { words } = useLanguage();
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
    ({ id: questionId, language }, text, fits) => {
      tell({ kind: "typed", questionId, text });
      opened?.drafts.set(questionId, text, fits, language);
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
      // If the device is full, this page still knows.
      void opened?.store.putTakes(changed).catch(() => {});
      for (const one of changed) keep(one);
    },
    [answers, keep, opened],
  );
  const submit = useCallback<Attempt["submit"]>(
    async (questions) =>
      opened === null
        ? { submittedAt: null, changed: [] }
        : submitAttempt(transport, opened, answers, questions, tell),
    [answers, opened, transport],
  );
  const look = useCallback<Attempt["look"]>(async () => {
    if (opened !== null) refreshAnswers(await transport.load(), opened, tell);
  }, [opened, transport]);
  const passOver = useCallback<Attempt["passOver"]>(
    (questionId) => tell({ kind: "passedOver", questionId }),
    [],
  );
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
    async (given, language) => {
      const state = await transport.answerScreening(given, language);
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
        state: inWords(opened.state, words),
        answers,
        type,
        settle,
        keep,
        accept,
        drop,
        submit,
        look,
        passOver,
        askFor,
        giveWeek,
        answerScreening,
      },
    [
      opened,
      words,
      answers,
      type,
      settle,
      keep,
      accept,
      drop,
      submit,
      look,
      passOver,
      askFor,
      giveWeek,
      answerScreening,
    ],
  );
  return { attempt, fault, retry };
}
