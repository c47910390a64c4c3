import { PHONE, PICTURE } from "./stage.ts";

/** What a film says from one second to another; `beside` a phone, where its stage is empty, or below a page. */
export type Cue = { from: number; to: number; text: string; beside: boolean };

/** Letters of one line, which a player on a phone shows too. */
const LINE = { beside: 34, below: 64 } as const;

const share = (pixels: number) => `${Math.floor((100 * pixels) / PICTURE.width)}%`;
const BESIDE = ` position:${share(96)},line-left size:${share(PHONE.left - 128)} align:left`;

/** A film's captions in WebVTT. */
export function captionsOf(cues: readonly Cue[]): string {
  const texts = cues.map(({ from, to, text, beside }) => {
    const words = inLines(text, beside ? LINE.beside : LINE.below);
    return `${clock(from)} --> ${clock(to)}${beside ? BESIDE : ""}\n${words}\n`;
  });
  return `WEBVTT\n\n${texts.join("\n")}`;
}

/** A text in lines of about the same length, so that no word stands alone. */
function inLines(text: string, most: number): string {
  const count = Math.ceil(text.length / most);
  const lines = Array.from({ length: count }, (): string[] => []);
  let at = 0;
  for (const word of text.split(" ")) {
    lines[Math.floor(((at + word.length / 2) * count) / text.length)]?.push(word);
    at += word.length + 1;
  }
  return lines.map((words) => words.join(" ")).join("\n");
}

/** 75.5 → '01:15.500'. */
function clock(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return `${String(minutes).padStart(2, "0")}:${(seconds - 60 * minutes).toFixed(3).padStart(6, "0")}`;
}
