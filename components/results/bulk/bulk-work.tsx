"use client";

import { useRouter } from "next/navigation";
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from "react";
import { request } from "#lib/browser/request";
import type { BulkAction } from "#lib/domain/results/bulk";

const LOOK_MS = 1500;

type Work = {
  /** Those that go on, or whose end nobody has put away. */
  actions: readonly BulkAction[];
  /** Looks at once, as something was asked for, taken back or put away. */
  look: () => void;
};

const WorkContext = createContext<Work>({ actions: [], look: () => {} });

/** What goes on in bulk: looked up when the page opens, and again until all is over, when the list is read anew. */
export function BulkWork({ children }: { children: ReactNode }) {
  const router = useRouter();
  const [actions, setActions] = useState<BulkAction[]>([]);
  const [asked, setAsked] = useState(0);
  const look = useCallback(() => setAsked((times) => times + 1), []);
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
  const work = useMemo(() => ({ actions, look }), [actions, look]);
  return <WorkContext value={work}>{children}</WorkContext>;
}

export function useBulkWork() {
  return useContext(WorkContext);
}
