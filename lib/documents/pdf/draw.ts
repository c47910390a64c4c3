import { join } from "node:path";
import { AppError } from "#lib/domain/core/errors";
import type { PdfType } from "#lib/domain/results/pdf";
import { DrawingProcess } from "../drawing-process.ts";
import { printableJson } from "./printable.ts";

const compiler = new DrawingProcess({
  // Templates, fonts and the compiler lie on disk, outside the bundle (next.config.mjs carries them along).
  file: join(process.cwd(), "lib/documents/pdf/compiler.mjs"),
  // The longest transcript that the room allows takes a few seconds.
  limitMs: 30_000,
  maxWaiting: 50,
});

type Drawing = {
  template: PdfType | "poster" | "shortlist";
  /** What the template reads; texts are shown as they are, never evaluated. */
  data: object;
  /** PNG, or null. */
  logo: Uint8Array | null;
  /** Milliseconds: the file's own date. */
  madeAt: number;
};

/**
 * Draws a document in a process of its own, one after another.
 * @returns the bytes of a PDF
 * @throws AppError internal, also after 30 s
 */
export async function draw({
  template,
  data,
  logo,
  madeAt,
}: Drawing): Promise<Uint8Array<ArrayBuffer>> {
  try {
    const [pdf] = await compiler.draw({ template, json: printableJson(data), logo, madeAt });
    return pdf;
  } catch (cause) {
    const log = `PDF compiler: ${cause instanceof Error ? cause.message : cause}`;
    throw new AppError("internal", "This PDF couldn't be created. Please try again.", { log });
  }
}
