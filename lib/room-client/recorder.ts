import { PlayableSpan } from "#lib/domain/room/playable-span";
import { watchSound } from "./audio-level.ts";
import type { Quality } from "./network-speed.ts";
import { RecordingWatch } from "./recording-watch.ts";
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
export const SLICE_MS = 250;
const PICTURE_MS = 3 * SLICE_MS;
const LOOK_MS = 250;
const PIECE_BYTES = 1024 * 1024;

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

/** A recorder for a stream; one without `quality` is as its browser makes it. */
export function newRecorder(stream: MediaStream, quality?: Quality): MediaRecorder {
  const mimeType = containerFor(stream);
  // If the browser knows it: pictures that can be shown by themselves, so that what is kept can be.
  const options: MediaRecorderOptions & { videoKeyFrameIntervalDuration: number } = {
    ...(mimeType && { mimeType }),
    ...(quality && { videoBitsPerSecond: quality.video, audioBitsPerSecond: quality.audio }),
    videoKeyFrameIntervalDuration: PICTURE_MS,
  };
  return new MediaRecorder(stream, options);
}

/**
 * Records a stream in slices of a quarter second, or as its recorder gives them; each counts once the store has it.
 * Those that come while a slow device writes are written together. What could be kept stays kept, whatever ends the take.
 */
export function record(options: {
  stream: MediaStream;
  store: TakeStore;
  take: Pick<Take, "id" | "attemptId" | "questionId" | "number" | "openedAt" | "language">;
  quality: Quality;
  onSlice: (take: Take) => void;
}): RunningTake {
  const recorder = newRecorder(options.stream, options.quality);
  const span = new PlayableSpan();
  const watch = new RecordingWatch(options.stream);
  const sound = watchSound(options.stream);
  let take: Take = {
    ...options.take,
    mimeType: recorder.mimeType || containerFor(options.stream) || "video/webm",
    seconds: 0,
    slices: 0,
    bytes: 0,
    stopped: false,
    whole: false,
    accepted: false,
  };
  let endedBy: EndedBy | undefined;
  let kept: Promise<void> = Promise.resolve();
  const delivered: Blob[] = [];
  let abandoned = false;
  const keep = async () => {
    const seconds = watch.spoken / 1000;
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
  let wanted = false;
  const stop = () => {
    watch.stopped();
    if (recorder.state !== "inactive") recorder.stop();
  };
  const look = () => {
    sound.look();
    const shows = watch.look();
    if (shows === "dead") endedBy ??= "noBytes";
    if (shows !== null) stop();
    return shows;
  };
  const finished = new Promise<Take>((resolve) => {
    let ended = false;
    const end = async () => {
      if (ended) return;
      ended = true;
      clearInterval(looking);
      watch.stopped();
      watch.end();
      sound.end();
      // What can't be kept is the device's doing, however it says so.
      await kept.catch(() => {
        endedBy = "storage";
      });
      if (wanted && watch.cutShort) endedBy ??= "noBytes";
      // Of one that has begun nobody can say that it didn't begin.
      const failed = endedBy === undefined ? !wanted : endedBy === "recording" && take.slices > 0;
      if (failed) endedBy = "interrupted";
      take = {
        ...take,
        stopped: true,
        whole: endedBy === undefined,
        silent: sound.silent,
        endedBy,
      };
      // The slices are there; a full device may refuse the note that no more come, which a reload adds.
      if (take.slices > 0 && !abandoned) {
        await options.store.putTakes([take]).catch(() => {});
        options.onSlice(take);
      }
      resolve(take);
    };
    const looking = setInterval(() => {
      // One that can't say that it stopped has still stopped.
      if (look() === "over") void end();
    }, LOOK_MS);
    recorder.addEventListener("dataavailable", ({ data }) => {
      if (data.size > 0) {
        watch.heard(recorder.state !== "inactive");
        delivered.push(data);
        kept = kept.then(keep);
        kept.catch(stop);
      }
      look();
    });
    recorder.addEventListener("stop", () => void end());
    recorder.addEventListener("error", () => {
      endedBy ??= "recording";
      // Its last bytes and its end come after this.
      watch.stopped();
    });
  });
  recorder.start(SLICE_MS);
  return {
    finished,
    stop: () => {
      look();
      // The time that ran out while the device slept was not the person's.
      wanted = !watch.slept;
      stop();
    },
    abandon: () => {
      abandoned = true;
      stop();
    },
  };
}
