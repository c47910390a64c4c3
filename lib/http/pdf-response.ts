import { inlineDisposition } from "#lib/domain/results/pdf";

/** A PDF in its place on the page, for its reader only and never kept. next.config.mjs says who may frame it. */
export function pdfResponse(pdf: { fileName: string; bytes: Uint8Array<ArrayBuffer> }): Response {
  return new Response(pdf.bytes, {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": inlineDisposition(pdf.fileName),
      "cache-control": "private, no-store",
      "cross-origin-resource-policy": "same-origin",
    },
  });
}
