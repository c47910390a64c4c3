import { openTextInvite, takeBackInvite } from "#lib/data/interviews/invites";
import { qrPng } from "#lib/documents/qr";
import { AppError } from "#lib/domain/core/errors";
import { publicEnv } from "#lib/env/public";
import { inviteParams } from "#lib/http/params";
import { route } from "#lib/http/route";
import { memberTo } from "#lib/http/session";
import { textInvites } from "#lib/workflows/interviews/text-invites";

const limit = {
  name: "invite",
  max: 1200,
  windowSeconds: 3600,
  who: ({ userId }: { userId: string }) => userId,
};

/** Sharp on a screen, and small enough for one with many modules. */
const PIXELS_OF_A_MODULE = 6;

/** The text to one invited person as a QR code, which opens it on the owner's phone. */
export const GET = route({
  as: memberTo("invite"),
  perActor: limit,
  params: inviteParams,
  run: async ({ actor, params }) => {
    const [invite] = await textInvites(actor.db, params, publicEnv().appUrl);
    if (invite === undefined) throw new AppError("not_found", "We couldn't find this invitation.");
    return new Response(qrPng(invite.sms, PIXELS_OF_A_MODULE, "L"), {
      headers: { "content-type": "image/png", "cache-control": "private, no-store" },
    });
  },
});

/** Keeps that the text to them was opened. Whether it was sent nobody here knows. */
export const POST = route({
  as: memberTo("invite"),
  perActor: limit,
  params: inviteParams,
  run: async ({ actor, params: { inviteId } }) => {
    await openTextInvite(actor.db, inviteId);
    return { opened: true };
  },
});

/** Takes the invitation back. */
export const DELETE = route({
  as: memberTo("invite"),
  perActor: limit,
  params: inviteParams,
  run: async ({ actor, params: { inviteId } }) => {
    await takeBackInvite(actor.db, inviteId);
    return { takenBack: true };
  },
});
