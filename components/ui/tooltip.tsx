"use client";

import { Slot } from "radix-ui";
import { type ComponentType, type ReactNode, useEffect, useId, useRef, useState } from "react";
import type { TooltipWindowProps } from "./tooltip-window";

const HOVER_MS = 700;

/** Most visits read no tooltip: what places one loads with the first. Null if it can't be had. */
const loadWindow = () =>
  import("./tooltip-window").then(
    (module) => module.TooltipWindow,
    () => null,
  );

/** Only one is open at a time. */
let hideOpen = () => {};

type TooltipProps = {
  content: ReactNode;
  /** One focusable element. A disabled control needs a focusable wrapper around it. */
  children: ReactNode;
  side?: "top" | "right" | "bottom" | "left";
  /** Opens at a click or a tap too, for controls that do nothing else: fingers can't hover. */
  atClick?: boolean;
};

/** Says more about a control, after 700 ms under the pointer or at once if the keyboard comes to it. */
export function Tooltip({ content, children, side = "top", atClick }: TooltipProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [Window, setWindow] = useState<ComponentType<TooltipWindowProps> | null>(null);
  const [open, setOpen] = useState(false);
  const turn = useRef(0);
  const pressed = useRef(false);

  function cancel() {
    turn.current += 1;
  }

  function hide() {
    cancel();
    setOpen(false);
  }

  async function show(delay: number) {
    cancel();
    const mine = turn.current;
    const pause = new Promise((resolve) => setTimeout(resolve, delay));
    const [loaded] = await Promise.all([loadWindow(), pause]);
    if (mine !== turn.current || loaded === null) return;
    hideOpen();
    hideOpen = () => setOpen(false);
    setWindow(() => loaded);
    setOpen(true);
  }

  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );

  return (
    <>
      <Slot.Root
        ref={setAnchor}
        {...(open && { "aria-describedby": id })}
        onPointerEnter={({ pointerType }) => (pointerType === "touch" ? undefined : show(HOVER_MS))}
        onPointerLeave={cancel}
        onPointerDown={() => {
          pressed.current = true;
          document.addEventListener("pointerup", () => (pressed.current = false), { once: true });
          hide();
        }}
        onFocus={() => (pressed.current ? undefined : show(0))}
        onBlur={hide}
        onClick={() => (atClick ? show(0) : hide())}
      >
        {children}
      </Slot.Root>
      {Window && anchor ? (
        <Window id={id} anchor={anchor} open={open} hide={hide} side={side}>
          {content}
        </Window>
      ) : null}
    </>
  );
}
