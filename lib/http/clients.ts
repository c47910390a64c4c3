import { cookies } from "next/headers";
import type { Database } from "#lib/data/database";
import type { Db, ServiceDb } from "#lib/data/db";
import { serviceClient, userClient } from "#lib/vendors/supabase";

/** The database with the authority of the person who sent this request. */
export async function userDb(): Promise<Db> {
  const jar = await cookies();
  return userClient<Database>({
    getAll: () => jar.getAll(),
    setAll: (fresh) => {
      try {
        for (const { name, value, options } of fresh) jar.set(name, value, options);
      } catch {
        // A page cannot write cookies; the middleware has refreshed the session already.
      }
    },
  });
}

/** The database above row-level security. Say at each use why a person's own authority does not do. */
export function serviceDb(): ServiceDb {
  return serviceClient<Database>();
}

/** The database as nobody, keeping no session: to try a password without becoming its owner. */
export function anonymousDb(): Db {
  return userClient<Database>({ getAll: () => [], setAll: () => {} });
}
