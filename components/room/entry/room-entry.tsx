"use client";

import { useCallback, useEffect, useReducer } from "react";
import { backgroundModule, useBackgroundModule } from "#components/shared/background-module";
import type { CandidateDetails } from "#lib/domain/room/candidate";
import { noticeVersion } from "#lib/domain/room/consent";
import type { Opening } from "#lib/domain/room/room";
import { currentAttempt } from "#lib/room-client/current-attempt";
import {
  type EntryStep,
  entryReducer,
  firstEntry,
  isEntryScreen,
} from "#lib/room-client/entry-state";
import type { Returning, RoomTransport } from "#lib/room-client/transport";
import { AttemptError } from "../attempt-error";
import { RoomButton } from "../button";
import { useRoom } from "../room-context";
import { RoomFrame } from "../room-frame";
import { RoomLoading } from "../room-loading";
import { Step } from "../step";
import { DoneStep } from "../steps/done-step";
import { KioskLeave } from "../steps/kiosk";
import { WithdrawnStep } from "../steps/withdraw";
import { useBack } from "../use-back";
import { ConsentStep } from "./consent-step";
import { DetailsStep } from "./details-step";
import { ResumeGate } from "./resume-gate";
import { isHeldElsewhere, useSingleTab } from "./use-single-tab";
import { WelcomeStep } from "./welcome-step";

/** The interview itself, which comes while the first screens are read. */
const attemptRoom = backgroundModule(() =>
  import("../attempt-room").then((module) => module.AttemptRoom),
);

/** Who opens the link, and what each place shows: from the first screen to the attempt and its end. */
export function RoomEntry({
  opening,
  returning: known,
  transport,
}: {
  opening: Opening;
  returning: Returning | null;
  transport: RoomTransport;
}) {
  const { interview, messages, language, arrival } = useRoom();
  const { part: AttemptRoom, missed } = useBackgroundModule(attemptRoom);
  const [state, dispatch] = useReducer(entryReducer, null, () =>
    firstEntry(opening, known, interview.kiosk),
  );
  const { step, moved, began, returning, consent, agreed, details } = state;
  const kiosk = interview.kiosk && !transport.preview;
  const lock = `rolecall:${interview.key}`;
  const tab = useSingleTab(lock, step === "attempt" && !transport.preview, began);

  useEffect(() => {
    if (known !== null || kiosk) return;
    void transport.comeBack().then((found) => {
      if (found !== null) dispatch({ kind: "found", returning: found });
    });
  }, [kiosk, known, transport]);

  // A reload of the same tab goes straight on; a new visit asks who is there.
  useEffect(() => {
    if (step !== "opening") return;
    const open = (to: EntryStep) => dispatch({ kind: "opened", to });
    if (returning?.attemptId && currentAttempt(interview.key) === returning.attemptId) {
      return open("attempt");
    }
    if (!kiosk) return open("resume");
    void isHeldElsewhere(lock).then((held) => {
      if (held) return open("occupied");
      // Another tab, another person. The page was made for the one before, language and all.
      open("welcome");
      transport.forget().then(
        () => window.location.reload(),
        () => {},
      );
    });
  }, [interview.key, kiosk, lock, step, returning, transport]);

  const goBack = useCallback(
    (to: EntryStep) => {
      if (!isEntryScreen(to)) return;
      // What was begun is not begun again: Back leaves the page, as at any first step.
      if (!isEntryScreen(step)) return window.history.back();
      dispatch({ kind: "moved", to });
    },
    [step],
  );
  useBack("entry", step, goBack, !transport.preview);

  const go = (to: EntryStep) => dispatch({ kind: "moved", to });
  async function forget() {
    go("welcome");
    await transport.forget().catch(() => {});
    // The page was made for whoever was here.
    window.location.reload();
  }
  const onForget = kiosk ? () => void forget() : undefined;
  async function comeBack() {
    try {
      if (known === null) await transport.comeBack();
    } finally {
      // If that failed, the attempt says so when it is opened.
      go("attempt");
    }
  }
  async function start(tidied: CandidateDetails, texts: boolean) {
    if (consent === null) return go("consent");
    await transport.start(tidied, consent, arrival, texts);
    dispatch({ kind: "began" });
  }

  if (step === "attempt" && (tab.only || transport.preview)) {
    if (AttemptRoom === null) {
      return missed ? (
        <AttemptError fault={null} onRetry={() => window.location.reload()} />
      ) : (
        <RoomLoading />
      );
    }
    return (
      <AttemptRoom
        onSomeoneElse={onForget ?? (() => go("welcome"))}
        onForget={onForget}
        onWithdrawn={transport.preview ? undefined : () => go("withdrawn")}
      />
    );
  }
  return (
    <RoomFrame
      company={interview.company}
      notice={transport.preview ? messages.frame.preview : undefined}
    >
      {step === "attempt" && tab.only === false && <OtherTab onTakeOver={tab.takeOver} />}
      {step === "occupied" && (
        <Step title={messages.tabs.title}>
          <p className="mt-2">{messages.tabs.lead}</p>
          <KioskLeave disabled={false} onForget={() => void forget()} />
        </Step>
      )}
      {step === "withdrawn" && <WithdrawnStep onForget={onForget} />}
      {step === "welcome" && (
        <WelcomeStep focus={moved} whole={opening.wholeDescription} onNext={() => go("consent")} />
      )}
      {step === "consent" && (
        <ConsentStep
          aiAllowed={consent?.aiAllowed ?? opening.notice.aiAllowed}
          agreed={agreed === noticeVersion(language)}
          missing={opening.notice.missing}
          onBack={() => go("welcome")}
          onNext={(aiAllowed) => {
            const given = { noticeVersion: noticeVersion(language), language, aiAllowed };
            dispatch({ kind: "consented", consent: given });
          }}
        />
      )}
      {step === "details" && (
        <DetailsStep
          details={details}
          onType={(typed) => dispatch({ kind: "typed", details: typed })}
          onStart={start}
          onBack={() => go("consent")}
        />
      )}
      {step === "resume" && returning && (
        <ResumeGate
          letter={returning.letter}
          onContinue={() => void comeBack()}
          onSomeoneElse={() => go("welcome")}
        />
      )}
      {step === "submitted" && returning?.submittedAt && (
        <DoneStep submittedAt={returning.submittedAt} onSomeoneElse={() => go("welcome")} />
      )}
    </RoomFrame>
  );
}

function OtherTab({ onTakeOver }: { onTakeOver: () => void }) {
  const { messages } = useRoom();
  return (
    <Step
      title={messages.tabs.title}
      actions={<RoomButton onClick={onTakeOver}>{messages.tabs.use}</RoomButton>}
    >
      <p className="mt-2">{messages.tabs.lead}</p>
    </Step>
  );
}
