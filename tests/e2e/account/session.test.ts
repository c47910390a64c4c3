import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type BrowserContext, expect } from "@playwright/test";
import { z } from "zod";
import { CONFIRM_ADDRESS } from "#lib/documents/mails/verify-address";
import { expectAccessible } from "../support/accessible.ts";
import { openLink, readInbox } from "../support/inbox.ts";
import { test } from "../support/test.ts";
import {
  openAccountIn,
  openDashboard,
  openWorkspace,
  setUpCompany,
  signInByRequest,
} from "../support/workspace.ts";

/** Whether React has taken the page over, and with it what hears of other tabs. */
const isListening = () =>
  [...document.querySelectorAll("button")].some((button) =>
    Object.keys(button).some((key) => key.startsWith("__reactProps")),
  );

test("A sign-out in one tab is noticed in the others, the set-up's too", async ({
  page,
  context,
}) => {
  const open = async (path: string) => {
    const tab = await context.newPage();
    await tab.goto(path);
    await tab.waitForFunction(isListening);
    await expect(tab).toHaveURL(path);
    return tab;
  };
  await openAccountIn(page);
  const others = [
    await open("/complete-profile"),
    await open("/post-signup"),
    await open("/plan-onboarding"),
  ];
  await setUpCompany(page);
  // The company in another tab leads them on: each hears of the rest once it is there.
  for (const tab of others) {
    await expect(tab).toHaveURL(/\/dashboard$/);
    await tab.waitForFunction(isListening);
  }
  others.push(await open("/interviews"));
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Log out" }).first().click();
  await expect(page).toHaveURL(/localhost:\d+\/$/);
  for (const tab of others) await expect(tab).toHaveURL(/\/login\?next=%2F/);
});

test("A page of one person changes nothing of another who signed in beside it", async ({
  page,
  context,
  baseURL,
}) => {
  const other = await openWorkspace(baseURL ?? "", "Bravo Heating");
  await openDashboard(page, "Alpha Cleaning");
  await page.goto("/dashboard/settings");
  await page.getByLabel("Company name").fill("Alpha Renamed");
  await signInByRequest(page, other);
  await page.getByRole("button", { name: "Save Company Profile" }).click();
  await expect(page.getByText(/Someone else signed in to this browser/).first()).toBeVisible();
  await expect(page.getByLabel("Company name")).toHaveValue("Alpha Renamed");

  const second = await context.newPage();
  await second.goto("/dashboard/settings");
  await expect(second.getByLabel("Company name")).toHaveValue("Bravo Heating");
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText("Bravo Heating").first()).toBeVisible();
});

