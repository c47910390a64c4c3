import { userDb } from "#lib/http/clients";
import { route } from "#lib/http/route";
import { anyone } from "#lib/http/session";
import { signOut } from "#lib/workflows/account/sign-in";

/** Signs out. Whoever has no session is signed out already. */
export const POST = route({
  as: anyone,
  run: async () => signOut(await userDb()),
});
