"use client";

import { useCallback, useEffect, useState } from "react";
import { backgroundModule, useBackgroundModule } from "#components/shared/background-module";
import type { CandidateDetails } from "#lib/domain/room/candidate";
import { type Consent, noticeVersion } from "#lib/domain/room/consent";
import type { Opening } from "#lib/domain/room/room";
import { currentAttempt } from "#lib/room-client/current-attempt";
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

type Place =
  | "opening"
  | "occupied"
  | "resume"
  | "submitted"
  | "welcome"
  | "consent"
  | "details"
  | "attempt"
  | "withdrawn";

/** The interview itself, which comes while the first screens are read. */
const attemptRoom = backgroundModule(() =>
  import("../attempt-room").then((module) => module.AttemptRoom),
);

const NOBODY: CandidateDetails = { name: "", email: "", phone: "" };

const BEFORE: readonly Place[] = ["resume", "submitted", "welcome", "consent", "details"];

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
  const { interview, messages, language, invite } = useRoom();
  const { part: AttemptRoom, missed } = useBackgroundModule(attemptRoom);
  const [place, setPlace] = useState<Place>(() => {
    if (known === null) return opening.step;
    return known.submittedAt === null || interview.kiosk ? "opening" : "submitted";
  });
  const kiosk = interview.kiosk && !transport.preview;
  const [moved, setMoved] = useState(false);
  const [consent, setConsent] = useState<Consent | null>(opening.consent);
  // Kept for who looks at the notice once more, and for nobody who comes after them.
  const [details, setDetails] = useState(NOBODY);
  const [agreed, setAgreed] = useState(opening.consent?.noticeVersion);
  useEffect(() => {
    if (place !== "welcome" && place !== "attempt") return;
    setDetails(NOBODY);
    setAgreed(undefined);
  }, [place]);
  // Who has just begun is the person of this browser; another tab may still show the one before.
  const [began, setBegan] = useState(false);
  const lock = `rolecall:${interview.key}`;
  const tab = useSingleTab(lock, place === "attempt" && !transport.preview, began);

  // A browser that was killed may have lost its cookie, and knows all the same who began here.
  const [lost, setLost] = useState<Returning | null>(null);
  const returning = known ?? lost;
  useEffect(() => {
    if (known !== null || kiosk) return;
    void transport.comeBack().then((found) => {
      if (found === null) return;
      setLost(found);
      setPlace((now) =>
        now === "attempt" ? now : found.submittedAt === null ? "opening" : "submitted",
      );
    });
  }, [kiosk, known, transport]);

  // A reload of the same tab goes straight on; a new visit asks who is there.
  useEffect(() => {
    if (place !== "opening") return;
    if (returning?.attemptId && currentAttempt(interview.key) === returning.attemptId) {
      return setPlace("attempt");
    }
    if (!kiosk) return setPlace("resume");
    void isHeldElsewhere(lock).then((held) => {
      if (held) return setPlace("occupied");
      // Another tab, another person. The page was made for the one before, language and all.
      setPlace("welcome");
      transport.forget().then(
        () => window.location.reload(),
        () => {},
      );
    });
  }, [interview.key, kiosk, lock, place, returning, transport]);

  const showEntry = useCallback(
    (to: Place) => {
      if (!BEFORE.includes(to)) return;
      // What was begun is not begun again: Back leaves the page, as at any first step.
      if (!BEFORE.includes(place)) return window.history.back();
      setMoved(true);
      setPlace(to);
    },
    [place],
  );
  useBack("entry", place, showEntry, !transport.preview);

  function go(next: Place) {
    setMoved(true);
    setPlace(next);
  }
  async function forget() {
    go("welcome");
    await transport.forget().catch(() => {});
    // The page was made for whoever was here.
    window.location.reload();
  }
  async function comeBack() {
    try {
      if (known === null) await transport.comeBack();
    } finally {
      // If that failed, the attempt says so when it is opened.
      go("attempt");
    }
  }
  async function start(tidied: CandidateDetails) {
    if (consent === null) return go("consent");
    await transport.start(tidied, consent, invite);
    setBegan(true);
    go("attempt");
  }

  if (place === "attempt" && (tab.only || transport.preview)) {
    if (AttemptRoom === null) {
      return missed ? (
        <AttemptError fault={null} onRetry={() => window.location.reload()} />
      ) : (
        <RoomLoading />
      );
    }
    return (
      <AttemptRoom
        onSomeoneElse={kiosk ? () => void forget() : () => go("welcome")}
        onForget={kiosk ? () => void forget() : undefined}
        onWithdrawn={transport.preview ? undefined : () => go("withdrawn")}
      />
    );
  }
  return (
    <RoomFrame
      company={interview.company}
      poweredBy={messages.frame.poweredBy}
      notice={transport.preview ? messages.frame.preview : undefined}
    >
      {place === "attempt" && tab.only === false && <OtherTab onTakeOver={tab.takeOver} />}
      {place === "occupied" && (
        <Step title={messages.tabs.title}>
          <p className="mt-2">{messages.tabs.lead}</p>
          <KioskLeave disabled={false} onForget={() => void forget()} />
        </Step>
      )}
      {place === "withdrawn" && (
        <WithdrawnStep onForget={kiosk ? () => void forget() : undefined} />
      )}
      {place === "welcome" && (
        <WelcomeStep focus={moved} whole={opening.wholeDescription} onNext={() => go("consent")} />
      )}
      {place === "consent" && (
        <ConsentStep
          aiAllowed={consent?.aiAllowed ?? opening.notice.aiAllowed}
          agreed={agreed === noticeVersion(language)}
          missing={opening.notice.missing}
          onBack={() => go("welcome")}
          onNext={(aiAllowed) => {
            const version = noticeVersion(language);
            setConsent({ noticeVersion: version, language, aiAllowed });
            setAgreed(version);
            go("details");
          }}
        />
      )}
      {place === "details" && (
        <DetailsStep
          details={details}
          onType={setDetails}
          onStart={start}
          onBack={() => go("consent")}
        />
      )}
      {place === "resume" && returning && (
        <ResumeGate
          letter={returning.letter}
          onContinue={() => void comeBack()}
          onSomeoneElse={() => go("welcome")}
        />
      )}
      {place === "submitted" && returning?.submittedAt && (
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
