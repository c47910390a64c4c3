import { route } from "#lib/http/route";
import { sessionHolder, TUS_VERSION, takeUpload } from "#lib/http/uploads";

/** A candidate's recordings on their way, in the pieces of the tus protocol. */
const upload = route({
  as: sessionHolder,
  headers: TUS_VERSION,
  run: ({ actor, request }) => takeUpload(request, actor),
});

export { upload as DELETE, upload as HEAD, upload as OPTIONS, upload as PATCH, upload as POST };
