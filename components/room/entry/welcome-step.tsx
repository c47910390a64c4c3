"use client";

import { useEffect, useState } from "react";
import { estimatedMinutes } from "#lib/domain/room/room";
import { languageNameIn } from "#lib/domain/text/languages";
import { instant, list } from "#lib/domain/text/words";
import { RoomButton } from "../button";
import { useLanguage } from "../language-context";
import { useRoom } from "../room-context";
import { Step } from "../step";
import { NoScriptButton } from "./no-script-button";

const LONG = 420;

/** Who asks, what the job is, how long it takes. */
export function WelcomeStep({
  onNext,
  focus,
  whole,
}: {
  onNext: () => void;
  focus: boolean;
  /** Whether the description is shown at its full length. */
  whole: boolean;
}) {
  const { interview, messages, say } = useRoom();
  const m = messages.welcome;
  const records = interview.questions.some(({ type }) => type === "video");
  return (
    <Step
      focus={focus}
      eyebrow={say(m.intro)}
      title={interview.title}
      near
      actions={
        <NoScriptButton asks={["step", "consent"]} onPress={onNext} className="w-full sm:w-auto">
          {m.start}
        </NoScriptButton>
      }
    >
      <QuestionsLanguage />
      <Facts />
      <h2 className="mt-8 font-semibold text-lg">{m.aboutJob}</h2>
      <Description text={interview.description} whole={whole} />
      <h2 className="mt-8 font-semibold text-lg">{m.expectTitle}</h2>
      <ul className="mt-2 list-disc space-y-2 ps-5 marker:text-primary">
        <li>{m.expectOne}</li>
        {interview.kiosk ? (
          <li>{say(messages.kiosk.keeps)}</li>
        ) : (
          <>
            <li>{interview.noMail ? messages.noMail.expectPause : m.expectPause}</li>
            <li>{records ? m.expectSafe : m.expectSafeWriting}</li>
          </>
        )}
        <li>{say(m.expectSeen)}</li>
        <li>{m.expectNoApp}</li>
      </ul>
    </Step>
  );
}

/** The room's language may not be the questions', or not of all of them. */
function QuestionsLanguage() {
  const { interview, messages, language, say } = useRoom();
  const { choose } = useLanguage();
  const [failed, setFailed] = useState(false);
  if (interview.untranslated === undefined || choose === null) return null;
  const words = { language: languageNameIn(language, interview.language) };
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3">
      <span>
        {say(
          interview.untranslated === "all"
            ? messages.welcome.questionsIn
            : messages.welcome.someQuestionsIn,
          words,
        )}
      </span>
      <RoomButton
        look="bare"
        className="!px-0 text-base text-primary"
        onClick={() => choose(interview.language).catch(() => setFailed(true))}
      >
        {say(messages.welcome.showIn, words)}
      </RoomButton>
      <span role="alert" className="text-destructive">
        {failed && messages.errors.network}
      </span>
    </p>
  );
}

function Facts() {
  const { interview, messages, language, count } = useRoom();
  const m = messages.welcome;
  const videos = interview.questions.filter(({ type }) => type === "video").length;
  const texts = interview.questions.length - videos;
  const questions = [
    ...(videos > 0 ? [count(m.videoCount, videos)] : []),
    ...(texts > 0 ? [count(m.textCount, texts)] : []),
  ];
  const facts: [string, string][] = [
    ...(interview.pay ? [[m.pay, interview.pay] satisfies [string, string]] : []),
    ...(interview.hearBackDays === null
      ? []
      : [[m.hearBack, count(m.hearBackValue, interview.hearBackDays)] satisfies [string, string]]),
    [m.questions, list(questions, language)],
    [m.time, count(m.timeValue, estimatedMinutes(interview.questions))],
  ];
  return (
    <dl className="mt-6 grid gap-x-6 gap-y-3 min-[300px]:grid-cols-2 rounded-lg border bg-card p-4">
      {facts.map(([name, value]) => (
        <Fact key={name} name={name} value={value} />
      ))}
      {interview.deadline && <DeadlineFact deadline={interview.deadline} />}
    </dl>
  );
}

function Fact({ name, value, wide }: { name: string; value: string; wide?: boolean }) {
  return (
    <div className={wide ? "min-[300px]:col-span-2" : "min-w-0"}>
      <dt className="text-muted-foreground text-sm">{name}</dt>
      <dd className="break-words font-semibold">
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}

/** In the candidate's own zone, which only their browser knows. */
function DeadlineFact({ deadline }: { deadline: string }) {
  const { messages, language } = useRoom();
  const [words, setWords] = useState("");
  useEffect(() => setWords(instant(deadline, language)), [deadline, language]);
  return <Fact name={messages.welcome.deadline} value={words || "\u00a0"} wide />;
}

function Description({ text, whole }: { text: string; whole: boolean }) {
  const { messages } = useRoom();
  const [open, setOpen] = useState(whole || text.length <= LONG);
  return (
    <>
      <p className={`mt-2 whitespace-pre-line break-words ${open ? "" : "line-clamp-6"}`}>
        {/* An empty line would hold the ellipsis alone. */}
        <bdi>{open ? text : text.replace(/\n\s*\n/g, "\n")}</bdi>
      </p>
      {!open && (
        <NoScriptButton
          look="bare"
          className="!px-0 text-base text-primary"
          asks={["description", "whole"]}
          onPress={() => setOpen(true)}
        >
          {messages.welcome.showMore}
        </NoScriptButton>
      )}
    </>
  );
}
