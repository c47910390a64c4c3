import { z } from "zod";

/** What the launcher says on one machine, where nothing else was set. */
const LOCAL = { APP_URL: "http://localhost:3000", MAIL_FROM: "hello@rolecall.test" } as const;

const given = <T extends keyof typeof LOCAL>(name: T) =>
  z.preprocess((value) => value || undefined, z.string().default(LOCAL[name]));

const schema = z.object({ APP_URL: given("APP_URL"), MAIL_FROM: given("MAIL_FROM") });

/**
 * What public pages say of where and who we are. Read apart from all other settings, as a prerendered page is made by the
 * build, which needs no other (docs/decisions/0193-what-the-build-knows.md).
 */
export function siteEnv(): { origin: string; contactEmail: string } {
  const { APP_URL, MAIL_FROM } = schema.parse(process.env);
  return { origin: new URL(APP_URL).origin, contactEmail: addressOf(MAIL_FROM) };
}

/** The address in 'Rolecall <hello@rolecall.example>'. */
export function addressOf(from: string): string {
  return /<([^<>]+)>/.exec(from)?.[1] ?? from.trim();
}
