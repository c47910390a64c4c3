import type { WrittenClaims } from "#lib/domain/site/claims";
import written from "../../../content/claims.json" with { type: "json" };
import { LONG_NAME, LONG_TEXT } from "./long";

const proof = { source: "Made up, for the gallery and for tests", date: "2026-11-01" };

/** Every claim as its owner would have confirmed it. */
export const confirmedClaims: WrittenClaims = {
  figures: written.figures.map((figure) => ({ ...figure, ...proof })),
  reviews: written.reviews.map((review, at) => ({
    ...review,
    claim: LONG_TEXT.slice(0, 600),
    name: `${LONG_NAME} ${at + 1}`,
    ...proof,
  })),
  letter: {
    ...written.letter,
    paragraphs: [LONG_TEXT.slice(0, 600)],
    signature: LONG_NAME,
    ...proof,
  },
};
