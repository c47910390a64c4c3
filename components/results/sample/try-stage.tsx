"use client";

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import type { RoomQuestion } from "#lib/domain/room/room";
import { TRY_PLACE } from "#lib/domain/site/sections";

type Asked = { trade: string; question: RoomQuestion };

type TryStageProps = Asked & {
  /** In the place of the question until its script is here, and if it can't be had: made by the server, as `children` are. */
  loading: ReactNode;
  missing: ReactNode;
  children: ReactNode;
};

/** What stands in it, until the page's address says that somebody wants to answer: then a question stands there. */
export function TryStage({ loading, missing, children, trade, question }: TryStageProps) {
  const [Here, setHere] = useState<ComponentType<Asked> | null>(null);
  const [failed, setFailed] = useState(false);
  /** How high what stood there was, once a question is asked for: what stands below doesn't move up. */
  const [asked, setAsked] = useState<number | null>(null);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    function look() {
      const { hash } = window.location;
      if (hash === "") setAsked(null);
      if (hash !== `#${TRY_PLACE}`) return;
      setAsked((height) => height ?? place.current?.offsetHeight ?? 0);
      setFailed(false);
      import("./try-here").then(
        (module) => setHere(() => module.TryHere),
        () => setFailed(true),
      );
    }
    look();
    window.addEventListener("hashchange", look);
    return () => window.removeEventListener("hashchange", look);
  }, []);
  return (
    <div
      ref={place}
      id={TRY_PLACE}
      className="flex scroll-mt-20 flex-col"
      style={{ minHeight: asked ?? undefined }}
    >
      {Here ? (
        <div hidden={asked === null} className="flex flex-1 flex-col">
          <Here trade={trade} question={question} />
        </div>
      ) : null}
      <div hidden={asked !== null && Here !== null}>
        {asked === null ? children : failed ? missing : loading}
      </div>
    </div>
  );
}
