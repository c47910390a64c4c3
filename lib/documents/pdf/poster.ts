import { readableBrand } from "#lib/domain/company/contrast";
import type { PosterPaper } from "#lib/domain/interviews/poster";
import { sharedLink } from "#lib/domain/interviews/shared-link";
import { type LanguageCode, languageTag } from "#lib/domain/text/languages";
import { fill, plural } from "#lib/domain/text/words";
import { CATALOGS } from "#lib/messages/catalogs";
import { posterMessages } from "#lib/messages/mails";
import { qrSvg } from "../qr.ts";
import { draw } from "./draw.ts";

export type PosterInput = {
  paper: PosterPaper;
  language: LanguageCode;
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
  const texts = posterMessages(language);
  const { timeValue, expectNoApp } = CATALOGS[language].welcome;
  const { fill: color, text: onColor } = readableBrand(company.color).light;
  const format = new Intl.DateTimeFormat(languageTag(language), {
    dateStyle: "long",
    timeZone: company.timeZone,
  });
  const day = input.deadline && format.format(new Date(input.deadline));
  return {
    title: `${texts.hiring}: ${input.job}, ${company.name}`,
    paper: input.paper === "a4" ? "a4" : "us-letter",
    language,
    company: { name: company.name, color, onColor },
    hiring: texts.hiring,
    job: input.job,
    pay: input.pay,
    lead: texts.lead,
    steps: [texts.scan, texts.answer, texts.contact],
    facts: [
      plural(timeValue, input.minutes, language),
      expectNoApp,
      ...(day ? [fill(texts.until, { day }, language)] : []),
    ],
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
