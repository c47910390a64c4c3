import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { codecWords, playsEverywhere } from "#lib/domain/room/playable";
import { remux } from "#lib/vendors/media-container";

const FOLDER = join(__dirname, "media");

/** Made by ffmpeg as recorders write them: `npm run make:containers` says how. None has a duration in its header. */
const RECORDED: [string, string, boolean][] = [
  ["iphone-h264-aac.mp4", 'video/mp4; codecs="avc1.', true],
  ["hevc-aac.mp4", 'video/mp4; codecs="hev1.', false],
  ["h264-opus.mp4", 'video/mp4; codecs="avc1.', false],
  ["vp8-opus.webm", 'video/webm; codecs="vp8, opus"', true],
  ["vp9-opus.webm", 'video/webm; codecs="vp09.', true],
  ["av1-opus.webm", 'video/webm; codecs="av01.', false],
  ["sound-aac.mp4", 'audio/mp4; codecs="mp4a.40.2"', true],
  ["sound-opus.webm", 'audio/webm; codecs="opus"', true],
];
const SECONDS = 3;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "rolecall-containers-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What ffprobe says of a file's length; null if there is no ffprobe. */
function probed(path: string): number | null {
  const words = ["-v", "error", "-show_entries", "format=duration", "-of", "csv=p=0", path];
  const { status, stdout } = spawnSync("ffprobe", words, { encoding: "utf8" });
  return status === 0 ? Number(stdout) : null;
}

/** The names of an MP4's outermost boxes, in order. */
function boxes(path: string): string[] {
  const file = readFileSync(path);
  const names: string[] = [];
  for (let at = 0; at + 8 <= file.length; at += Math.max(8, file.readUInt32BE(at))) {
    names.push(file.toString("latin1", at + 4, at + 8));
  }
  return names;
}

describe.each(RECORDED)("A recording like %s", (name, type, everywhere) => {
  it("is stored with its length, can be sought, and says what it takes to play it", async () => {
    const made = join(folder, name);
    const facts = await remux(join(FOLDER, name), made);
    expect(facts.contentType).toContain(type);
    expect(facts.hasVideo).toBe(type.startsWith("video"));
    expect(Math.abs(facts.durationSeconds - SECONDS)).toBeLessThan(0.5);
    expect(Math.abs((probed(made) ?? facts.durationSeconds) - SECONDS)).toBeLessThan(0.5);
    expect(playsEverywhere(facts.contentType)).toBe(everywhere);
    if (name.endsWith(".mp4")) expect(boxes(made).slice(0, 2)).toEqual(["ftyp", "moov"]);
    else expect(readFileSync(made).includes(Buffer.from([0x1c, 0x53, 0xbb, 0x6b]))).toBe(true);
  });

  it("is stored as far as it came where it breaks off", async () => {
    const cut = join(folder, `cut-${name}`);
    const bytes = readFileSync(join(FOLDER, name));
    writeFileSync(cut, bytes);
    truncateSync(cut, Math.floor(bytes.length * 0.8));
    const facts = await remux(cut, join(folder, `from-cut-${name}`));
    expect(facts.durationSeconds).toBeGreaterThan(1);
    expect(facts.durationSeconds).toBeLessThanOrEqual(SECONDS + 0.5);
  });
});

const OPEN = "/proc/self/fd";

/** Whether somebody holds a file open, if the system tells. */
function isOpen(path: string): boolean {
  if (!existsSync(OPEN)) return false;
  return readdirSync(OPEN).some((file) => {
    try {
      return readlinkSync(join(OPEN, file)) === path;
    } catch {
      return false;
    }
  });
}

/** A recording's bytes before its first picture or sound. */
function headerOf(name: string, before: string): Buffer {
  const bytes = readFileSync(join(FOLDER, name));
  return bytes.subarray(0, bytes.indexOf(Buffer.from(before, "latin1")));
}

/** A recording with one of its bytes another than its recorder wrote: so far behind the first `after`. */
function crooked(name: string, after: string, at: number, byte: number): Buffer {
  const bytes = Buffer.from(readFileSync(join(FOLDER, name)));
  bytes[bytes.indexOf(Buffer.from(after, "latin1")) + at] = byte;
  return bytes;
}

describe("A file that is not what it says", () => {
  it.each([
    ["a web page", Buffer.from("<html><script>alert(1)</script></html>")],
    [
      "noise that begins as WebM",
      Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.alloc(5000, 7)]),
    ],
    [
      "an MP4 without a picture or sound",
      Buffer.from("0000001c667479706d703432000000006d70343169736f6d", "hex"),
    ],
    ["nothing", Buffer.alloc(0)],
    ["an MP4 that broke off after its header", headerOf("iphone-h264-aac.mp4", "moof")],
    ["a WebM that broke off after its header", headerOf("vp8-opus.webm", "\x1f\x43\xb6\x75")],
    ["an MP4 of a version that isn't", crooked("iphone-h264-aac.mp4", "tkhd", 4, 252)],
    ["a WebM with a number of too many bytes", crooked("vp8-opus.webm", "\x2a\xd7\xb1", 3, 0x3a)],
  ])("is refused by its content: %s", async (_what, bytes) => {
    const file = join(folder, "strange");
    writeFileSync(file, bytes);
    await expect(remux(file, join(folder, "never"))).rejects.toMatchObject({
      code: "unsupported_media",
    });
    expect(isOpen(join(folder, "never"))).toBe(false);
  });
});

describe("A format in words", () => {
  it.each([
    ['video/mp4; codecs="hev1.1.6.L93.B0, opus"', "HEVC video and Opus sound"],
    ["video/webm;codecs=vp9,opus", "VP9 video and Opus sound"],
    ["video/mp4", "an unknown format"],
  ])("%s is %s", (type, words) => {
    expect(codecWords(type)).toBe(words);
  });
});
