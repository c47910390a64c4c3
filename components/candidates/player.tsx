"use client";

import { type RefCallback, useState } from "react";
import { Alert } from "#components/ui/alert";
import { mediaPath } from "#lib/domain/routes";

type PlayerProps = { mediaId: string; label: string; attach: RefCallback<HTMLMediaElement> };

/** A candidate's recording with the browser's own controls. Where it can't be played, it says so. */
export function Player({ mediaId, label, attach }: PlayerProps) {
  const [broken, setBroken] = useState(false);
  if (broken) {
    return (
      <Alert variant="error" className="rounded-none border-0">
        This recording could not be played here. Nothing is lost: reload the page, or open it in
        another browser.
      </Alert>
    );
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: the transcript stands below, with its times
    <video
      ref={attach}
      src={mediaPath(mediaId)}
      aria-label={label}
      controls
      playsInline
      preload="metadata"
      onError={() => setBroken(true)}
      className="aspect-video w-full bg-black object-contain"
    />
  );
}
