import { spawn } from "node:child_process";
import { AppError } from "#lib/domain/core/errors";
import { serverEnv } from "#lib/env/server";

const LIMIT_MS = 5 * 60_000;

/** What every browser plays, with its index first. The input may open nothing but itself. */
const ARGUMENTS = (from: string, to: string) => [
  ...["-nostdin", "-hide_banner", "-loglevel", "error", "-y"],
  ...["-protocol_whitelist", "file", "-i", from, "-map", "0:v:0?", "-map", "0:a:0?"],
  ...["-c:v", "libx264", "-preset", "veryfast", "-crf", "26", "-pix_fmt", "yuv420p"],
  ...["-vf", "scale=trunc(iw/2)*2:trunc(ih/2)*2", "-c:a", "aac", "-b:a", "96k"],
  ...["-movflags", "+faststart", "-threads", "2", "-f", "mp4", to],
];

/**
 * Encodes a recording again as MP4 with H.264 and AAC, by ffmpeg if it is installed. False if it is not.
 * @throws AppError `unsupported_media` if ffmpeg can't read it, `unavailable` if it takes too long
 */
export function transcode(from: string, to: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      /* turbopackIgnore: true */ serverEnv().FFMPEG_PATH ?? "ffmpeg",
      ARGUMENTS(from, to),
      {
        stdio: ["ignore", "ignore", "pipe"],
        // Node's own `timeout` waits on if the program could not be started.
        signal: AbortSignal.timeout(LIMIT_MS),
        killSignal: "SIGKILL",
      },
    );
    let said = "";
    child.stderr.on("data", (words: Buffer) => {
      said = (said + words.toString()).slice(-500);
    });
    child.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") resolve(false);
      // One that took too long is killed, and then closes.
      else if (error.name !== "AbortError") reject(error);
    });
    child.once("close", (code, signal) => {
      if (code === 0) return resolve(true);
      const failed = signal
        ? new AppError("unavailable", "Converting the recording took too long.")
        : new AppError("unsupported_media", "The recording could not be converted.", { log: said });
      reject(failed);
    });
  });
}
