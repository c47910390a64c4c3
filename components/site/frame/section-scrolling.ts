"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { routes } from "#lib/domain/core/routes";
import { FIND_SECTION, TOP } from "#lib/domain/site/sections";

/** Whether the section is on this page; then it is scrolled to, and whoever uses the keyboard goes on from there. */
function show(section: string): boolean {
  const target = document.getElementById(section);
  target?.scrollIntoView();
  target?.focus({ preventScroll: true });
  return target !== null;
}

/** Outlives the bar that was pressed: another page may have a bar of its own. */
let waiting: number | undefined;

function look(section: string, left: number) {
  if (!show(section) && left > 0)
    waiting = window.setTimeout(look, FIND_SECTION.again, section, left - 1);
}

function pressed(event: MouseEvent): string | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  const link = target instanceof Element ? target.closest("a[data-section]") : null;
  return link?.getAttribute("data-section") ?? undefined;
}

/** Makes links to sections scroll, and links to the top; from another page it goes to the landing page first. */
export function SectionScrolling() {
  const { push } = useRouter();
  useEffect(() => {
    function follow(event: MouseEvent) {
      const section = pressed(event);
      if (section === undefined) return;
      window.clearTimeout(waiting);
      const home = window.location.pathname === routes.home;
      if (section === TOP) {
        if (!home) return;
        window.scrollTo({ top: 0 });
        window.history.replaceState(null, "", routes.home);
      } else if (show(section)) {
        window.history.replaceState(null, "", `#${section}`);
      } else {
        push(routes.home);
        waiting = window.setTimeout(look, FIND_SECTION.first, section, FIND_SECTION.times);
      }
      event.preventDefault();
    }

    // Before React's own listeners, so that a framework link sees that it is done.
    document.addEventListener("click", follow, true);
    return () => document.removeEventListener("click", follow, true);
  }, [push]);
  return null;
}
