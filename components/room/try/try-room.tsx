"use client";

import { type ComponentType, type ReactNode, useState } from "react";
import { Brand } from "#components/shared/brand";
import { request } from "#lib/browser/request";
import { routes } from "#lib/domain/core/routes";
import type { RoomInterview } from "#lib/domain/room/room";
import type { TryScore } from "#lib/domain/site/try-it";
import { RoomFault } from "#lib/room-client/transport";
import { type Tried, tryTransport } from "#lib/room-client/try-transport";
import { AttemptRoom } from "../attempt-room";
import { LanguageProvider, type Spoken } from "../language-context";
import { RoomProvider } from "../room-context";
import { RoomFrame } from "../room-frame";
import { TryWelcome } from "./try-welcome";

export type TryResultProps = {
  trade: string;
  interview: RoomInterview;
  tried: Tried;
  /** Null if they asked that no computer reads their answers. */
  score: TryScore | null;
};

type TryRoomProps = Spoken & {
  trade: string;
  interview: RoomInterview;
  /** What an employer would see of it. */
  Result: ComponentType<TryResultProps>;
  /** Stands below what happens with the answers. */
  choice?: ReactNode;
};

/** A sample interview in the real room: first what becomes of the answers, then two questions, then the result. */
export function TryRoom({ trade, interview, Result, choice, ...spoken }: TryRoomProps) {
  const [begun, setBegun] = useState(false);
  const [result, setResult] = useState<Pick<TryResultProps, "tried" | "score"> | null>(null);
  const [transport] = useState(() =>
    tryTransport(interview, async (tried) => {
      const score = tried.peopleOnly ? null : await scored(trade, tried);
      setResult({ tried, score });
    }),
  );
  if (result) return <Result trade={trade} interview={interview} {...result} />;
  return (
    <LanguageProvider {...spoken} interviewKey={null}>
      <RoomProvider interview={interview} transport={transport}>
        {begun ? (
          <AttemptRoom onSomeoneElse={() => setBegun(false)} />
        ) : (
          <RoomFrame
            company={interview.company}
            mark={<WayHome />}
            notice={spoken.messages.frame.preview}
          >
            <TryWelcome onStart={() => setBegun(true)}>{choice}</TryWelcome>
          </RoomFrame>
        )}
      </RoomProvider>
    </LanguageProvider>
  );
}

/** Whose site this is, until the sample company takes over. A full navigation: only here may a page use the camera. */
function WayHome() {
  return (
    <a
      href={routes.home}
      aria-label="Rolecall, home"
      className="inline-flex min-h-11 items-center rounded-md"
    >
      <Brand />
    </a>
  );
}

/** @throws RoomFault if the answer could not be scored */
async function scored(trade: string, { answers }: Tried): Promise<TryScore> {
  const reply = await request<TryScore>("/api/try", { body: { trade, answers } });
  if (!reply.ok) throw new RoomFault(reply.refusal.code ?? "failed", reply.refusal.status);
  if (reply.body === null) throw new RoomFault("failed", 500);
  return reply.body;
}
