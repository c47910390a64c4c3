import { z } from "zod";
import { qrPng } from "#lib/documents/qr";
import { SHARE_LANGUAGES } from "#lib/domain/interviews/share-words";
import { storedInterviewParams } from "#lib/http/params";
import { route } from "#lib/http/route";
import { memberTo } from "#lib/http/session";
import { sharedCode } from "#lib/workflows/interviews/shared-code";

/** Sharp on paper up to the width of a hand, and still a small file; a text has more modules and is for a screen. */
const PIXELS_OF_A_MODULE = { link: 24, text: 6 };

/** An interview's link as a QR code, or the text message about it, which opens on the phone that reads it. */
export const GET = route({
  as: memberTo("read"),
  perActor: { name: "qr", max: 300, windowSeconds: 600, who: ({ userId }) => userId },
  params: storedInterviewParams,
  query: z.object({ text: z.enum(SHARE_LANGUAGES).optional() }),
  run: async ({ actor: { db, ownerId }, params, query: { text } }) => {
    const code = await sharedCode(db, ownerId, { ...params, text });
    const png = text
      ? qrPng(code, PIXELS_OF_A_MODULE.text, "L")
      : qrPng(code, PIXELS_OF_A_MODULE.link);
    return new Response(png, {
      headers: { "content-type": "image/png", "cache-control": "private, no-store" },
    });
  },
});
