import { readInterview } from "#lib/data/interviews/interviews";
import { qrPng } from "#lib/documents/qr";
import { AppError } from "#lib/domain/core/errors";
import { EDIT_TEXTS } from "#lib/domain/interviews/interview";
import { sharedLink } from "#lib/domain/interviews/link-source";
import { storedInterviewParams } from "#lib/http/params";
import { route } from "#lib/http/route";
import { memberTo } from "#lib/http/session";

/** Sharp on paper up to the width of a hand, and still a small file. */
const PIXELS_OF_A_MODULE = 24;

/** An interview's link as a QR code. */
export const GET = route({
  as: memberTo("read"),
  perActor: { name: "qr", max: 300, windowSeconds: 600, who: ({ userId }) => userId },
  params: storedInterviewParams,
  run: async ({ actor, params }) => {
    const interview = await readInterview(actor.db, params.interviewId);
    if (interview === null) throw new AppError("not_found", EDIT_TEXTS.missing);
    return new Response(qrPng(sharedLink(interview.link, "qr"), PIXELS_OF_A_MODULE), {
      headers: { "content-type": "image/png", "cache-control": "private, no-store" },
    });
  },
});
