"use client";

import { type RefCallback, useEffect, useRef, useState } from "react";
import { Alert } from "#components/ui/alert";
import { codecWords } from "#lib/domain/room/playable";
import { mediaDownloadPath, mediaPath } from "#lib/domain/site/routes";

type PlayerProps = {
  mediaId: string;
  mediaType: string;
  /** Known to be no recording that anything plays. */
  unreadable?: boolean;
  label: string;
  attach: RefCallback<HTMLMediaElement>;
};

type Trouble = "format" | "broken" | "unreadable";

function whyNot(trouble: Trouble, mediaType: string): string {
  if (trouble === "broken")
    return "This recording couldn't be played here. Nothing is lost. Reload the page, or ";
  return trouble === "format"
    ? `This browser can't play this recording (${codecWords(mediaType)}). Nothing is lost. You can `
    : "This file arrived complete, but it can't be played. You can ";
}

/**
 * A candidate's recording with the browser's own controls. Where it can't be played it says why, and offers the file.
 */
export function Player({ mediaId, mediaType, unreadable, label, attach }: PlayerProps) {
  const [trouble, setTrouble] = useState<Trouble | null>(unreadable ? "unreadable" : null);
  const triedAt = useRef<number | null>(null);
  useEffect(() => {
    if (unreadable) return;
    const known = mediaType.includes("codecs");
    if (known && document.createElement("video").canPlayType(mediaType) === "")
      setTrouble("format");
  }, [mediaType, unreadable]);

  /** The address of a recording ends after five minutes: asking again, once at each place, brings a new one. */
  function onError(media: HTMLVideoElement) {
    const { currentTime, paused } = media;
    if (triedAt.current === currentTime) return setTrouble("broken");
    triedAt.current = currentTime;
    const goOn = () => {
      media.currentTime = currentTime;
      if (!paused) media.play().catch(() => undefined);
    };
    media.addEventListener("loadedmetadata", goOn, { once: true });
    media.load();
  }

  if (trouble) {
    return (
      <Alert variant="error" className="rounded-none border-0">
        {whyNot(trouble, mediaType)}
        <a className="underline underline-offset-4" href={mediaDownloadPath(mediaId)} download>
          download the recording
        </a>
        {trouble === "unreadable"
          ? ", or let them answer this question again."
          : " or open this page in another browser."}
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
      onError={(event) => onError(event.currentTarget)}
      className="aspect-video w-full bg-black object-contain"
    />
  );
}
