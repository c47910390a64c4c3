"use client";

import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { lazyPart } from "#components/shared/lazy-part";
import { browserStorage, tabStorage } from "#lib/browser/storage";
import { isGuideComplete } from "#lib/domain/company/getting-started";
import type { WelcomeDialogProps } from "./welcome-dialog";

/** Where the browser keeps that the window was closed for ever, or until this tab is closed. */
const FOR_GOOD = "hide_welcome_popup";
const THIS_SESSION = "hide_welcome_popup_this_session";

/** A greeting that can't be loaded is left out: nobody asked for it. */
const WelcomeDialog = lazyPart<WelcomeDialogProps>(() =>
  import("./welcome-dialog").then(
    (module) => module.WelcomeDialog,
    () => NotGreeted,
  ),
);

/** Closes at once, so that what comes after the greeting comes. */
function NotGreeted({ onClose }: WelcomeDialogProps) {
  const close = useEffectEvent(() => onClose(false));
  useEffect(() => close(), []);
  return null;
}

type WelcomePopupProps = {
  mask: string;
  hasCandidates: boolean;
  /** What comes when the window is closed, or was never needed; not under it, and not for who leaves by it. */
  children: ReactNode;
};

/** Greets whoever has not gone through the guide, until they close it. */
export function WelcomePopup({ mask, hasCandidates, children }: WelcomePopupProps) {
  const [state, setState] = useState<"open" | "closed" | "left" | null>(null);
  useEffect(() => {
    const hidden = [browserStorage.get(FOR_GOOD), tabStorage.get(THIS_SESSION)];
    const wanted = !isGuideComplete(mask) && hidden.every((value) => value === null);
    setState(wanted ? "open" : "closed");
  }, [mask]);

  function close(forGood: boolean, how: "closed" | "left") {
    tabStorage.set(THIS_SESSION, "true");
    if (forGood) browserStorage.set(FOR_GOOD, "true");
    setState(how);
  }
  if (state === "closed") return children;
  return state === "open" ? (
    <WelcomeDialog
      hasCandidates={hasCandidates}
      onClose={(forGood) => close(forGood, "closed")}
      onLeave={(forGood) => close(forGood, "left")}
    />
  ) : null;
}
