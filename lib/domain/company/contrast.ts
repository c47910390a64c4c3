type Rgb = [number, number, number];

function rgb(color: string): Rgb {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function hex(parts: Rgb): string {
  return `#${parts.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;
}

function luminance([r, g, b]: Rgb): number {
  const [x, y, z] = [r, g, b].map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (x ?? 0) + 0.7152 * (y ?? 0) + 0.0722 * (z ?? 0);
}

/** The contrast of two colors like '#0693e3', from 1 to 21 (WCAG 2.2). */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(rgb(a)), luminance(rgb(b))].sort((x, y) => y - x);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** The card and its ink in the two themes (app/globals.css), for showing one theme inside the other. */
export const CARDS = {
  light: { ground: "#ffffff", ink: "#16201e" },
  dark: { ground: "#151d1b", ink: "#e8ecea" },
} as const;

/** The contrast from which words can be read, to 1. */
export const READABLE_FROM = 4.5;
const PAPER = "#faf8f4";
const NIGHT = "#1a2422";
const INK = "#06141a";
const WHITE = "#ffffff";

/** The nearest shade towards black or white that reads on every one of the grounds. */
function corrected(color: string, towards: string, grounds: readonly string[]): string {
  const from = rgb(color);
  const to = rgb(towards);
  for (let step = 0; step <= 50; step++) {
    const share = step / 50;
    const mixed = hex([
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share,
      from[2] + (to[2] - from[2]) * share,
    ]);
    if (grounds.every((ground) => contrast(mixed, ground) >= READABLE_FROM)) return mixed;
  }
  return towards;
}

/** Our own brand's, which the themes of app/globals.css have in their shades. */
export const OUR_COLOR = "#0b6e63";

/**
 * A company's color for light and for dark screens, each readable on its ground and under its own text.
 */
export function readableBrand(color: string): {
  light: { fill: string; text: string };
  dark: { fill: string; text: string };
} {
  const known = /^#[0-9a-f]{6}$/i.test(color) ? color.toLowerCase() : OUR_COLOR;
  return {
    light: { fill: corrected(known, "#000000", [WHITE, PAPER, "#f1ede5"]), text: WHITE },
    dark: { fill: corrected(known, WHITE, [NIGHT, "#222e2b", INK]), text: INK },
  };
}
