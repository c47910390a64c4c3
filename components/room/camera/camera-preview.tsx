"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { useRoom } from "../room-context";
import { Sign } from "../sign";

/** The candidate's own picture, as in a mirror, silent; a sign if there is sound only. */
export function CameraPreview({
  stream,
  label,
  children,
}: {
  stream: MediaStream;
  label: string;
  children?: ReactNode;
}) {
  const { messages } = useRoom();
  const video = useRef<HTMLVideoElement>(null);
  const paused = usePaused(stream);
  const picture = stream.getVideoTracks().length > 0;
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  return (
    <>
      <div
        className={`relative mt-4 w-full overflow-hidden rounded-lg bg-black ${picture ? "aspect-[4/3] max-h-[52dvh]" : "h-40"}`}
      >
        {picture ? (
          <video
            ref={video}
            aria-label={label}
            autoPlay
            muted
            playsInline
            className="-scale-x-100 size-full object-cover"
          />
        ) : (
          <p className="flex size-full flex-col items-center justify-center gap-2 text-white">
            <Sign of="mic" className="size-8" />
            {messages.check.soundOnlyNow}
          </p>
        )}
        {children}
      </div>
      {paused && (
        <p role="status" className="mt-3 rounded-lg bg-muted p-4">
          {messages.video.paused}
        </p>
      )}
    </>
  );
}

/** Whether a device gives nothing for now: a call came in, a lid or a shutter was closed. */
function usePaused(stream: MediaStream): boolean {
  const [paused, setPaused] = useState(false);
  useEffect(() => {
    const tracks = stream.getTracks();
    const look = () => setPaused(tracks.some(({ muted }) => muted));
    look();
    for (const track of tracks) {
      track.addEventListener("mute", look);
      track.addEventListener("unmute", look);
    }
    return () => {
      for (const track of tracks) {
        track.removeEventListener("mute", look);
        track.removeEventListener("unmute", look);
      }
    };
  }, [stream]);
  return paused;
}
