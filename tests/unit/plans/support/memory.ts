import type { Profile } from "#lib/data/account/profiles";
import type { Db } from "#lib/data/db";
import type { CheckoutClaim } from "#lib/data/plans/checkouts";
import type { Customer } from "#lib/data/plans/subscriptions";
import { effectivePlan, type Subscription } from "#lib/domain/plans/billing";
import type { BillingEvent, BillingMail, DueMail } from "#lib/domain/plans/billing-event";
import type { Access } from "#lib/domain/plans/plans";

/** The database's part in memory, with the same promises; `tests/database` holds the real one to them. */
type Row = {
  customerId: string | null;
  reading: number;
  found: Subscription | null;
  trialUsed: boolean;
  credit?: number;
  billingEmail?: string | null;
};
const NEVER_OPENED = {
  generation: 0,
  request: 0,
  wanted: null as string | null,
  sessionId: null as string | null,
  customer: 0,
};
type Open = typeof NEVER_OPENED;

export const kept = {
  rows: new Map<string, Row>(),
  profiles: new Map<string, string>(),
  /** Plans that were given by hand, which no reading touches. */
  byHand: new Map<string, "CUSTOM" | "TEST">(),
  events: new Map<string, BillingEvent["type"]>(),
  /** What a mail was sent about. */
  told: new Set<string>(),
  mails: [] as { userId: string; mail: BillingMail }[],
  /** By their unique key. */
  jobs: new Map<string, { kind: string; payload: Record<string, unknown> }>(),
  cards: new Map<string, string>(),
  checkouts: new Map<string, Open>(),
  readings: 0,
  requests: 0,
  /** Candidates that an account has used in its month. */
  used: new Map<string, number>(),
  timeZone: "America/Los_Angeles",
  companyName: "Bright Cleaning",
  noCompany: false,
  /** Whose plan is being changed. */
  changing: new Set<string>(),
  /** What happens elsewhere just before a checkout is claimed, once. */
  beforeClaim: null as (() => Promise<unknown>) | null,
  /** Whether a reading that began earlier may still be written: the bug that the numbers prevent. */
  careless: false,
  /** Whether a second reading is not written: another bug, which orders of events must find. */
  firstStays: false,
};

export function forget(): void {
  for (const map of [kept.rows, kept.profiles, kept.byHand, kept.events, kept.jobs]) map.clear();
  for (const map of [kept.cards, kept.checkouts, kept.used]) map.clear();
  kept.changing.clear();
  kept.told.clear();
  kept.mails.length = 0;
  kept.careless = false;
  kept.firstStays = false;
}

export { serviceDb as db } from "#tests/support/clients";

export function signUp(userId: string, email = "dana@example.com"): void {
  kept.profiles.set(userId, email);
}

function customerOf(userId: string, row: Row): Customer | null {
  const { customerId, credit = 0, billingEmail = null } = row;
  return customerId === null ? null : { userId, customerId, credit, billingEmail };
}

export async function readProfile(_db: Db, userId: string): Promise<Profile | null> {
  const email = kept.profiles.get(userId);
  if (email === undefined) return null;
  const names = { firstName: "", lastName: "", companyName: "" };
  return { id: userId, email, ...names, verified: true, termsAccepted: true };
}

/** A company west of Greenwich, so that its days are not Stripe's; null before there is one. */
export async function readCompany(): Promise<{ timeZone: string; name: string } | null> {
  return kept.noCompany ? null : { timeZone: kept.timeZone, name: kept.companyName };
}

export async function readAccess(_db: Db, userId: string): Promise<Access> {
  const given = kept.byHand.get(userId);
  if (given) return { plan: given, trialing: false };
  const found = kept.rows.get(userId)?.found ?? null;
  return { plan: effectivePlan(found, new Date()), trialing: found?.status === "trialing" };
}

export async function readSubscription(_db: Db, userId: string): Promise<Subscription | null> {
  return kept.rows.get(userId)?.found ?? null;
}

export async function findCustomer(_db: Db, userId: string): Promise<Customer | null> {
  const row = kept.rows.get(userId);
  return row ? customerOf(userId, row) : null;
}

export async function findByCustomer(_db: Db, customerId: string): Promise<Customer | null> {
  for (const [userId, row] of kept.rows)
    if (row.customerId === customerId) return customerOf(userId, row);
  return null;
}

export async function listCustomers(_db: Db, after: string | null): Promise<Customer[]> {
  if (after !== null) return [];
  const all = [...kept.rows].map(([userId, row]) => customerOf(userId, row));
  return all.filter((customer) => customer !== null);
}

export async function keepCustomer(_db: Db, userId: string, customerId: string): Promise<string> {
  const row = kept.rows.get(userId) ?? { customerId, reading: 0, found: null, trialUsed: false };
  kept.rows.set(userId, row);
  row.customerId ??= customerId;
  return row.customerId;
}

export async function beginReading(): Promise<number> {
  return ++kept.readings;
}

