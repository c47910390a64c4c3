"use client";

import { Menu, X } from "lucide-react";
import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";

const WIDE = "(min-width: 68.125rem)";
const buttonClasses =
  "grid size-11 place-items-center rounded-md text-foreground hover:bg-accent [&_svg]:size-6";

/** The whole screen of links that stands for the bar if it has no room. */
export function SiteMenu({ brand, children }: { brand: ReactNode; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const wide = window.matchMedia(WIDE);
    const close = () => dialog.current?.close();
    wide.addEventListener("change", close);
    return () => wide.removeEventListener("change", close);
  }, []);

  function closeAfterChoice({ target }: MouseEvent) {
    const link = target instanceof Element ? target.closest("a") : null;
    if (link === null) return;
    dialog.current?.close();
    // A menu that closes gives the focus back to its button; whoever chose a section goes on from there.
    const section = document.getElementById(link.dataset.section ?? "");
    section?.focus({ preventScroll: true });
  }

  return (
    <>
      <button
        type="button"
        aria-label="Open menu"
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
        className={buttonClasses}
      >
        <Menu aria-hidden />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links in it are what is pressed, by keys too */}
      <dialog
        ref={dialog}
        data-menu
        aria-label="Menu"
        onClick={closeAfterChoice}
        className="m-0 h-dvh max-h-none w-screen max-w-none overflow-y-auto bg-background text-foreground"
      >
        <div className="flex min-h-full flex-col px-5 pb-8 sm:px-8">
          <div className="flex h-18 shrink-0 items-center justify-between">
            {brand}
            <button
              type="button"
              aria-label="Close menu"
              onClick={() => dialog.current?.close()}
              className={buttonClasses}
            >
              <X aria-hidden />
            </button>
          </div>
          {children}
        </div>
      </dialog>
    </>
  );
}
