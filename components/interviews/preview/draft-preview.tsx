"use client";

import { type ComponentType, useEffect, useState } from "react";
import { Loading } from "#components/ui/spinner";
import { previewOfForm } from "#lib/domain/interviews/interview-preview";
import type { RoomCompany, RoomInterview } from "#lib/domain/room/room";
import { readDraft } from "../wizard/draft-storage";
import { NoPreview } from "./no-preview";

type DraftPreviewProps<Texts extends object> = {
  userId: string;
  slot: string;
  company: RoomCompany;
  timeZone: string;
  /** The room in its preview mode, and what it needs beside the interview. */
  Room: ComponentType<Texts & { interview: RoomInterview }>;
  texts: Texts;
};

/** The wizard's draft of this browser, as candidates would meet it. */
export function DraftPreview<Texts extends object>({
  userId,
  slot,
  company,
  timeZone,
  Room,
  texts,
}: DraftPreviewProps<Texts>) {
  const [interview, setInterview] = useState<RoomInterview | null | "looking">("looking");
  useEffect(() => {
    let left = false;
    void readDraft(userId, slot).then((draft) => {
      if (!left) setInterview(draft && previewOfForm(draft.form, company, timeZone));
    });
    return () => {
      left = true;
    };
  }, [userId, slot, company, timeZone]);

  if (interview === "looking") return <Loading fullScreen />;
  if (interview === null) return <NoPreview />;
  return <Room {...texts} interview={interview} />;
}
