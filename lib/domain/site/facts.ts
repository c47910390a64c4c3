import { industryPath, routes } from "../core/routes.ts";
import { METRICS } from "../evaluation/metrics.ts";
import { monthlyPrice } from "../plans/plans.ts";
import { estimatedMinutes } from "../room/room.ts";
import { toRoomQuestion } from "../room/room-interview.ts";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../text/languages.ts";
import { CHAOS_FIGURES, FAILURES } from "./chaos-figures.ts";
import { LANGUAGES_QUESTION } from "./faq.ts";
import { industryText } from "./industry-texts.ts";
import { anchorOf } from "./legal.ts";
import { wizardQuestion } from "./sample-interview.ts";
import { SECTIONS, sectionPath, TRY_PLACE } from "./sections.ts";
import { DEFAULT_TRADE } from "./try-it.ts";

/** What anybody can check here and now, and where. */
export type Fact = {
  value: string;
  label: string;
  how: { text: string; href: string };
};

/** Thinking and answering of the sample that visitors may read and try. */
function sampleMinutes(): number {
  const questions = industryText(DEFAULT_TRADE)?.sample.questions ?? [];
  return estimatedMinutes(
    questions.map((question, at) =>
      toRoomQuestion(wizardQuestion(question, String(at), at + 1), DEFAULT_LANGUAGE),
    ),
  );
}

/** In the place of figures that nobody has confirmed. */
export const FACTS: readonly Fact[] = [
  {
    value: `${sampleMinutes()} minutes`,
    label: "of questions in a sample interview, no account",
    how: { text: "Read them", href: `${industryPath(DEFAULT_TRADE)}#sample` },
  },
  {
    value: `${LANGUAGES.length} languages`,
    label: "for candidates, on every screen and in every email",
    how: { text: "See which", href: `${routes.home}#${anchorOf(LANGUAGES_QUESTION)}` },
  },
  {
    value: `${METRICS.length} scores`,
    label: "each with its quote, or a line that says none shows it",
    how: { text: "See how we score", href: routes.howWeScore },
  },
  {
    value: `${CHAOS_FIGURES.lost} answers`,
    label: `lost when we made phones and lines fail ${CHAOS_FIGURES.moments} times, and at most ${CHAOS_FIGURES.seconds} seconds of a recording`,
    how: { text: "See all it showed", href: `${routes.security}#${anchorOf(FAILURES)}` },
  },
];

/** The heading under Security of what runs on a machine of the reader's own. */
export const OWN_SERVER = "On a server of your own";

/** In the place of reviews: what a doubter can do, and no person who says it. */
export const PROOFS: readonly Fact[] = [
  {
    value: "Every sentence has its quote",
    label:
      "Whatever a result says about someone stands on their own words, and one press shows you where. Without a quote it isn't kept.",
    how: { text: "See it with a sample answer", href: `${routes.home}#${TRY_PLACE}` },
  },
  {
    value: "Your price is on this page",
    label: `Three plans from $${monthlyPrice("STARTER", "monthly")} a month, with what each includes. Nobody has to call you first.`,
    how: { text: "See the prices", href: sectionPath(SECTIONS.pricing) },
  },
  {
    value: "It can run on your own server",
    label:
      "Recordings, transcripts, and scores can stay on a machine of yours, scoring included. What leaves it, and where it goes, is listed under Security.",
    how: { text: "Read it there", href: `${routes.security}#${anchorOf(OWN_SERVER)}` },
  },
];
