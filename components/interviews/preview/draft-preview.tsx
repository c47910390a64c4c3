"use client";

import { Eye } from "lucide-react";
import Link from "next/link";
import { type ComponentType, useEffect, useState } from "react";
import { Button } from "#components/ui/button";
import { EmptyState } from "#components/ui/empty-state";
import { Loading } from "#components/ui/spinner";
import { routes } from "#lib/domain/core/routes";
import { previewOfForm } from "#lib/domain/interviews/interview-preview";
import type { RoomCompany, RoomInterview } from "#lib/domain/room/room";
import { readDraft } from "../wizard/draft-storage";

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

/** For a browser that holds no draft: another browser, a private window, or nothing typed yet. */
function NoPreview() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <EmptyState
        picture={<Eye />}
        title="There's no draft to preview here"
        description="Drafts are saved only in the browser where you wrote them. Add something to the interview there, then preview it again."
        action={
          <Button asChild>
            <Link href={routes.createInterview}>Create an interview</Link>
          </Button>
        }
      />
    </main>
  );
}
