import { dailyQuota, type ExceededQuota, gigabytes, storageQuota } from "#lib/domain/core/limits";
import type { Plan } from "#lib/domain/plans/plans";
import { defangLinks } from "#lib/domain/text/linkable";
import { type Letter, letter } from "./letter.ts";

type StorageFullFacts = {
  lacks: ExceededQuota;
  job: string;
  company: string;
  plan: Plan;
  /** Where the interview is, and the candidates. */
  links: { interview: string; candidates: string };
  contactEmail: string;
};

/** What a company's owner is mailed when a candidate was turned away because there was no room for recordings. */
export function storageFullMail({ job, company, ...given }: StorageFullFacts): Letter {
  // The owner's address may be unproved, and a stranger's.
  const facts = { ...given, job: defangLinks(job), company: defangLinks(company) };
  return facts.lacks === "day" ? fullForADay(facts) : fullStorage(facts);
}

const TOLD =
  "We ask new candidates to try again tomorrow. Anyone who had already started has a little extra room to finish; past that, their recording stays on their device until it can be sent.";

function fullForADay({ job, plan, links, contactEmail }: StorageFullFacts): Letter {
  return letter({
    subject: `Your interview for ${job} has reached its daily limit for recordings`,
    before: [
      `In the last 24 hours, candidates sent ${gigabytes(dailyQuota(plan))} of recordings for ${job}. That's the most one interview can receive in a day on your plan, so right now nobody new can start it.`,
      TOLD,
      "Everything you've received is safe, and your other interviews aren't affected.",
    ],
    action: { words: "See the interview", href: links.interview },
    after: [
      "If you expected this many candidates, you don't have to do anything: the interview reopens automatically within a day. A larger plan can receive more in a day.",
      `If you didn't, strangers may be using the link. Take it down wherever you posted it, create a new interview, and share that link instead. If you need help, write to ${contactEmail}.`,
    ],
    footer: "We send at most one of these emails a day per interview.",
  });
}

function fullStorage({ company, plan, links, contactEmail }: StorageFullFacts): Letter {
  return letter({
    subject: "Your storage for recordings is full",
    before: [
      `${company} has ${gigabytes(storageQuota(plan))} of recordings, which is all your plan can store. Right now nobody new can start an interview with video questions.`,
      TOLD,
      "Everything you've received is safe, and interviews with only text questions aren't affected.",
    ],
    action: { words: "See your candidates", href: links.candidates },
    after: [
      "To make room, delete responses you no longer need, or choose a larger plan. Interviews open again as soon as there's room.",
      `If you don't know where so many recordings came from, write to ${contactEmail}.`,
    ],
    footer: "We send at most one of these emails a day.",
  });
}
