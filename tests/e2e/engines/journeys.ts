import { z } from "zod";
import type { Driver } from "../support/engines/driver.ts";
import { Person } from "../support/engines/person.ts";
import { interviewOf, VIDEO } from "../support/interview.ts";
import { stack } from "../support/stack.ts";
import { test } from "../support/test.ts";
import { openAccount, openWorkspace } from "../support/workspace.ts";
import {
  agreeAndCheck,
  hasArrived,
  recordAgain,
  recordAndUse,
  resume,
  writeAndSubmit,
} from "./candidate.ts";
import {
  changeSettings,
  checkOut,
  createByWizard,
  decide,
  listAndPlay,
  search,
  signIn,
} from "./employer.ts";

const NAME = "Maria Lopez";
const PHONE = [390, 844] as const;
const DESK = [1400, 1150] as const;
const created = z.object({ key: z.string() });

/** A candidate answers in an engine, and whoever asked plays it there, decides, and does what owners do. */
export async function bothJourneys(
  engine: string,
  openBrowser: (width: number, height: number) => Promise<Driver>,
): Promise<void> {
  test.slow();
  const { appUrl } = await stack();
  const owner = await openWorkspace(appUrl, `${engine} Cleaning`);
  const made = await owner.visitor.send("POST", "/api/interviews", interviewOf());
  const { key } = created.parse(made);

  const phone = await openBrowser(...PHONE);
  const candidate = new Person(engine, phone, appUrl);
  await test.step("A candidate answers", async () => {
    await candidate.open(`/i/${key}`);
    const films = await candidate.films();
    if (!films) leftOut(engine, "the picture of recordings, of which its recorder gives nothing");
    await agreeAndCheck(candidate, { key, name: NAME, films });
    await recordAndUse(candidate);
    await recordAgain(candidate);
    await resume(candidate, key);
    await writeAndSubmit(candidate, NAME);
    await hasArrived(key);
  });
  await phone.end();

  const desk = await openBrowser(...DESK);
  const employer = new Person(engine, desk, appUrl);
  await test.step("An owner plays and decides", async () => {
    await signIn(employer, owner);
    await search(employer, NAME);
    await listAndPlay(employer, NAME, VIDEO.text);
    await decide(employer, NAME);
    await changeSettings(employer);
    await createByWizard(employer);
  });
  await test.step("Another one leaves a card", async () => {
    const { visitor } = await openAccount(appUrl);
    await desk.setCookies(
      `${appUrl}/robots.txt`,
      visitor.cookie.split("; ").map((pair) => {
        const at = pair.indexOf("=");
        return { name: pair.slice(0, at), value: pair.slice(at + 1) };
      }),
    );
    await checkOut(employer);
  });
  await desk.end();
}

/** Says what an engine lacks, in the run's own lines and in its report. */
function leftOut(engine: string, what: string): void {
  process.stdout.write(`${engine}: left out: ${what}\n`);
  test.info().annotations.push({ type: "left out", description: what });
}
