import { openAudioLevel } from "./audio-level.ts";

/** Looks at a camera and a microphone whose recorder is silent. */
export type DeviceLiveness = {
  /** Whether they have given something since the last look. */
  seen: () => boolean;
  end: () => void;
};

/**
 * Devices are alive while a track is live and its picture or sound changes. What can't be measured counts as changing:
 * the picture of a hidden page, and a microphone alone, because people pause to think.
 */
export function watchDeviceLiveness(stream: MediaStream): DeviceLiveness {
  const pictured = stream.getVideoTracks().length > 0;
  const level = pictured ? openAudioLevel(stream) : null;
  const video = pictured ? document.createElement("video") : null;
  if (video) Object.assign(video, { muted: true, autoplay: true, srcObject: stream });
  let shown = -1;
  const moves = () => {
    if (video === null || video.paused || document.hidden) return true;
    const now = video.getVideoPlaybackQuality().totalVideoFrames + video.currentTime;
    const moved = now !== shown;
    shown = now;
    return moved || (level?.peak() ?? 0) > 0;
  };
  return {
    seen: () =>
      stream.getTracks().some(({ readyState, muted }) => readyState === "live" && !muted) &&
      moves(),
    end: () => {
      level?.close();
      if (video) video.srcObject = null;
    },
  };
}
