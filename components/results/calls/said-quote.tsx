"use client";

import { Play, Quote } from "lucide-react";
import { useState } from "react";
import { Button } from "#components/ui/button";
import type { Clip, ToldFact } from "#lib/domain/results/calls";
import { factAlone } from "#lib/domain/results/statement-words";
import { playTime } from "#lib/domain/text/play-time";
import { cn } from "#lib/utils";
import { Player } from "../answers/player";
import { usePlayer } from "../answers/use-player";
import { OwnWords } from "../own-words";
import type { Cue } from "../use-review";

type SaidQuoteProps = { said: Clip | null; facts: readonly ToldFact[]; name: string };

/** Of the sentence, or of one of the facts. */
const SENTENCE = "sentence";
const keyOf = ({ kind, text }: ToldFact) => `${kind} ${text}`;

/**
 * A sentence of the person's own and what they told of their work. A press plays it from its second, or shows the words
 * where they were written. One is open at a time.
 */
export function SaidQuote({ said, facts, name }: SaidQuoteProps) {
  const [open, setOpen] = useState<{ key: string; cue: Cue } | null>(null);
  const fact = facts.find((one) => keyOf(one) === open?.key);
  const clip = open?.key === SENTENCE ? said : fact?.said;

  function hear(key: string, { seconds }: Clip) {
    setOpen({ key, cue: { questionId: "", seconds, quote: null } });
  }

  if (said === null && facts.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      {said ? (
        <div className="flex items-start gap-2">
          {plays(said) ? (
            <Button
              variant="outline"
              size="icon"
              aria-label={`Play what ${name} said, from ${playTime(said.seconds ?? 0)}`}
              onClick={() => hear(SENTENCE, said)}
            >
              <Play className="size-4 fill-current" />
            </Button>
          ) : null}
          <OwnWords
            text={said.quote}
            language={said.language}
            className="min-w-0 self-center text-start [overflow-wrap:anywhere]"
          />
        </div>
      ) : null}
      {facts.length > 0 ? (
        <ul aria-label="Said about their work" className="flex flex-wrap gap-1.5">
          {facts.map((one) => (
            <li key={keyOf(one)} className="max-w-full">
              <FactChip
                fact={one}
                pressed={one === fact}
                onPress={() => (one === fact ? setOpen(null) : hear(keyOf(one), one.said))}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <p aria-live="polite" className="border-l-2 pl-3 text-sm empty:hidden">
        {fact ? (
          <OwnWords
            text={fact.said.quote}
            language={fact.said.language}
            className="[overflow-wrap:anywhere]"
          />
        ) : null}
      </p>
      {open && clip?.recording && plays(clip) ? (
        <Recording
          key={clip.recording.id}
          recording={clip.recording}
          cue={open.cue}
          label={`Answer of ${name}`}
        />
      ) : null}
    </div>
  );
}

function plays({ recording, seconds }: Clip): boolean {
  return recording !== null && seconds !== null;
}

type FactChipProps = { fact: ToldFact; pressed: boolean; onPress: () => void };

function FactChip({ fact, pressed, onPress }: FactChipProps) {
  const { said } = fact;
  const heard = plays(said);
  const Icon = heard ? Play : Quote;
  return (
    <button
      type="button"
      aria-pressed={pressed}
      title={`“${said.quote}”`}
      onClick={onPress}
      className={cn(
        "inline-flex min-h-8 max-w-full items-center gap-2 rounded-lg pointer-coarse:min-h-11 border px-2.5 py-1 text-left text-sm transition-colors hover:border-primary/50 hover:bg-tint/50",
        pressed && "border-primary bg-tint/60",
      )}
    >
      <Icon
        aria-hidden
        className={cn("size-3.5 shrink-0 text-tint-foreground", heard && "fill-current")}
      />
      <span dir="auto" className="min-w-0 font-medium [overflow-wrap:anywhere]">
        {factAlone(fact)}
      </span>
      <span className="sr-only">
        {heard ? ` · Play from ${playTime(said.seconds ?? 0)}` : " · In their words"}
      </span>
    </button>
  );
}

type RecordingProps = { recording: NonNullable<Clip["recording"]>; cue: Cue; label: string };

function Recording({ recording, cue, label }: RecordingProps) {
  const { attach } = usePlayer(cue);
  return (
    <div className="max-w-sm overflow-hidden rounded-md">
      <Player mediaId={recording.id} mediaType={recording.type} label={label} attach={attach} />
    </div>
  );
}
