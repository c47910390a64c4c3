import { readableBrand } from "#lib/domain/company/contrast";
import { PDF_TITLES, type PdfType } from "#lib/domain/results/pdf";
import type { ResultDetail } from "#lib/domain/results/result-detail";
import { screenedWords, submissionWords } from "#lib/domain/results/results";
import { companyDate } from "#lib/domain/text/dates";

/** What a document is made from: the page's own view, the company, and the moment. */
export type DocumentInput = {
  result: ResultDetail;
  company: { name: string; color: string; timeZone: string };
  /** PNG, or null. */
  logo: Uint8Array | null;
  /** Milliseconds. */
  now: number;
};

/** Letter where paper is American, A4 elsewhere, by the company's time zone. */
export function paperSize(timeZone: string): "us-letter" | "a4" {
  return /^(America|US)\/|^Pacific\/Honolulu$/.test(timeZone) ? "us-letter" : "a4";
}

/** What stands at the head and foot of both documents. */
export function letterhead({ result, company, now }: DocumentInput, type: PdfType) {
  const made = companyDate(new Date(now).toISOString(), company.timeZone, true);
  const again = submissionWords(result.nthSubmission);
  const { name, interviewTitle: interview } = result;
  return {
    title: `${PDF_TITLES[type]}: ${name}, ${interview}`,
    subject: `${company.name}, ${made}`,
    kind: PDF_TITLES[type],
    paper: paperSize(company.timeZone),
    company: { name: company.name, color: readableBrand(company.color).light.fill },
    made,
    name,
    interview,
    facts: [
      ["Email", result.email],
      ["Phone", result.phone ?? "Not given"],
      ["Submitted", result.submitted],
      ...(result.resubmitted ? [["Answered again", result.resubmitted]] : []),
      ...(again ? [["Note", again]] : []),
      ["Status", result.status],
      ...(result.screening ? [["Knockout questions", screenedWords(result.screening)]] : []),
      ["As of", made],
    ],
    footer: `${name} · ${interview} · ${company.name}`,
  };
}

const ONLY_ON_SCREEN =
  / ?(This page updates on its own|You can watch it here|Once one is connected, choose “Evaluate again”)\./g;

/** A sentence of the screen without what only a screen can do. */
export function onPaper(sentence: string): string {
  return sentence.replace(ONLY_ON_SCREEN, "").trim();
}
