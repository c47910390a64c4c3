import { open, stat } from "node:fs/promises";
import {
  ALL_FORMATS,
  BufferTarget,
  Conversion,
  FilePathSource,
  Input,
  Mp4OutputFormat,
  Output,
  StreamTarget,
  type StreamTargetChunk,
  type Target,
  WebMOutputFormat,
} from "mediabunny";
import { AppError } from "#lib/domain/core/errors";

/** `contentType` names the codecs too: `video/mp4; codecs="avc1.42E01E, mp4a.40.2"`. */
export type Recording = { durationSeconds: number; hasVideo: boolean; contentType: string };

const UNREADABLE = "The recording could not be read.";

async function opened<T>(path: string, use: (input: Input) => Promise<T>): Promise<T> {
  // The reader takes an empty file for a mistake of its caller.
  if ((await stat(path)).size === 0) throw new AppError("unsupported_media", UNREADABLE);
  const input = new Input({ formats: ALL_FORMATS, source: new FilePathSource(path) });
  try {
    if (!(await input.canRead())) throw new AppError("unsupported_media", UNREADABLE);
    return await use(input);
  } catch (error) {
    // What the reader stumbles over is the file's fault, and no other try reads it; a full disk is this machine's.
    if (error instanceof AppError || (error instanceof Error && "code" in error)) throw error;
    throw new AppError("unsupported_media", UNREADABLE, { cause: error });
  } finally {
    input.dispose();
  }
}

async function outputFor<T extends Target>(input: Input, target: T) {
  const isMp4 = (await input.getMimeType()).includes("mp4");
  // An MP4's index comes first, so that a player can begin and seek without the end of the file.
  const format = isMp4 ? new Mp4OutputFormat({ fastStart: "in-memory" }) : new WebMOutputFormat();
  return { output: new Output({ format, target }) };
}

/** Writes a file, which is closed whatever happens: mediabunny leaves its own open if nothing could be written. */
async function written(path: string, use: (target: Target) => Promise<void>): Promise<void> {
  const file = await open(path, "w");
  const sink = new WritableStream<StreamTargetChunk>({
    write: async ({ data, position }) => {
      await file.write(data, 0, data.byteLength, position);
    },
  });
  try {
    await use(new StreamTarget(sink, { chunked: true }));
  } finally {
    await file.close();
  }
}

/** What a file is. @throws AppError unsupported_media */
export async function probe(path: string): Promise<Recording> {
  return opened(path, async (input) => {
    const video = await input.getPrimaryVideoTrack();
    const tracks = [video, await input.getPrimaryAudioTrack()];
    const codecs = await Promise.all(tracks.map((track) => track?.getCodecParameterString()));
    const container = (await input.getMimeType()).includes("mp4") ? "mp4" : "webm";
    return {
      durationSeconds: Math.round((await input.computeDuration()) * 1000) / 1000,
      hasVideo: video !== null,
      contentType: `${video ? "video" : "audio"}/${container}; codecs="${codecs.filter(Boolean).join(", ")}"`,
    };
  });
}

/**
 * Copies the packets of a recorder's file into a whole file of the same kind, which then has a duration and can be
 * sought. Nothing is encoded again. @throws AppError unsupported_media, also if there is nothing to play
 */
export async function remux(from: string, to: string): Promise<Recording> {
  await opened(from, async (input) => {
    // A header alone is a file with a length of nothing.
    if (!((await input.computeDuration()) > 0)) {
      throw new AppError("unsupported_media", UNREADABLE);
    }
    await written(to, async (target) => {
      const { output } = await outputFor(input, target);
      const conversion = await Conversion.init({ input, output, showWarnings: false });
      if (!conversion.isValid) throw new AppError("unsupported_media", UNREADABLE);
      await conversion.execute();
    });
  });
  return probe(to);
}

/**
 * The sound of a recording alone, so that no picture is sent to speech to text, and its seconds; null if there is
 * none. @throws AppError unsupported_media
 */
export async function extractAudio(
  path: string,
): Promise<{ bytes: Uint8Array; seconds: number } | null> {
  return opened(path, async (input) => {
    if ((await input.getPrimaryAudioTrack()) === null) return null;
    const target = new BufferTarget();
    const { output } = await outputFor(input, target);
    const conversion = await Conversion.init({
      input,
      output,
      video: { discard: true },
      showWarnings: false,
    });
    if (!conversion.isValid) throw new AppError("unsupported_media", UNREADABLE);
    await conversion.execute();
    if (target.buffer === null) return null;
    return { bytes: new Uint8Array(target.buffer), seconds: await input.computeDuration() };
  });
}
