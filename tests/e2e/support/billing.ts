import { expect, type FrameLocator, type Page } from "@playwright/test";
import { freshNumber } from "#local/stripe/pages/card-form";
import { databaseOf, type Row } from "./database.ts";
import type { Employer } from "./employer.ts";
import { type Stack, stack } from "./stack.ts";

/** Families of test cards; every number of them is new, as a card has one free trial. */
const FAMILIES = { works: "424242", asks: "40003155", failsLater: "40000341" } as const;

export const DECLINED = "4000 0000 0000 0002";

export function newCard(kind: keyof typeof FAMILIES = "works"): string {
  return freshNumber(FAMILIES[kind]);
}

export function cardFrame(page: Page): FrameLocator {
  return page.frameLocator('iframe[title^="Secure payment"]');
}

/** Types a card into the payment service's own form and sends it. */
export async function payWith(page: Page, number: string): Promise<void> {
  const frame = cardFrame(page);
  await frame.getByLabel("Card number").fill(number);
  await frame.getByRole("button", { name: /^(Start trial|Subscribe)$/ }).click();
}

/** The same, to its end: the page is then what comes after the payment's own. */
export async function payAndGoOn(page: Page, number = newCard()): Promise<void> {
  await payWith(page, number);
  await expect(page.getByRole("heading", { name: "Payment Successful" })).toBeVisible();
  await expect(page).toHaveURL(/\/(dashboard|post-signup)$/);
}

/** What the product keeps of an account's subscription, in the usual stack if none is named. */
export async function subscriptionOf({ email }: Employer, place?: Stack): Promise<Row> {
  const database = databaseOf(place ?? (await stack()));
  const [profile] = await database.rows(`profiles?email=eq.${email}&select=id,subscription`);
  const [row] = await database.rows(`subscriptions?user_id=eq.${profile?.id}&select=*`);
  return { ...row, profile_plan: profile?.subscription ?? null, user_id: profile?.id };
}

/** Lets time pass for one customer at the payment service. */
export async function letDaysPass(employer: Employer, days: number, place?: Stack): Promise<void> {
  const { port } = place ?? (await stack());
  const { customer_id } = await subscriptionOf(employer, place);
  const answer = await fetch(`http://127.0.0.1:${port + 2}/stripe/time`, {
    method: "POST",
    body: new URLSearchParams({ customer: String(customer_id), days: String(days) }),
    redirect: "manual",
  });
  expect(answer.status).toBe(303);
}

/** Changes what is kept of a subscription, as time would. */
export async function changeKept(employer: Employer, values: Row): Promise<void> {
  const { user_id } = await subscriptionOf(employer);
  await databaseOf(await stack()).change(`subscriptions?user_id=eq.${user_id}`, values);
}

export const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
