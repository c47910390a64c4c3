import { createClient } from "@supabase/supabase-js";
import type { Db, ServiceDb } from "#lib/data/db";

/**
 * Two clients that are never called: only which of them is handed on counts. Made once for all tests of a file, as a
 * browser's session store wants no two clients for the same address.
 */
export const ownerDb: Db = createClient("http://owner.example", "key");
export const serviceDb = createClient("http://service.example", "key") as ServiceDb;
