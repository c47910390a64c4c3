import { newRecorder, SLICE_MS } from "./recorder.ts";
import { noteRecorderBehavior } from "./recorder-behavior.ts";

/**
 * Records a stream as an answer is recorded, in this page's memory only, and notes whether this browser gives its bytes
 * meanwhile. Resolves with the recording when it is stopped; one of no bytes says that nothing came.
 */
export function recordTrial(stream: MediaStream): { stop: () => void; ended: Promise<Blob> } {
  const recorder = newRecorder(stream);
  const began = performance.now();
  const parts: Blob[] = [];
  let whileRunning = false;
  recorder.addEventListener("dataavailable", ({ data }) => {
    if (data.size === 0) return;
    parts.push(data);
    if (recorder.state !== "inactive") whileRunning = true;
  });
  const ended = new Promise<Blob>((resolve) => {
    recorder.addEventListener("stop", () => {
      if (parts.length > 0) noteRecorderBehavior(performance.now() - began, whileRunning);
      resolve(new Blob(parts, { type: recorder.mimeType }));
    });
  });
  recorder.start(SLICE_MS);
  return {
    stop: () => {
      if (recorder.state !== "inactive") recorder.stop();
    },
    ended,
  };
}
