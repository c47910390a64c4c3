export type Film = {
  film: string;
  captions: string;
  width: number;
  height: number;
  seconds: number;
  name: string;
};

/** Of a new owner on a phone, as `npm run demo:link` makes it. */
export const FIRST_LINK_FILM = {
  film: "/site/first-link.mp4",
  captions: "/site/first-link.vtt",
  poster: "/site/first-link.webp",
  width: 1280,
  height: 720,
  seconds: 29,
  /** From this page on, the last one sends the link. */
  taps: 10,
  name: "From this site to the first text with a link, on a phone",
} as const satisfies Film & { poster: string; taps: number };

const SECONDS = 81;

/** The film of the public site, as `npm run demo:film` makes it; its poster is one of `npm run pictures`. */
export const DEMO_FILM = {
  film: "/site/demo.mp4",
  poster: "/pictures/film-light.webp",
  captions: "/site/demo.vtt",
  width: 1280,
  height: 720,
  seconds: SECONDS,
  /** The day it was made. */
  made: "2026-11-29T14:00:00Z",
  name: `Both sides of an interview, in ${SECONDS} seconds`,
  description:
    "An owner turns a sample into an interview and copies its link. A candidate answers on a phone, in writing and on video. The owner reads a ranked shortlist, with quotes beside the scores, and decides.",
} as const;
