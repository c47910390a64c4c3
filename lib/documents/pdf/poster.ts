import { readableBrand } from "#lib/domain/company/contrast";
import { sharedLink } from "#lib/domain/interviews/link-source";
import { POSTER_TEXTS, type PosterLanguage, type PosterPaper } from "#lib/domain/interviews/poster";
import { qrSvg } from "../qr.ts";
import { draw } from "./draw.ts";

export type PosterInput = {
  paper: PosterPaper;
  language: PosterLanguage;
  company: { name: string; color: string; timeZone: string };
  job: string;
  pay: string | null;
  link: string;
  minutes: number;
  /** ISO; null for no deadline. */
  deadline: string | null;
  /** PNG, or null. */
  logo: Uint8Array | null;
  /** Milliseconds. */
  now: number;
};

/** What the poster says, and the link as a code. */
function posterData({ company, language, ...input }: PosterInput) {
  const texts = POSTER_TEXTS[language];
  const { fill, text } = readableBrand(company.color).light;
  const day = new Intl.DateTimeFormat(language === "es" ? "es-US" : "en-US", {
    dateStyle: "long",
    timeZone: company.timeZone,
  });
  const until = input.deadline === null ? [] : [texts.until(day.format(new Date(input.deadline)))];
  return {
    title: `${texts.hiring}: ${input.job}, ${company.name}`,
    paper: input.paper === "a4" ? "a4" : "us-letter",
    language,
    company: { name: company.name, color: fill, onColor: text },
    hiring: texts.hiring,
    job: input.job,
    pay: input.pay,
    lead: texts.lead,
    steps: texts.steps,
    facts: [texts.facts(input.minutes), ...until].join(" "),
    orOpen: texts.orOpen,
    link: input.link,
    qr: qrSvg(sharedLink(input.link, "poster")),
  };
}

/** A page for a shop window. @returns the bytes of a PDF */
export function posterPdf(input: PosterInput): Promise<Uint8Array<ArrayBuffer>> {
  const { logo, now } = input;
  return draw({ template: "poster", data: posterData(input), logo, madeAt: now });
}
