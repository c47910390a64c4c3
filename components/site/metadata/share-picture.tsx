import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ImageResponse } from "next/og";

/** As wide as every network shows it. */
export const PICTURE_SIZE = { width: 1200, height: 630 };

/* The drawing is no page: it can't read the colors of globals.css, which are these. */
const PAPER = "#faf8f4";
const INK = "#16201e";
const QUIET = "#5b6764";
const BRAND = "#0b6e63";
const HIGHLIGHT = "#f2a93b";
const LINE = "#e4e0d8";

const font = (file: string) =>
  readFile(join(process.cwd(), "node_modules/@expo-google-fonts", file));

/** What a link to a page looks like where it is shared: the mark, what the page is, and its own words. */
export async function sharePicture({ title, line }: { title: string; line: string }) {
  const [display, text] = await Promise.all([
    font("bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf"),
    font("figtree/500Medium/Figtree_500Medium.ttf"),
  ]);
  return new ImageResponse(<Picture title={title} line={line} />, {
    ...PICTURE_SIZE,
    fonts: [
      { name: "Display", data: display, weight: 700 },
      { name: "Text", data: text, weight: 500 },
    ],
  });
}

function Picture({ title, line }: { title: string; line: string }) {
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        width: "100%",
        height: "100%",
        padding: 72,
        background: PAPER,
        color: INK,
        borderBottom: `16px solid ${BRAND}`,
        fontFamily: "Text",
      }}
    >
      <div style={{ display: "flex", alignItems: "center", gap: 22 }}>
        <Mark />
        <div style={{ fontFamily: "Display", fontSize: 46, letterSpacing: -1 }}>Rolecall</div>
      </div>
      <div style={{ display: "flex", flexDirection: "column", gap: 28 }}>
        <div
          style={{
            display: "flex",
            fontFamily: "Display",
            fontSize: title.length > 46 ? 64 : 80,
            lineHeight: 1.08,
            letterSpacing: -2,
          }}
        >
          {title}
        </div>
        <div
          style={{
            display: "flex",
            paddingTop: 28,
            borderTop: `2px solid ${LINE}`,
            fontSize: 34,
            lineHeight: 1.35,
            color: QUIET,
          }}
        >
          {line}
        </div>
      </div>
    </div>
  );
}

function Mark() {
  return (
    <svg viewBox="0 0 32 32" width={76} height={76} role="img" aria-label="Rolecall">
      <rect width="32" height="32" rx="9" fill={BRAND} />
      <path
        d="m7.5 12 2.75 2.75L15 9.5"
        fill="none"
        stroke={HIGHLIGHT}
        strokeWidth="2.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M19 12.25h5.5M8 21.5h16.5"
        fill="none"
        stroke={PAPER}
        strokeWidth="2.75"
        strokeLinecap="round"
      />
    </svg>
  );
}
