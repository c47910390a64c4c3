import { readableBrand } from "#lib/domain/company/contrast";
import { METRIC_LABELS } from "#lib/domain/evaluation/metrics";
import type { ReaderPerson } from "#lib/domain/results/reader-page";
import { companyDate } from "#lib/domain/text/dates";
import { ellipsize } from "#lib/domain/text/shortened";
import { draw } from "./draw.ts";
import { type DocumentInput, onPaper, paperSize } from "./letterhead.ts";

type ShortlistInput = Omit<DocumentInput, "result"> & {
  name: string;
  /** With nothing that isn't to be printed. */
  people: ReaderPerson[];
};

/** Everybody has one page: as many answers stand on it, and as many characters of all of them. */
const MOST_ANSWERS = 8;
const MOST_CHARACTERS = 2600;
const MOST_OF_QUESTION = 140;

function personOf({ name, blindName, interviewTitle, contact, scores, answers }: ReaderPerson) {
  const shown = answers.slice(0, MOST_ANSWERS);
  const each = Math.floor(MOST_CHARACTERS / Math.max(1, shown.length));
  const left = answers.length - shown.length;
  return {
    name: name ?? blindName,
    interview: interviewTitle,
    facts: [
      ...(contact ? [["Email", contact.email]] : []),
      ...(contact?.phone ? [["Phone", contact.phone]] : []),
      ...(scores
        ? [["Rating", scores.rating === null ? "No rating" : `${scores.rating.toFixed(1)} of 10`]]
        : []),
    ],
    metrics: (scores?.metrics ?? []).map(({ metric, score }) => ({
      label: METRIC_LABELS[metric],
      score: score?.toFixed(1) ?? "–",
    })),
    answers: shown.map(({ number, question, text, silence }) => ({
      heading: `${number}. ${ellipsize(question, MOST_OF_QUESTION)}`,
      text: ellipsize((text ?? onPaper(silence ?? "")).replace(/\s+/g, " "), each),
    })),
    more: left === 0 ? "" : left === 1 ? "1 more answer" : `${left} more answers`,
  };
}

/** What the shortlist says on paper. */
export function shortlistData({ name, people, company, now }: ShortlistInput) {
  const made = companyDate(new Date(now).toISOString(), company.timeZone, true);
  return {
    title: `Shortlist: ${name}`,
    subject: `${company.name}, ${made}`,
    kind: "Shortlist",
    paper: paperSize(company.timeZone),
    company: { name: company.name, color: readableBrand(company.color).light.fill },
    footer: `${name} · ${company.name} · ${made}`,
    people: people.map(personOf),
  };
}

/** A shortlist, a page for each person. @returns the bytes of a PDF */
export function shortlistPdf(input: ShortlistInput): Promise<Uint8Array<ArrayBuffer>> {
  const { logo, now } = input;
  return draw({ template: "shortlist", data: shortlistData(input), logo, madeAt: now });
}
