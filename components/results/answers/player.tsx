"use client";

import { type RefCallback, useEffect, useRef, useState } from "react";
import { FileLink } from "#components/shared/file-link";
import { Alert } from "#components/ui/alert";
import { mediaDownloadPath, mediaPath } from "#lib/domain/core/routes";
import { asPlayersKnowIt, codecWords } from "#lib/domain/room/playable";

type PlayerProps = {
  mediaId: string;
  /** Where it is read from; the signed-in employer's own address unless told. */
  source?: string | undefined;
  mediaType: string;
  /** Known to be no recording that anything plays. */
  unreadable?: boolean;
  label: string;
  /** What was said, as WebVTT; null or absent if nothing is known with its times. */
  captions?: string | null;
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
 * A candidate's recording with the browser's own controls. If it can't be played it says why, and offers the file.
 */
export function Player({
  mediaId,
  source,
  mediaType,
  unreadable,
  label,
  captions = null,
  attach,
}: PlayerProps) {
  const track = useFile(captions, "text/vtt");
  const [trouble, setTrouble] = useState<Trouble | null>(unreadable ? "unreadable" : null);
  const triedAt = useRef<number | null>(null);
  useEffect(() => {
    if (unreadable) return;
    const known = mediaType.includes("codecs");
    const video = document.createElement("video");
    const plays = !known || video.canPlayType(asPlayersKnowIt(mediaType)) !== "";
    // A conversion may have ended since: then it plays.
    setTrouble((trouble) => {
      if (!plays) return "format";
      return trouble === "format" ? null : trouble;
    });
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
        <FileLink
          className="underline underline-offset-4"
          href={source ?? mediaDownloadPath(mediaId)}
          download
        >
          download the recording
        </FileLink>
        <span>
          {trouble === "unreadable"
            ? ", or let them answer this question again."
            : " or open this page in another browser."}
        </span>
      </Alert>
    );
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: if nothing was transcribed there is nothing to show
    <video
      ref={attach}
      src={source ?? mediaPath(mediaId)}
      aria-label={label}
      controls
      playsInline
      preload="metadata"
      onError={(event) => onError(event.currentTarget)}
      className="aspect-video w-full bg-black object-contain"
    >
      {track === null ? null : <track kind="captions" src={track} label="Captions" />}
    </video>
  );
}

/** A text as a file of this page's own, by its address; null until it is there. */
function useFile(text: string | null, type: string): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (text === null) return;
    const made = URL.createObjectURL(new Blob([text], { type }));
    setAddress(made);
    return () => {
      setAddress(null);
      URL.revokeObjectURL(made);
    };
  }, [text, type]);
  return address;
}
