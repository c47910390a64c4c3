"use client";

import { useRouter } from "next/navigation";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from "react";
import { request } from "#lib/browser/request";
import type { BulkAction } from "#lib/domain/results/bulk";
import { BulkLine } from "./bulk-line";

const LOOK_MS = 1500;

const WorkContext = createContext({ look: () => {} });

/**
 * What goes on in bulk, in a line for each action above the list: looked up when the page opens, and again until all are over,
 * when the list is read anew.
 */
export function BulkWork({ children }: { children: ReactNode }) {
  const router = useRouter();
  const [actions, setActions] = useState<BulkAction[]>([]);
  const [asked, setAsked] = useState(0);
  const look = useCallback(() => setAsked((times) => times + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each asking looks again
  useEffect(() => {
    let left = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // What was just asked for may be over by the first look.
    let went = asked > 0;
    async function lookUp() {
      const answer = await request<{ actions: BulkAction[] }>("/api/attempts/bulk");
      if (left) return;
      const found = answer.ok ? answer.body?.actions : undefined;
      if (found) setActions(found);
      const goesOn = found?.some(({ over }) => !over) ?? went;
      if (went && !goesOn) router.refresh();
      went = goesOn;
      if (goesOn) timer = setTimeout(lookUp, LOOK_MS);
    }
    void lookUp();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [asked, router]);
  return (
    <WorkContext value={{ look }}>
      {actions.map((action) => (
        <BulkLine key={action.id} action={action} />
      ))}
      {children}
    </WorkContext>
  );
}

/** Looks at once, as something was asked for, taken back or put away. */
export function useBulkWork() {
  return useContext(WorkContext);
}
