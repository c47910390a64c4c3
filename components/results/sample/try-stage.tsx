"use client";

import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { tryPath } from "#lib/domain/core/sample-routes";
import type { RoomQuestion } from "#lib/domain/room/room";
import { TRY_PLACE } from "#lib/domain/site/sections";

type TryStageProps = { trade: string; question: RoomQuestion; children: ReactNode };
type Part = ComponentType<Omit<TryStageProps, "children">>;

/** What stands in it, until the page's address says that somebody wants to answer: then a question stands there. */
export function TryStage({ children, trade, question }: TryStageProps) {
  const [Here, setHere] = useState<Part | null>(null);
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    function look() {
      const { hash } = window.location;
      if (hash === "") setAsked(false);
      if (hash !== `#${TRY_PLACE}`) return;
      setAsked(true);
      import("./try-here").then(
        (module) => setHere(() => module.TryHere),
        () => window.location.assign(tryPath(trade)),
      );
    }
    look();
    window.addEventListener("hashchange", look);
    return () => window.removeEventListener("hashchange", look);
  }, [trade]);
  return (
    <div id={TRY_PLACE} className="scroll-mt-20">
      {Here ? (
        <div hidden={!asked}>
          <Here trade={trade} question={question} />
        </div>
      ) : null}
      {asked && Here ? null : children}
    </div>
  );
}
