"use client";

import { type RefCallback, useEffect, useRef, useState } from "react";
import { Alert } from "#components/ui/alert";
import { codecWords } from "#lib/domain/playable";
import { mediaDownloadPath, mediaPath } from "#lib/domain/routes";

type PlayerProps = {
  mediaId: string;
  mediaType: string;
  label: string;
  attach: RefCallback<HTMLMediaElement>;
};

/**
 * A candidate's recording with the browser's own controls. Where it can't be played it says why, and offers the file.
 */
export function Player({ mediaId, mediaType, label, attach }: PlayerProps) {
  const [trouble, setTrouble] = useState<"format" | "broken" | null>(null);
  const triedAt = useRef<number | null>(null);
  useEffect(() => {
    const known = mediaType.includes("codecs");
    if (known && document.createElement("video").canPlayType(mediaType) === "")
      setTrouble("format");
  }, [mediaType]);

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
        {trouble === "format"
          ? `This browser can't play this recording (${codecWords(mediaType)}). Nothing is lost: `
          : "This recording could not be played here. Nothing is lost: reload the page, or "}
        <a className="underline underline-offset-4" href={mediaDownloadPath(mediaId)} download>
          download the recording
        </a>{" "}
        or open this page in another browser.
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
