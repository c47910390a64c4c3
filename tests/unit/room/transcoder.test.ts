import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { playsEverywhere } from "#lib/domain/room/playable";
import { probe } from "#lib/vendors/media-container";
import { hasFfmpeg } from "../../../scripts/machine/ffmpeg.ts";

const FOLDER = join(__dirname, "media");
/** If ffmpeg is not installed, these are skipped, never passed. */
const itWithFfmpeg = hasFfmpeg() ? it : it.skip;

let folder: string;
let ffmpegPath: string | undefined;
jest.mock("#lib/env/server", () => ({ serverEnv: () => ({ FFMPEG_PATH: ffmpegPath }) }));

beforeEach(() => {
  ffmpegPath = undefined;
  folder = mkdtempSync(join(tmpdir(), "rolecall-transcoder-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const load = async () => (await import("#lib/vendors/transcoder")).transcode;

describe("A recording that not every browser plays", () => {
  itWithFfmpeg.each(["hevc-aac.mp4", "h264-opus.mp4", "av1-opus.webm"])(
    "is encoded again so that they do: %s",
    async (name) => {
      const made = join(folder, "made.mp4");
      expect(await (await load())(join(FOLDER, name), made)).toBe(true);
      const facts = await probe(made);
      expect(playsEverywhere(facts.contentType)).toBe(true);
      expect(facts.hasVideo).toBe(true);
      expect(Math.abs(facts.durationSeconds - 3)).toBeLessThan(0.5);
    },
  );

  itWithFfmpeg("that ffmpeg can't read is refused, not retried", async () => {
    const strange = join(folder, "strange");
    writeFileSync(strange, "no recording at all");
    await expect((await load())(strange, join(folder, "never"))).rejects.toMatchObject({
      code: "unsupported_media",
    });
  });

  it("stays as it is where there is no ffmpeg", async () => {
    ffmpegPath = join(folder, "no-such-program");
    expect(await (await load())(join(FOLDER, "hevc-aac.mp4"), join(folder, "never"))).toBe(false);
  });
});
