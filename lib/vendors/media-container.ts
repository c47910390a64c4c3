import {
  ALL_FORMATS,
  BufferTarget,
  Conversion,
  FilePathSource,
  FilePathTarget,
  Input,
  Mp4OutputFormat,
  Output,
  type Target,
  WebMOutputFormat,
} from "mediabunny";
import { AppError } from "#lib/domain/errors";

export type Recording = { durationSeconds: number; hasVideo: boolean; contentType: string };

const UNREADABLE = "The recording could not be read.";

async function opened<T>(path: string, use: (input: Input) => Promise<T>): Promise<T> {
  const input = new Input({ formats: ALL_FORMATS, source: new FilePathSource(path) });
  try {
    if (!(await input.canRead())) throw new AppError("unsupported_media", UNREADABLE);
    return await use(input);
  } finally {
    input.dispose();
  }
}

async function outputFor<T extends Target>(input: Input, target: T) {
  const isMp4 = (await input.getMimeType()).includes("mp4");
  const format = isMp4 ? new Mp4OutputFormat() : new WebMOutputFormat();
  return { output: new Output({ format, target }), container: isMp4 ? "mp4" : "webm" };
}

/**
 * Copies the packets of a recorder's file into a whole file of the same kind, which then has a duration and can be
 * sought. Nothing is encoded again. @throws AppError unsupported_media
 */
export async function remux(from: string, to: string): Promise<Recording> {
  return opened(from, async (input) => {
    const { output, container } = await outputFor(input, new FilePathTarget(to));
    const conversion = await Conversion.init({ input, output });
    if (!conversion.isValid) throw new AppError("unsupported_media", UNREADABLE);
    await conversion.execute();
    const hasVideo = (await input.getPrimaryVideoTrack()) !== null;
    return opened(to, async (made) => ({
      durationSeconds: Math.round((await made.computeDuration()) * 1000) / 1000,
      hasVideo,
      contentType: `${hasVideo ? "video" : "audio"}/${container}`,
    }));
  });
}

/** The sound of a recording alone, so that no picture is sent to speech to text; null where there is none. */
export async function soundOf(path: string): Promise<Uint8Array | null> {
  return opened(path, async (input) => {
    if ((await input.getPrimaryAudioTrack()) === null) return null;
    const target = new BufferTarget();
    const { output } = await outputFor(input, target);
    const conversion = await Conversion.init({ input, output, video: { discard: true } });
    if (!conversion.isValid) throw new AppError("unsupported_media", UNREADABLE);
    await conversion.execute();
    return target.buffer === null ? null : new Uint8Array(target.buffer);
  });
}
