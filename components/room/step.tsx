"use client";

import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";

const Slot = createContext<HTMLElement | null>(null);

/** Puts the main action of a part of the step where the step has its actions. */
export function StepAction({ children }: { children: ReactNode }) {
  const slot = useContext(Slot);
  return slot && createPortal(children, slot);
}

/** One step: its heading takes the focus when it appears, its actions stay within reach at the bottom of a phone. */
export function Step({
  title,
  eyebrow,
  actions,
  more,
  focus = true,
  atEnd = false,
  near = false,
  children,
}: {
  title: string;
  eyebrow?: ReactNode;
  actions?: ReactNode;
  /** Further actions, which need not be within reach all the time: a small phone needs its height for the step. */
  more?: ReactNode;
  /** False for the first screen of a visit, where the browser's own start is right. */
  focus?: boolean;
  /** For a step that has to be read to its end: its actions wait there. */
  atEnd?: boolean;
  /** For a step that may be longer than a wide screen, too: its actions are within reach there as on a phone. */
  near?: boolean;
  children?: ReactNode;
}) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!focus) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [focus]);
  return (
    <Slot value={slot}>
      <div className="grow animate-settle pb-8 sm:grow-0">
        {eyebrow && <p className="mb-2 font-medium text-muted-foreground">{eyebrow}</p>}
        <h1
          ref={heading}
          tabIndex={-1}
          className="text-balance break-words font-bold font-display text-2xl outline-none sm:text-3xl"
        >
          <bdi>{title}</bdi>
        </h1>
        {children}
      </div>
      <div
        data-actions
        className={`-mx-4 z-10 flex flex-col gap-2 bg-background px-4 py-3 not-has-[button]:hidden sm:mx-0 sm:flex-row sm:flex-wrap sm:items-center sm:gap-3 sm:px-0 ${atEnd ? "" : "sticky bottom-0 border-t"} ${near ? "" : "sm:static sm:border-0"}`}
      >
        <div ref={setSlot} className="contents" />
        {actions}
      </div>
      {more && (
        <div className="flex flex-wrap justify-center gap-x-2 pb-3 sm:justify-start">{more}</div>
      )}
    </Slot>
  );
}
