export const PDF_TYPES = ["analysis", "transcript"] as const;

export type PdfType = (typeof PDF_TYPES)[number];

export const PDF_TITLES = {
  analysis: "Interview analysis",
  transcript: "Interview transcript",
} as const satisfies Record<PdfType, string>;

type Named = { name: string; interviewTitle: string };

const LONGEST_PART = 60;

/** Words in a file's name. Letters, marks and digits of every script stay: '李娜' would else be '__', and 'María' 'Mar_a'. */
export function fileNamePart(text: string): string {
  const kept = text
    .normalize("NFC")
    .trim()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, "_");
  return [...kept].slice(0, LONGEST_PART).join("");
}

/** 'Ana Flores', 'Crew lead' → 'Ana_Flores_Crew_lead_analysis.pdf'. */
export function pdfFileName({ name, interviewTitle }: Named, type: PdfType): string {
  return `${fileNamePart(name)}_${fileNamePart(interviewTitle)}_${type}.pdf`;
}

/** The same of a shortlist, which names nobody who is on it. */
export function shortlistFileName(name: string): string {
  return `${fileNamePart(name)}_shortlist.pdf`;
}

/** Where a PDF of an attempt is read. */
export function pdfPath(of: Named & { id: string }, type: PdfType): string {
  const query = new URLSearchParams({ responseId: of.id, type });
  return `/api/pdf/download/${encodeURIComponent(pdfFileName(of, type))}?${query}`;
}

/** A Content-Disposition that shows the file in its place and names it in every script (RFC 6266, RFC 8187). */
export function inlineDisposition(fileName: string): string {
  const plain = fileName.normalize("NFKD").replace(/\p{M}/gu, "");
  const ascii = plain.replace(/[^A-Za-z0-9._-]/g, "_");
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `inline; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
