import { randomUUID } from "node:crypto";
import type { APIResponse, Page } from "@playwright/test";
import { z } from "zod";
import { takeInterview } from "#local/demo/applicant";
import { Visitor } from "#local/demo/visitor";
import { type Employer, newEmployer } from "./employer.ts";

const created = z.object({ id: z.uuid(), key: z.string(), invite_link: z.url() });
const room = z.object({ answers: z.array(z.unknown()), attemptId: z.uuid() });

/** A company with one interview, made by the requests that the pages make, if the pages are not the subject. */
export type Workspace = Employer & {
  visitor: Visitor;
  interview: z.infer<typeof created>;
};

/** A network address of its own, so that limits per visitor count each alone. */
export function anyAddress(): string {
  const [a, b, c] = crypto.getRandomValues(new Uint8Array(3));
  return `10.${a}.${b}.${c}`;
}

const companyNamed = (companyName: string) => ({
  firstName: "Dana",
  lastName: "Whitfield",
  companyName,
  location: "Austin, TX",
  industry: "cleaning",
  timeZone: "America/Chicago",
});

/** An account by request. */
export async function openAccount(appUrl: string): Promise<Employer & { visitor: Visitor }> {
  const visitor = new Visitor(appUrl, anyAddress());
  const employer = newEmployer();
  await visitor.send("POST", "/api/auth/sign-up", { ...employer, acceptTerms: true });
  return { ...employer, visitor };
}

export async function openWorkspace(
  appUrl: string,
  company: string,
  { deadline = null }: { deadline?: string | null } = {},
): Promise<Workspace> {
  const account = await openAccount(appUrl);
  await account.visitor.send("PUT", "/api/company/profile", companyNamed(company));
  const interview = created.parse(
    await account.visitor.send("POST", "/api/interviews", {
      id: randomUUID(),
      title: `Cleaner at ${company}`,
      description: "Clean homes with a partner, Monday to Friday.",
      questions: [
        { text: "Tell us about a hard day.", order: 1, answer_type: "text", max_characters: 500 },
      ],
      settings: { show_hints_and_tips: false, show_availability_calendar: false, deadline },
    }),
  );
  return { ...account, interview };
}

const GOOD_ANSWER =
  "At my last job a client found streaks on every window an hour before her guests came. I apologized, " +
  "drove back at once, cleaned all nine windows again with a dry cloth and checked each from both sides. " +
  "She thanked me, and after that I checked my windows against the light before leaving every house.";

/** Somebody answers the one question in writing and submits; answers the attempt's id. */
export async function answerInWriting(
  appUrl: string,
  { key }: { key: string },
  questionId: string,
  name = "Ines Rowe",
  answer = GOOD_ANSWER,
): Promise<{ attemptId: string; visitor: Visitor }> {
  const visitor = new Visitor(appUrl, anyAddress());
  await takeInterview(
    visitor,
    { key, questionIds: [questionId] },
    {
      name,
      email: `${randomUUID().slice(0, 8)}@example.com`,
      phone: "",
      language: "en",
      answers: [{ text: answer }],
    },
  );
  const state = await visitor.fetch(`/api/room/${key}/attempt`);
  return { attemptId: room.parse(await state.json()).attemptId, visitor };
}

/** A new account by request in the page's browser, if the form is not the subject. */
export async function openAccountIn(page: Page): Promise<Employer> {
  const employer = newEmployer();
  const headers = { "x-forwarded-for": anyAddress() };
  const data = { ...employer, acceptTerms: true };
  expectOk(await page.request.post("/api/auth/sign-up", { data, headers }));
  return employer;
}

/** The company of whoever is signed in in the page's browser, by request; the page is then the dashboard. */
export async function setUpCompany(page: Page, company = "Bright Cleaning"): Promise<void> {
  expectOk(await page.request.put("/api/company/profile", { data: companyNamed(company) }));
  await page.goto("/dashboard");
}

/** A new owner with a company, made by request in the page's browser; the page is then the dashboard. */
export async function openDashboard(page: Page, company?: string): Promise<Employer> {
  const employer = await openAccountIn(page);
  await setUpCompany(page, company);
  return employer;
}

function expectOk(answer: APIResponse): void {
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()}`);
}

/** Signs a page's browser in by request. */
export async function signInByRequest(
  page: Page,
  { email, password }: Employer,
  appUrl = "",
): Promise<void> {
  const data = { email, password };
  const headers = { "x-forwarded-for": anyAddress() };
  expectOk(await page.request.post(`${appUrl}/api/auth/sign-in`, { data, headers }));
}
