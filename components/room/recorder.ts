import type { Take, TakeStore } from "./take-store";

/** In the order of the issue: what every phone plays, then what there is. */
const CONTAINERS = [
  'video/mp4;codecs="avc1.42E01E,mp4a.40.2"',
  "video/mp4",
  "video/webm;codecs=vp8,opus",
  "video/webm",
];

const SLICE_MS = 1000;

export function recordingSupported(): boolean {
  return (
    typeof MediaRecorder !== "undefined" &&
    CONTAINERS.some((type) => MediaRecorder.isTypeSupported(type))
  );
}

/** Bits per second for the line that the browser reports, from 250,000 to 1,000,000. */
export function videoBitrate(downlinkMbits: number | undefined): number {
  if (downlinkMbits === undefined) return 600_000;
  return Math.round(Math.min(1_000_000, Math.max(250_000, downlinkMbits * 1_000_000 * 0.4)));
}

export type Recording = {
  /** Resolves with the finished take when its last slice is kept. */
  finished: Promise<Take>;
  /** Ends the recording. */
  stop: () => void;
};

/**
 * Records a stream in slices of a second; each counts once the store has it.
 * `finished` rejects where the store has no room or the recorder fails, after keeping what it could.
 */
export function record(options: {
  stream: MediaStream;
  store: TakeStore;
  take: Omit<Take, "mimeType" | "seconds" | "slices" | "bytes" | "stopped" | "whole" | "accepted">;
  bitrate: number;
  onSlice: (take: Take) => void;
}): Recording {
  const mimeType = CONTAINERS.find((type) => MediaRecorder.isTypeSupported(type));
  const recorder = new MediaRecorder(options.stream, {
    ...(mimeType && { mimeType }),
    videoBitsPerSecond: options.bitrate,
    audioBitsPerSecond: 64_000,
  });
  let take: Take = {
    ...options.take,
    mimeType: recorder.mimeType || mimeType || "video/webm",
    seconds: 0,
    slices: 0,
    bytes: 0,
    stopped: false,
    whole: false,
    accepted: false,
  };
  let wanted = false;
  let began = performance.now();
  let kept: Promise<void> = Promise.resolve();
  const keep = async (data: Blob, seconds: number) => {
    const bytes = new Uint8Array(await data.arrayBuffer());
    if (bytes.length === 0) return;
    const grown = {
      ...take,
      mimeType: recorder.mimeType || take.mimeType,
      seconds,
      slices: take.slices + 1,
      bytes: take.bytes + bytes.length,
    };
    await options.store.addSlice(grown, take.slices, bytes);
    take = grown;
    options.onSlice(take);
  };
  const finished = new Promise<Take>((resolve, reject) => {
    recorder.addEventListener("start", () => {
      began = performance.now();
    });
    recorder.addEventListener("dataavailable", ({ data }) => {
      const seconds = (performance.now() - began) / 1000;
      kept = kept.then(() => keep(data, seconds));
      kept.catch(() => {
        if (recorder.state !== "inactive") recorder.stop();
      });
    });
    recorder.addEventListener("stop", () => {
      kept
        .then(async () => {
          take = { ...take, stopped: true, whole: wanted };
          await options.store.putTake(take);
          options.onSlice(take);
          resolve(take);
        })
        .catch(reject);
    });
    recorder.addEventListener("error", (event) => {
      if (recorder.state === "inactive") reject(event);
    });
  });
  recorder.start(SLICE_MS);
  return {
    finished,
    stop: () => {
      wanted = true;
      if (recorder.state !== "inactive") recorder.stop();
    },
  };
}
