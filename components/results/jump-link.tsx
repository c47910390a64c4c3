"use client";

import type { ComponentProps, MouseEvent } from "react";

type JumpLinkProps = Omit<ComponentProps<"a">, "href" | "onClick"> & {
  /** The id of what it leads to, on this page. */
  to: string;
};

/** The way to another place of the page; the focus goes along. It is no page of its own to go back to. */
export function JumpLink({ to, ...props }: JumpLinkProps) {
  function go(event: MouseEvent) {
    event.preventDefault();
    const place = document.getElementById(to);
    // What is folded shows as somebody goes there.
    if (place instanceof HTMLDetailsElement) place.open = true;
    place?.scrollIntoView({ block: "start" });
    place?.focus({ preventScroll: true });
  }
  return <a {...props} href={`#${to}`} onClick={go} />;
}
