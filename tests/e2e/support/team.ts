import type { Browser, Page } from "@playwright/test";
import { z } from "zod";
import type { MemberRole } from "#lib/domain/company/team";
import { databaseOf } from "./database.ts";
import { type Employer, proveAddress } from "./employer.ts";
import { readInbox } from "./inbox.ts";
import { stack } from "./stack.ts";
import { openAccount, signInByRequest, type Workspace } from "./workspace.ts";

const TEAM = "/dashboard/settings#team";

/** The link to join of the mail that somebody was sent. */
export async function joinLink(email: string): Promise<string> {
  const { links } = await readInbox(email, /invited you to join/);
  const link = links.find((one) => one.includes("/join?"));
  if (!link) throw new Error("The mail has no link to join.");
  return link;
}

export type Member = Employer & { userId: string };

/** Somebody who joined an owner's company by request, if that is not the subject. */
export async function joinByRequest(owner: Workspace, role: MemberRole): Promise<Member> {
  const { appUrl, ...place } = await stack();
  await proveAddress(owner);
  const { visitor, ...member } = await openAccount(appUrl);
  const invited = { email: member.email, role, interviews: null };
  await owner.visitor.send("POST", "/api/team/invitations", invited);
  const token = new URL(await joinLink(member.email)).searchParams.get("token");
  const names = { firstName: "Robin", lastName: "Hale" };
  await visitor.send("POST", "/api/team/join", { token, names });
  const [row] = await databaseOf(place).rows(`profiles?select=id&email=eq.${member.email}`);
  return { ...member, userId: z.string().parse(row?.id) };
}

/** A browser of its own in which somebody is signed in. */
export async function deviceOf(browser: Browser, person: Employer): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signInByRequest(page, person, (await stack()).appUrl);
  return page;
}

/** The owner's list of their people. */
export async function openTeam(page: Page) {
  await page.goto(TEAM);
  return page.locator("#team");
}
