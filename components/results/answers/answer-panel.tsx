"use client";

import { useMemo, useRef } from "react";
import { Card } from "#components/ui/card";
import { NativeSelect } from "#components/ui/native-select";
import { webVtt } from "#lib/domain/results/captions";
import type { AnswerView } from "#lib/domain/results/result-detail";
import { useShortcuts } from "../shortcuts/use-shortcuts";
import type { Cue } from "../use-review";
import { AnswerWords } from "./answer-words";
import { Player } from "./player";
import { SPEEDS, usePlayer } from "./use-player";

type AnswerPanelProps = {
  answer: AnswerView;
  cue: Cue | null;
  /** Beside the reviews: the transcript scrolls in its own box. */
  compact?: boolean;
  /** Whose answer it is, if several people's stand side by side. */
  of?: string;
  /** Whose answer may be translated; null if nothing can. */
  attemptId?: string | null;
  /** Where its recording is read, for whoever is not signed in. */
  source?: string;
};

/** One answer: its question, its recording, its words. */
export function AnswerPanel({
  answer,
  cue,
  compact = false,
  of,
  attemptId = null,
  source,
}: AnswerPanelProps) {
  const { attach, toggle, seconds, playFrom, speed, chooseSpeed } = usePlayer(cue);
  const captions = useMemo(
    () => (answer.text === null ? null : webVtt(answer.text, answer.segments)),
    [answer],
  );
  const box = useRef<HTMLDivElement>(null);
  useShortcuts({ Space: toggle }, box);
  return (
    <Card ref={box} className="overflow-hidden">
      {answer.mediaId ? (
        <Player
          mediaId={answer.mediaId}
          source={source}
          mediaType={answer.mediaType}
          unreadable={answer.unreadable}
          label={`Answer to question ${answer.number}`}
          captions={captions}
          attach={attach}
        />
      ) : null}
      <AnswerWords
        answer={answer}
        quote={cue?.quote ?? null}
        seconds={seconds}
        onSeek={answer.mediaId ? playFrom : null}
        of={of}
        compact={compact}
        attemptId={attemptId}
      >
        {answer.mediaId && !answer.unreadable ? (
          <PlayerSpeed speed={speed} onChoose={chooseSpeed} />
        ) : null}
      </AnswerWords>
    </Card>
  );
}

/** How fast this and every other recording plays; not every browser's own controls have it. */
function PlayerSpeed({ speed, onChoose }: { speed: number; onChoose: (speed: number) => void }) {
  return (
    <div className="w-24">
      <NativeSelect
        aria-label="Playback speed"
        value={speed}
        onChange={(event) => onChoose(Number(event.target.value))}
        className="text-sm"
      >
        {SPEEDS.map((one) => (
          <option key={one} value={one}>
            {one}×
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
