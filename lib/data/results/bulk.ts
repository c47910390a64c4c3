import { z } from "zod";
import { AppError } from "#lib/domain/core/errors";
import type { Refusal } from "#lib/domain/core/refusals";
import {
  ACTION_MISSING,
  BEGUN_ALREADY,
  BULK_KINDS,
  BULK_OUTCOMES,
  type BulkAction,
  NOBODY_LEFT,
  TOO_MANY_CHOSEN,
} from "#lib/domain/results/bulk";
import type { BulkRequest } from "#lib/domain/results/bulk-request";
import { DECISION_MAILS, OWNER_UNVERIFIED } from "#lib/domain/results/decision-mail";
import { ATTEMPT_STATUSES } from "#lib/domain/results/status";
import { LANGUAGES } from "#lib/domain/text/languages";
import { type Db, refusalOf, type ServiceDb, unwrap } from "../db.ts";
import { storedTitle } from "../interviews/interviews.ts";
import type { Chosen } from "./bulk-choice.ts";

const REFUSALS: Readonly<Partial<Record<Refusal, string>>> = {
  owner_unverified: OWNER_UNVERIFIED,
  too_many: TOO_MANY_CHOSEN,
  attempt_unknown: NOBODY_LEFT,
};

/**
 * Asks for an action; the same id again changes nothing. Answers how many people it is about.
 * @throws AppError `conflict` if it can't be done for anybody, or the asker's address is unproved
 */
export async function askBulk(
  db: Db,
  { id, what, choice }: BulkRequest,
  people: readonly Chosen[],
): Promise<number> {
  const lookedAt = "matching" in choice ? choice.matching.lookedAt : null;
  const answer = await db.rpc("ask_bulk", {
    p_id: id,
    p_kind: what.kind,
    p_people: [...people],
    ...(lookedAt !== null && { p_looked_at: lookedAt }),
    ...(what.kind === "status" && { p_status: what.status, p_reason: what.reason ?? "" }),
    ...(what.kind === "mail" && { p_bodies: bodiesOf(what.mails) }),
  });
  const refusal = refusalOf(answer.error);
  const words = refusal === null ? undefined : REFUSALS[refusal];
  if (words !== undefined) throw new AppError("conflict", words);
  return unwrap(answer);
}

type Mails = Extract<BulkRequest["what"], { kind: "mail" }>["mails"];

function bodiesOf(mails: Mails) {
  return Object.fromEntries(
    DECISION_MAILS.map((kind) => [
      kind,
      Object.fromEntries(
        mails.filter((mail) => mail.kind === kind).map(({ language, body }) => [language, body]),
      ),
    ]),
  );
}

/** @throws AppError `conflict` if it has begun, `not_found` if it isn't this client's */
export async function takeBackBulk(db: Db, id: string): Promise<void> {
  const taken: boolean | null = unwrap(await db.rpc("take_back_bulk", { p_id: id }));
  if (taken === null) throw new AppError("not_found", ACTION_MISSING);
  if (!taken) throw new AppError("conflict", BEGUN_ALREADY);
}

/** Keeps that its end was seen. @throws AppError `not_found` if it isn't this client's */
export async function closeBulk(db: Db, id: string): Promise<void> {
  const closed: boolean | null = unwrap(await db.rpc("close_bulk", { p_id: id }));
  if (closed === null) throw new AppError("not_found", ACTION_MISSING);
}

const failure = z.object({
  name: z.string().nullable(),
  why: z.enum(BULK_OUTCOMES).exclude(["done"]),
});
const actionsSchema: z.ZodType<BulkAction[]> = z.array(
  z.object({
    id: z.uuid(),
    kind: z.enum(BULK_KINDS),
    status: z.enum(ATTEMPT_STATUSES).nullable(),
    people: z.number(),
    done: z.number(),
    failed: z.number(),
    failures: z.array(failure),
    over: z.boolean(),
    canTakeBack: z.boolean(),
    canMail: z.boolean(),
    seconds: z.number(),
  }),
);

/** The actions of this client's that go on, or whose end they haven't seen. */
export async function listBulkActions(db: Db): Promise<BulkAction[]> {
  return actionsSchema.parse(unwrap(await db.rpc("my_bulk_actions")));
}

const factsSchema = z.object({
  people: z.number(),
  onHold: z.number(),
  undecided: z.number(),
  mailed: z.number(),
  refused: z.number(),
  decidedLately: z.number(),
  today: z.number().nullable(),
  company: z.string().nullable(),
  mails: z.array(
    z.object({
      kind: z.enum(DECISION_MAILS),
      language: z.enum(LANGUAGES.map(({ code }) => code)),
      people: z.number(),
    }),
  ),
});

/** What an action about these people would be about. */
export async function readBulkFacts(db: Db, people: readonly Chosen[]) {
  return factsSchema.parse(
    unwrap(await db.rpc("bulk_facts", { p_attempts: people.map(({ id }) => id) })),
  );
}

const bodiesSchema = z.partialRecord(z.enum(DECISION_MAILS), z.record(z.string(), z.string()));

/** The next of an action's people who wait, and its texts; null if it is gone, over or taken back. */
export async function readBulkStep(service: ServiceDb, actionId: string, most: number) {
  const action = unwrap(
    await service
      .from("bulk_actions")
      .select("bodies")
      .eq("id", actionId)
      .is("taken_back_at", null)
      .is("finished_at", null)
      .maybeSingle(),
  );
  if (action === null) return null;
  const items = unwrap(
    await service
      .from("bulk_items")
      .select(
        "place, interview_attempts(status, language, candidate_name, interviews(title, translations))",
      )
      .eq("action_id", actionId)
      .is("outcome", null)
      .order("place")
      .limit(most),
  );
  return {
    bodies: bodiesSchema.nullable().parse(action.bodies),
    items: items.map(({ place, interview_attempts: person }) => ({
      place,
      person: person && {
        status: person.status,
        language: person.language,
        name: person.candidate_name,
        job: storedTitle(person.interviews, person.language),
      },
    })),
  };
}

/** Does an action for one of its people, once. A mail's text is their own. */
export async function doBulkItem(
  service: ServiceDb,
  { actionId, place, body }: { actionId: string; place: number; body: string | null },
): Promise<void> {
  unwrap(
    await service.rpc("do_bulk_item", {
      p_action: actionId,
      p_place: place,
      ...(body !== null && { p_body: body }),
    }),
  );
}

/** Ends an action that can't go on: whoever waits is told of as failed. */
export async function giveUpBulk(service: ServiceDb, actionId: string): Promise<void> {
  unwrap(await service.rpc("give_up_bulk", { p_action: actionId }));
}
