import { mailInvite } from "#lib/workflows/interviews/mail-invite";
import type { TestDatabase } from "./database.ts";
import type { Company, Interview } from "./people.ts";
import type { Site } from "./site.ts";

/** Somebody on a list, by email. */
export const byMail = (email: string, name = "") => ({
  email,
  name,
  phone: "",
  by: "email" as const,
});

/** Somebody on a list, by text. */
export const byText = (phone: string, name = "") => ({
  email: "",
  name,
  phone,
  by: "text" as const,
});

/** The mails of invitations that wait, {id, mail}. */
export function inviteJobs(db: TestDatabase) {
  return db.sql(
    "select payload ->> 'inviteId' as id, payload ->> 'mail' as mail from public.jobs where kind = 'send_invite' and finished_at is null order by sequence",
  );
}

/** Sends each of them. */
export async function runInviteJobs(db: TestDatabase, site: Site): Promise<void> {
  for (const { id, mail } of await inviteJobs(db))
    await mailInvite(
      db.service(),
      { inviteId: String(id), mail: mail === "invite" ? mail : "reminder" },
      site.appUrl,
    );
}

/** Moves an interview to where its people are reminded, by day, whatever the hour is where this runs. */
export async function nearDeadline(
  db: TestDatabase,
  { departmentKey }: Company,
  { id }: Interview,
): Promise<void> {
  await db.sql("delete from public.jobs");
  await db.sql(
    "update public.interviews set deadline = now() + interval '47 hours' where id = $1",
    [id],
  );
  await db.sql("update public.company_profiles set time_zone = $1 where willo_company_key = $2", [
    zoneAtNoon(),
    departmentKey,
  ]);
}

/** A zone in which it is about noon now: 'Etc/GMT+5' lies five hours behind. */
function zoneAtNoon(): string {
  const behind = new Date().getUTCHours() - 12;
  return behind === 0 ? "UTC" : `Etc/GMT${behind > 0 ? "+" : "-"}${Math.abs(behind)}`;
}
