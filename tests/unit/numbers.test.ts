import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { PASSWORD_MIN } from "#lib/domain/account/password";
import { LOGO_MAX_BYTES } from "#lib/domain/company/logo";
import { QUALIFIED_FROM } from "#lib/domain/evaluation/metrics";
import { SUBMISSION_BITS } from "#lib/domain/results/result-keys";
import { ADDRESS } from "#lib/domain/text/address";
import { SENT_LATELY } from "#lib/domain/webhooks/webhook";
import { APP_CHOICES, APP_LIMITS } from "../../scripts/database/limits";

const FOLDER = "supabase/migrations";
const sql = readdirSync(FOLDER)
  .map((name) => readFileSync(`${FOLDER}/${name}`, "utf8"))
  .join("\n")
  .replace(/^\s*--.*$/gm, "");

/** The statements about one object: 'function keep_checkout', 'table questions', 'bucket …'. */
function about(name: string): string {
  const [kind = "", object = ""] = name.split(" ");
  const head = {
    function: `create (?:or replace )?function public\\.${object}\\(`,
    table: `create table public\\.${object} \\(`,
    bucket: `insert into storage\\.buckets`,
  }[kind];
  const end = kind === "function" ? "\\$\\$;" : "\\);|on conflict";
  const found = new RegExp(`${head}[\\s\\S]*?(?:${end})`).exec(sql);
  if (!found) throw new Error(`The migrations write no ${name}`);
  return found[0];
}

/**
 * Constant, where the database says the same, and how: what no function can give. A generated column keeps what it was
 * computed with, a bucket takes plain numbers, and a pattern is none.
 */
const TIED: readonly (readonly [constant: string, where: string, literal: string])[] = [
  ["QUALIFIED_FROM", "table evaluation_results", `(general_score >= ${QUALIFIED_FROM})`],
  ["LOGO_MAX_BYTES", "bucket company-assets", `true, ${LOGO_MAX_BYTES},`],
  ["SUBMISSION_BITS", "function list_key", `<< ${SUBMISSION_BITS})`],
  ["ADDRESS", "function reads_as_address", `'${ADDRESS}'`],
];

/** Spans of time that nothing outside the database counts by. */
const ALONE: Readonly<Record<string, string>> = {
  "function fail_job": "1 day",
  "function invite_member": "1 day",
  "function request_accommodations": "15 minutes",
  "function erase_attempt": "1 hour",
  "function delete_account": "1 hour",
  "function abandoned_uploads": "30 days",
  "function take_refusal": "1 hour",
  "function make_room_for_take": "30 seconds",
  "function next_morning": "7 hours, 31 hours",
  "function take_digest": "1 hour, 1 hour",
  "function queue_digests": "1 minute, 1 hour",
  "function tell_of_link": "5 minutes",
  "function claim_checkout": "23 hours",
  "function forget_billing_events": "35 days",
  "function receive_knit_event": "35 days",
  "function company_usage": "25 hours",
  "function note_received": "2 days",
  "function renew_adverse_impact": "1 day, 1 year",
  "function begin_plan_change": "5 minutes",
  "function was_shown": "1 hour",
  "function announce_renewals": "30 days",
  "function note_full_room": "1 day, 2 days",
  "function strangers_a_day": "1 day, 1 day",
  "function count_stranger": "24 hours, 24 hours",
  "function queue_submission_mails": "1 hour",
  "function queue_start_texts": "1 hour",
  "function open_booking": "30 days",
  "function pick_time": "1 day, 1 day, 1 day",
  "function my_bookings": "1 day",
  "function calendar_of": "30 days",
  "function strangers_left": "24 hours",
  "function invites_left": "24 hours",
  "function begin_text": "24 hours, 24 hours",
  "function receive_text": "35 days, 24 hours",
  "function forget_texts": "180 days",
  "function queue_invite_reminders": "24 hours",
  "function forget_invited": "180 days",
  "function sweep_retention": "1 day",
  "function ask_bulk": "30 days",
  "function my_bulk_actions": "1 day",
  "function bulk_facts": "1 year",
  "function set_legal_hold": "2 days",
  "function forget_model_uses": "400 days",
  "function service_figures": "1 day, 1 hour",
  "function sweep_jobs": "7 days, 90 days",
  "function provider_patience": "1 minute",
  "function redeliver_webhook": "1 minute, 1 minute",
  "function sweep_rate_limits": "2 days",
};

/** The spans that a text writes in figures, and not by a limit's name. */
const spans = (text: string) =>
  [...text.matchAll(/(?<!app_limit\('\w+'\) \* )interval '([^']+)'/g)].map(([, span]) => span);

describe("A number that the database holds as well", () => {
  it.each(TIED)("%s is the one of %s", (_constant, where, literal) => {
    expect(about(where)).toContain(literal);
  });

  it("has one name in SQL and in the registry", () => {
    const used = (asked: RegExp) => [...sql.matchAll(asked)].map(([, name]) => name);
    const limits = used(/app_limit\('(\w+)'\)/g);
    expect([...new Set(limits)].sort()).toEqual(Object.keys(APP_LIMITS).sort());
    expect(used(/app_choices\('(\w+)'\)/g).sort()).toEqual(Object.keys(APP_CHOICES).sort());
  });

  it("is a limit, where it is a span of time, or known to stand alone", () => {
    const alone = Object.entries(ALONE).map(([where, known]) => [
      where,
      spans(about(where)),
      known,
    ]);
    expect(alone).toEqual(
      Object.entries(ALONE).map(([where, known]) => [where, known.split(", "), known]),
    );
    expect(alone.flatMap(([, found]) => found).sort()).toEqual(spans(sql).sort());
  });

  it("is spelled in the sentence about it", () => {
    expect(spans(about("function redeliver_webhook"))).toEqual(["1 minute", "1 minute"]);
    expect(SENT_LATELY).toContain("in one minute");
  });

  it("is the one of the auth server's settings", () => {
    const settings = readFileSync("supabase/config.toml", "utf8");
    expect(settings).toContain(`minimum_password_length = ${PASSWORD_MIN}\n`);
  });
});
