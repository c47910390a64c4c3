import { PlayableSpan } from "#lib/domain/room/playable-span";
import type { Quality } from "./line-speed.ts";
import type { EndedBy, Take, TakeStore } from "./take-store.ts";

/** What every phone plays first, then what there is. */
const CONTAINERS = {
  video: [
    'video/mp4;codecs="avc1.42E01E,mp4a.40.2"',
    "video/mp4",
    "video/webm;codecs=vp8,opus",
    "video/webm",
  ],
  audio: ["audio/mp4;codecs=mp4a.40.2", "audio/mp4", "audio/webm;codecs=opus", "audio/webm"],
};

/** Recorders keep back what they have not finished: both together stay a second below two, for a busy device. */
const SLICE_MS = 250;
const PICTURE_MS = 3 * SLICE_MS;
/** Looked at so often, and given up after so many looks without a byte: within three seconds, told and shown. */
const LOOK_MS = 250;
const LOOKS = 10;
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

/** What a recorder delivered since the last write, as one. */
async function joined(slices: readonly Blob[]): Promise<Uint8Array> {
  const parts = await Promise.all(slices.map((slice) => slice.arrayBuffer()));
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(new Uint8Array(part), at);
    at += part.byteLength;
  }
  return bytes;
}

/** Bytes in pieces of at most 1 MiB: some browsers hand over a whole take at its end. */
export function* piecesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    yield bytes.subarray(at, at + PIECE_BYTES);
  }
}

/** A take while it is recorded. */
export type RunningTake = {
  /** Resolves when the last slice is kept. */
  finished: Promise<Take>;
  /** Ends the take. */
  stop: () => void;
  /** Ends it without another slice: another tab may have taken over what is kept. */
  abandon: () => void;
};

/**
 * Records a stream in slices of a quarter second; each counts once the store has it. Those that come while a slow device
 * writes are written together. What could be kept stays kept, whatever ends the take.
 */
export function record(options: {
  stream: MediaStream;
  store: TakeStore;
  take: Pick<Take, "id" | "attemptId" | "questionId" | "number" | "openedAt">;
  quality: Quality;
  onSlice: (take: Take) => void;
}): RunningTake {
  const mimeType = containerFor(options.stream);
  const settings = {
    ...(mimeType && { mimeType }),
    videoBitsPerSecond: options.quality.video,
    audioBitsPerSecond: options.quality.audio,
    // Where a browser knows it: pictures that can be shown by themselves, so that what is kept can be.
    videoKeyFrameIntervalDuration: PICTURE_MS,
  };
  const recorder = new MediaRecorder(options.stream, settings);
  const span = new PlayableSpan();
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
  let endedBy: EndedBy | undefined;
  let spoken = 0;
  let last = performance.now();
  let looks = 0;
  let kept: Promise<void> = Promise.resolve();
  const delivered: Blob[] = [];
  let abandoned = false;
  const keep = async () => {
    const seconds = spoken / 1000;
    for (const bytes of piecesOf(await joined(delivered.splice(0)))) {
      if (abandoned) return;
      span.add(bytes);
      const grown = {
        ...take,
        mimeType: recorder.mimeType || take.mimeType,
        // Only what can be played is safe; a container that does not tell its length is as long as it took.
        seconds: span.playable ? span.seconds || seconds : 0,
        slices: take.slices + 1,
        bytes: take.bytes + bytes.length,
      };
      await options.store.addSlice(grown, take.slices, bytes);
      take = grown;
      options.onSlice(take);
    }
  };
  const stop = () => {
    if (recorder.state !== "inactive") recorder.stop();
  };
  const finished = new Promise<Take>((resolve) => {
    const end = () => {
      clearInterval(looking);
      // One that can't say that it stopped has stopped all the same.
      void kept
        .catch((error: unknown) => {
          endedBy = isFull(error) ? "storage" : "recording";
        })
        .then(async () => {
          // Of one that has begun nobody can say that it didn't begin.
          const failed =
            endedBy === undefined ? !wanted : endedBy === "recording" && take.slices > 0;
          if (failed) endedBy = "interrupted";
          take = { ...take, stopped: true, whole: endedBy === undefined, endedBy };
          // The slices are there; a full device may refuse the note that no more come, which a reload adds.
          if (take.slices > 0 && !abandoned) {
            await options.store.putTakes([take]).catch(() => {});
            options.onSlice(take);
          }
          resolve(take);
        });
    };
    const looking = setInterval(() => {
      looks += 1;
      if (looks < LOOKS) return;
      endedBy ??= "noBytes";
      stop();
      end();
    }, LOOK_MS);
    recorder.addEventListener("start", () => {
      last = performance.now();
    });
    recorder.addEventListener("dataavailable", ({ data }) => {
      if (data.size === 0) return;
      looks = 0;
      const now = performance.now();
      const gap = now - last;
      last = now;
      // What was said before a lid was closed is kept and offered; the time that it was closed is not counted.
      const slept = spoken > 0 && gap > ASLEEP_MS;
      spoken += slept ? SLICE_MS : gap;
      delivered.push(data);
      kept = kept.then(keep);
      if (slept) stop();
      kept.catch(stop);
    });
    recorder.addEventListener("stop", end);
    recorder.addEventListener("error", () => {
      endedBy ??= "recording";
      if (recorder.state === "inactive") end();
    });
  });
  recorder.start(SLICE_MS);
  return {
    finished,
    stop: () => {
      // The time that ran out while the device slept was not the person's.
      wanted = performance.now() - last <= ASLEEP_MS;
      stop();
    },
    abandon: () => {
      abandoned = true;
      stop();
    },
  };
}

/** Whether a write failed because the device has no room. */
function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === "QuotaExceededError";
}
