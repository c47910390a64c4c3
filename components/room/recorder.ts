import type { Quality } from "./line-speed";
import type { Take, TakeStore } from "./take-store";

/** In the order of the issue: what every phone plays, then what there is. */
const CONTAINERS = {
  video: [
    'video/mp4;codecs="avc1.42E01E,mp4a.40.2"',
    "video/mp4",
    "video/webm;codecs=vp8,opus",
    "video/webm",
  ],
  audio: ["audio/mp4;codecs=mp4a.40.2", "audio/mp4", "audio/webm;codecs=opus", "audio/webm"],
};

const SLICE_MS = 1000;
const PIECE_BYTES = 1024 * 1024;
/** A recorder that was silent for so long slept, or its device did. */
const ASLEEP_MS = 10_000;

function containerFor(stream: MediaStream | null): string | undefined {
  const kind = stream?.getVideoTracks().length === 0 ? "audio" : "video";
  return CONTAINERS[kind].find((type) => MediaRecorder.isTypeSupported(type));
}

/** Whether this browser can record at all. */
export function recordingSupported(): boolean {
  return typeof MediaRecorder !== "undefined" && containerFor(null) !== undefined;
}

/** Bytes in pieces of at most 1 MiB: some browsers hand over a whole recording at its end. */
export function* piecesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    yield bytes.subarray(at, at + PIECE_BYTES);
  }
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
  quality: Quality;
  onSlice: (take: Take) => void;
}): Recording {
  const mimeType = containerFor(options.stream);
  const recorder = new MediaRecorder(options.stream, {
    ...(mimeType && { mimeType }),
    videoBitsPerSecond: options.quality.video,
    audioBitsPerSecond: options.quality.audio,
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
  let spoken = 0;
  let last = performance.now();
  let kept: Promise<void> = Promise.resolve();
  const keep = async (data: Blob, seconds: number) => {
    for (const bytes of piecesOf(new Uint8Array(await data.arrayBuffer()))) {
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
    }
  };
  const finished = new Promise<Take>((resolve, reject) => {
    recorder.addEventListener("start", () => {
      last = performance.now();
    });
    recorder.addEventListener("dataavailable", ({ data }) => {
      const now = performance.now();
      const gap = now - last;
      last = now;
      // What was said before a lid was closed is kept and offered; the time that it was closed is not counted.
      const slept = spoken > 0 && gap > ASLEEP_MS;
      spoken += slept ? SLICE_MS : gap;
      const seconds = spoken / 1000;
      kept = kept.then(() => keep(data, seconds));
      if (slept && recorder.state !== "inactive") recorder.stop();
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
      // The time that ran out while the device slept was not the person's.
      wanted = performance.now() - last <= ASLEEP_MS;
      if (recorder.state !== "inactive") recorder.stop();
    },
  };
}
