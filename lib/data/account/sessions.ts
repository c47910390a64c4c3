import { z } from "zod";
import { SEAT_ROLES, type Seat } from "#lib/domain/company/team";
import { type Db, unwrap } from "../db.ts";

/** What somebody is in the company that they work in. */
export type Standing = Seat & {
  /** Null before they have one. */
  companyId: string | null;
  /** Whose company it is; they themselves before they have one. */
  ownerId: string;
};

const stored = z.object({
  company_id: z.string().nullable(),
  owner_id: z.string(),
  owner_name: z.string().nullable(),
  role: z.enum(SEAT_ROLES),
});

/** Who asks, if the session that this client acts for still stands: null if it was signed out, or ended by a new password. */
export async function readStanding(db: Db): Promise<Standing | null> {
  const found = stored.nullable().parse(unwrap(await db.rpc("my_standing")));
  return (
    found && {
      companyId: found.company_id,
      ownerId: found.owner_id,
      ownerName: found.owner_name ?? "",
      role: found.role,
    }
  );
}
