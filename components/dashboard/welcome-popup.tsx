"use client";

import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import { browserStorage, tabStorage } from "#lib/browser/storage";
import { isGuideComplete } from "#lib/domain/company/getting-started";

/** For good, and until the tab is closed. */
const FOR_GOOD = "hide_welcome_popup";
const THIS_SESSION = "hide_welcome_popup_this_session";

const WelcomeDialog = dynamic(() => import("./welcome-dialog"), { ssr: false });

/** Greets whoever has not gone through the guide, until they close it. */
export function WelcomePopup({ mask, hasCandidates }: { mask: string; hasCandidates: boolean }) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const hidden = [browserStorage.get(FOR_GOOD), tabStorage.get(THIS_SESSION)];
    setOpen(!isGuideComplete(mask) && hidden.every((value) => value === null));
  }, [mask]);

  function close(forGood: boolean) {
    tabStorage.set(THIS_SESSION, "true");
    if (forGood) browserStorage.set(FOR_GOOD, "true");
    setOpen(false);
  }
  return open ? <WelcomeDialog hasCandidates={hasCandidates} onClose={close} /> : null;
}