export async function writeSubscription(
  _db: Db,
  userId: string,
  reading: number,
  found: Subscription,
  customer: Pick<Customer, "credit" | "billingEmail"> = { credit: 0, billingEmail: null },
): Promise<boolean> {
  await keepCustomer(_db, userId, found.customerId);
  const row = kept.rows.get(userId);
  if (!row || (row.reading >= reading && !kept.careless)) return false;
  if (kept.firstStays && row.found !== null) return false;
  const trialUsed = row.trialUsed || found.trialEnd !== null;
  const { credit, billingEmail } = customer;
  Object.assign(row, { reading, found, trialUsed, credit, billingEmail });
  return true;
}

export async function writeNoSubscription(
  _db: Db,
  userId: string,
  reading: number,
  {
    customerId,
    gone,
    ...rest
  }: Pick<Customer, "customerId" | "credit" | "billingEmail"> & {
    gone: boolean;
  },
): Promise<boolean> {
  const row = kept.rows.get(userId);
  if (!row || row.customerId !== customerId || row.reading >= reading) return false;
  Object.assign(row, { reading, found: null, customerId: gone ? null : customerId, ...rest });
  const open = openOf(userId);
  if (gone)
    Object.assign(open, {
      generation: open.generation + 1,
      wanted: null,
      sessionId: null,
      customer: open.customer + 1,
    });
  return true;
}

export async function isTrialUsed(_db: Db, userId: string): Promise<boolean> {
  return kept.rows.get(userId)?.trialUsed ?? false;
}

export async function takeTrialCard(_db: Db, userId: string, print: string): Promise<boolean> {
  if (!kept.cards.has(print)) kept.cards.set(print, userId);
  return kept.cards.get(print) === userId;
}

export async function hasTrialCard(_db: Db, userId: string): Promise<boolean> {
  return [...kept.cards.values()].includes(userId);
}

function openOf(userId: string): Open {
  const open = kept.checkouts.get(userId) ?? { ...NEVER_OPENED };
  kept.checkouts.set(userId, open);
  return open;
}

export async function beginCheckoutRequest(): Promise<number> {
  return ++kept.requests;
}

export async function claimCheckout(
  _db: Db,
  userId: string,
  wanted: string,
  request: number,
): Promise<CheckoutClaim | null> {
  const { beforeClaim } = kept;
  kept.beforeClaim = null;
  await beforeClaim?.();
  const open = openOf(userId);
  if (request < open.request && open.wanted !== null && open.wanted !== wanted) return null;
  open.request = Math.max(open.request, request);
  if (open.wanted !== wanted)
    Object.assign(open, { generation: open.generation + 1, wanted, sessionId: null });
  return { generation: open.generation, sessionId: open.sessionId };
}

export async function keepCheckout(
  _db: Db,
  userId: string,
  { generation, sessionId }: { generation: number; sessionId: string },
): Promise<boolean> {
  const open = openOf(userId);
  if (open.generation !== generation || open.wanted === null) return false;
  open.sessionId = sessionId;
  return true;
}

export async function endCheckout(_db: Db, userId: string, sessionId: string): Promise<boolean> {
  const open = openOf(userId);
  if (open.sessionId !== sessionId) return false;
  Object.assign(open, { generation: open.generation + 1, wanted: null, sessionId: null });
  return true;
}

export async function abandonCheckout(_db: Db, userId: string, generation: number): Promise<void> {
  const open = openOf(userId);
  if (open.generation !== generation || open.sessionId !== null) return;
  Object.assign(open, { generation: generation + 1, wanted: null });
}

export async function customerGeneration(_db: Db, userId: string): Promise<number> {
  return openOf(userId).customer;
}

export async function raiseCustomerGeneration(
  _db: Db,
  userId: string,
  generation: number,
): Promise<void> {
  const open = openOf(userId);
  if (open.customer === generation) open.customer++;
}

export async function enqueueJob(
  _db: Db,
  kind: string,
  payload: Record<string, unknown>,
  key: string,
): Promise<string> {
  if (!kept.jobs.has(key)) kept.jobs.set(key, { kind, payload });
  return key;
}

export async function wasDeletedHere(_db: Db, customerId: string): Promise<boolean> {
  return [...kept.jobs.values()].some(
    ({ kind, payload }) => kind === "end_billing" && payload.customerId === customerId,
  );
}

export async function isEventKept(_db: Db, id: string): Promise<boolean> {
  return kept.events.has(id);
}

export async function keepEvent(
  _db: Db,
  { id, type }: Pick<BillingEvent, "id" | "type">,
  due: (DueMail & { userId: string }) | null,
): Promise<boolean> {
  if (kept.events.has(id)) return false;
  kept.events.set(id, type);
  if (due === null) return true;
  const key = `${due.mail}:${due.about}`;
  if (!kept.told.has(key)) kept.mails.push({ userId: due.userId, mail: due.mail });
  kept.told.add(key);
  return true;
}

export async function usedCountOf(_db: Db, userId: string): Promise<number> {
  return kept.used.get(userId) ?? 0;
}

export async function beginPlanChange(
  _db: Db,
  userId: string,
  { plan, cycle }: Pick<Subscription, "plan" | "cycle">,
): Promise<boolean> {
  const found = kept.rows.get(userId)?.found;
  if (kept.changing.has(userId) || found?.plan !== plan || found.cycle !== cycle) return false;
  kept.changing.add(userId);
  return true;
}

export async function endPlanChange(_db: Db, userId: string): Promise<void> {
  kept.changing.delete(userId);
}
