"use client";

import { Play } from "lucide-react";
import { useState } from "react";
import { Button } from "#components/ui/button";
import type { Clip } from "#lib/domain/results/calls";
import { playTime } from "#lib/domain/text/dates";
import { Player } from "../answers/player";
import { usePlayer } from "../answers/use-player";
import type { Cue } from "../use-review";

/** A sentence of the person's own. A press plays it from its second. */
export function SaidQuote({ said, name }: { said: Clip; name: string }) {
  const { quote, seconds, recording } = said;
  const [cue, setCue] = useState<Cue | null>(null);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-start gap-2">
        {recording !== null && seconds !== null ? (
          <Button
            variant="outline"
            size="icon"
            aria-label={`Play what ${name} said, from ${playTime(seconds)}`}
            onClick={() => setCue({ questionId: "", seconds, quote: null })}
          >
            <Play className="size-4 fill-current" />
          </Button>
        ) : null}
        <q dir="auto" className="min-w-0 self-center text-start [overflow-wrap:anywhere]">
          {quote}
        </q>
      </div>
      {recording !== null && cue !== null ? (
        <Recording recording={recording} cue={cue} label={`Answer of ${name}`} />
      ) : null}
    </div>
  );
}

type RecordingProps = { recording: NonNullable<Clip["recording"]>; cue: Cue; label: string };

function Recording({ recording, cue, label }: RecordingProps) {
  const { attach } = usePlayer(cue);
  return (
    <div className="overflow-hidden rounded-md">
      <Player mediaId={recording.id} mediaType={recording.type} label={label} attach={attach} />
    </div>
  );
}