test("An owner works at once, and proves their address later, on another device", async ({
  page,
  browser,
}) => {
  const employer = await openDashboard(page);
  await expect(page.getByText(/Confirm your email address with the link/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Send again" }).click();
  await expect(page.getByText("Sent. Please check your email.")).toBeVisible();
  const { links } = await readInbox(employer.email, CONFIRM_ADDRESS);
  const [link] = links;
  if (!link) throw new Error("The mail has no link");

  const thief = await (await browser.newContext()).newPage();
  await openAccountIn(thief);
  await openLink(thief, link);
  await expect(thief.getByText("This link no longer works")).toBeVisible();

  const phone = await (await browser.newContext()).newPage();
  await phone.goto(link);
  await expect(phone).toHaveURL(/\/login\?next=/);
  await phone.getByLabel("Email").fill(employer.email);
  await phone.getByRole("textbox", { name: "Password" }).fill(employer.password);
  await phone.getByRole("button", { name: "Sign in" }).click();
  await phone.getByRole("button", { name: "Confirm email address" }).click();
  await expect(phone.getByText("Your email address is confirmed")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(/Confirm your email address with the link/)).toBeHidden();
});

test("The forms can be read without JavaScript", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/signin`);
  await expect(page.getByRole("heading", { name: "Welcome back!" })).toBeVisible();
  for (const name of ["Email", "Password"]) {
    await expect(page.getByRole("textbox", { name })).toBeVisible();
  }
  await expect(page.getByRole("checkbox", { name: "Remember me" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Forgot password?" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Continue with Google" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Create an account" })).toBeVisible();
  // What is typed must never stand in an address.
  await expect(page.locator("form")).toHaveAttribute("method", "post");

  const login = await (await page.request.get(`${baseURL}/login`)).text();
  expect(login).toMatch(/<link rel="canonical" href="[^"]*\/signin"/);

  await page.goto(`${baseURL}/signup`);
  await expect(page.getByRole("heading", { name: "Start Your Free 14-Day Trial" })).toBeVisible();
  for (const name of ["Work email", "Password"]) {
    await expect(page.getByRole("textbox", { name })).toBeVisible();
  }
  await expect(page.getByRole("checkbox", { name: /Terms of Service/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "Start Free Trial" })).toBeVisible();
  await expect(page.locator("form")).toHaveAttribute("method", "post");
  await context.close();
});

test("A way on to another host is not followed, however it is written", async ({ baseURL }) => {
  const { email, password, visitor } = await openWorkspace(baseURL ?? "", "Bright Cleaning");
  const next = z.object({ next: z.string() });
  const post = async (wanted: string) =>
    next.parse(await visitor.send("POST", "/api/auth/sign-in", { email, password, next: wanted }))
      .next;
  const honest = await post("nowhere");
  expect(honest).toBe("/plan-onboarding");
  expect(await post("/interviews")).toBe("/interviews");
  for (const evil of [
    "//evil.example",
    "/\\evil.example",
    "https:evil.example",
    "/\t/evil.example",
  ])
    expect([evil, await post(evil)]).toEqual([evil, honest]);
  for (const evil of ["//evil.example", "/\\evil.example", "https:evil.example"]) {
    const path = `/signin?next=${encodeURIComponent(evil)}`;
    const answer = await visitor.fetch(path, { redirect: "manual" });
    expect([evil, answer.status, answer.headers.get("location")]).toEqual([
      ...[evil, 307, expect.stringMatching(/^(http:\/\/localhost:\d+)?\/dashboard/)],
    ]);
  }
});

test("No page can load the Supabase client, now or later", async ({ request }) => {
  const folder = resolve(import.meta.dirname, "../../../.next/static");
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const scripts = names.filter((name) => name.endsWith(".js"));
  const has = (what: string) =>
    scripts.filter((name) => readFileSync(join(folder, name), "utf8").includes(what));
  expect(has("GoTrueClient")).toEqual([]);
  // They are the ones that pages name.
  const home = await (await request.get("/")).text();
  expect(has("Minified React error").some((name) => home.includes(name))).toBe(true);
});

/** The session as the browser's cookies carry it. */
async function sessionOf(context: BrowserContext) {
  const parts = (await context.cookies())
    .filter(({ name }) => /-auth-token(\.\d+)?$/.test(name))
    .sort((one, other) => one.name.localeCompare(other.name));
  const [first] = parts;
  if (!first) return null;
  const text = parts.map(({ value }) => decodeURIComponent(value)).join("");
  const json = Buffer.from(text.replace(/^base64-/, ""), "base64url").toString();
  return { first, held: z.looseObject({ refresh_token: z.string() }).parse(JSON.parse(json)) };
}

/** As when a tab was left open: the token's time is over, and nothing has asked for a new one. */
async function letTokenExpire(context: BrowserContext): Promise<string> {
  const session = await sessionOf(context);
  if (!session) throw new Error("nobody is signed in");
  const { first, held } = session;
  const old = { ...held, expires_at: Math.floor(Date.now() / 1000) - 60 };
  const value = `base64-${Buffer.from(JSON.stringify(old)).toString("base64url")}`;
  await context.clearCookies({ name: /-auth-token/ });
  await context.addCookies([{ ...first, name: first.name.replace(/\.\d+$/, ""), value }]);
  return held.refresh_token;
}

test("A tab that was open for hours goes on: what it asks renews the session, then a sign-out ends it", async ({
  page,
  context,
  baseURL,
}) => {
  const owner = await openWorkspace(baseURL ?? "", "Long Day Cleaning");
  await signInByRequest(page, owner);
  await page.goto("/interviews");
  await page.waitForLoadState("networkidle");

  const before = await letTokenExpire(context);
  await page.getByRole("button", { name: /^More for / }).click();
  await page.getByRole("button", { name: "Close interview" }).click();
  await expect(page.getByText("Interview closed")).toBeVisible();
  const after = await sessionOf(context);
  expect(after?.held.refresh_token).not.toBe(before);
  // No script of ours needs it, so no script may read it.
  expect(after?.first.httpOnly).toBe(true);

  await letTokenExpire(context);
  const path = `/api/interviews/${owner.interview.id}`;
  const asked = await Promise.all(Array.from({ length: 5 }, () => page.request.get(path)));
  expect(asked.map((answer) => answer.status())).toEqual([200, 200, 200, 200, 200]);
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/dashboard$/);

  await letTokenExpire(context);
  await page.getByRole("button", { name: "Log out" }).first().click();
  await expect(page).toHaveURL(/localhost:\d+\/$/);
  // What was on its way may have written the cookie once more: it opens nothing.
  expect((await page.request.get(path)).status()).toBe(401);
});
