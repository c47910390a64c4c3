import { z } from "zod";
import { LANGUAGES } from "#lib/domain/languages";
import { languageCookie } from "#lib/http/room-language";
import { route } from "#lib/http/route";
import { anyone } from "#lib/http/session";
import { roomMessages } from "#lib/messages/room";

/** Keeps a candidate's choice of language in a cookie and answers the room's texts in it. */
export const PUT = route({
  as: anyone,
  limit: { name: "room-language", max: 300, windowSeconds: 3600 },
  params: z.object({ key: z.string().regex(/^[\w-]{1,64}$/) }),
  body: z.object({ language: z.enum(LANGUAGES.map(({ code }) => code)) }),
  run: async ({ params, body }) =>
    Response.json(roomMessages(body.language), {
      headers: {
        "set-cookie": languageCookie(params.key, body.language),
        "cache-control": "no-store",
      },
    }),
});
