import type { TestDatabase } from "./database.ts";
import type { Company } from "./people.ts";
import { type Row, rest } from "./rest.ts";

/** A row that is worth forging, in each table that only the server writes, and how to find the company's own. */
function requests({ owner, departmentKey }: Company): Record<string, { own: string; row: Row }> {
  const { userId } = owner;
  return {
    subscriptions: {
      own: `user_id=eq.${userId}`,
      row: {
        user_id: userId,
        customer_id: "cus_mine",
        subscription_id: "sub_mine",
        plan: "SCALE",
        cycle: "monthly",
        status: "active",
        started_at: "2026-01-01T00:00:00Z",
      },
    },
    open_checkouts: { own: `user_id=eq.${userId}`, row: { user_id: userId, generation: 9 } },
    trial_cards: { own: `user_id=eq.${userId}`, row: { fingerprint: "card_mine" } },
    trial_addresses: { own: "used_at=not.is.null", row: { hash: "1".repeat(64) } },
    webhook_events: { own: "event_id=eq.evt_1", row: { source: "stripe", event_id: "evt_mine" } },
    plan_caps: { own: "plan=eq.NONE", row: { plan: "NONE", cap: 1000 } },
    plan_features: { own: "plan=eq.STARTER", row: { plan: "STARTER", feature: "ats" } },
    attempt_ledger: {
      own: `department_key=eq.${departmentKey}`,
      row: {
        attempt_id: "00000000-0000-4000-8000-000000000001",
        department_key: departmentKey,
        unlocked_at: "2020-01-01T00:00:00Z",
      },
    },
  };
}

/** What an owner could change of who pays for what and what was used up, by REST with their own token. */
export async function billingWrites(db: TestDatabase, company: Company): Promise<string[]> {
  const done: string[] = [];
  for (const [table, { own, row }] of Object.entries(requests(company))) {
    const sum = async () => {
      const [found] = await db.sql(
        `select md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as sum from public.${table} t`,
      );
      return String(found?.sum);
    };
    const tried = {
      "adds to": () => rest(db, company.owner, "POST", table, row),
      changes: () => rest(db, company.owner, "PATCH", `${table}?${own}`, row),
      "deletes from": () => rest(db, company.owner, "DELETE", `${table}?${own}`),
    };
    for (const [what, attempt] of Object.entries(tried)) {
      const before = await sum();
      const { status } = await attempt();
      if ((await sum()) !== before) done.push(`${what} ${table} (${status})`);
    }
  }
  return done;
}
