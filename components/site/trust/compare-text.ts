import { routes } from "#lib/domain/core/routes";
import { monthlyPrice } from "#lib/domain/plans/plans";
import { FAILURES } from "#lib/domain/site/chaos-figures";
import { HOURS } from "#lib/domain/site/hours-saved";
import { anchorOf, type LegalText } from "#lib/domain/site/legal";
import { LANGUAGES } from "#lib/domain/text/languages";

const ASK_ANY_VENDOR = "What to ask any vendor";

/** Next to a phone screen, which needs no source; why no other product is here: decision 285. */
export const compareText: LegalText = {
  title: "Rolecall or a phone screen?",
  intro: `Rolecall next to what it replaces most often, a phone screen, and where the phone screen is better. Looking at another interview product? Here is [what to ask any vendor](#${anchorOf(ASK_ANY_VENDOR)}), us included.`,
  sections: [
    {
      heading: "A phone screen and Rolecall",
      blocks: [
        {
          table: [
            ["", "A phone screen", "Rolecall"],
            [
              "When",
              "When you are both free",
              "Whenever the applicant has time, from one link, without an account",
            ],
            [
              "Your time for each applicant",
              `${HOURS.minutesEach} minutes with the callbacks and notes, as we count it`,
              "As long as you read, and watch only those you want to",
            ],
            [
              "The questions",
              "The same for everyone if you keep to a list",
              "The same for everyone, in the same order",
            ],
            [
              "What you have afterward",
              "Your notes",
              "Their own words, the recording, and a score",
            ],
            [
              "What a statement about someone stands on",
              "What you remember",
              "Their own words, to play or to read",
            ],
            [
              "Who else can judge",
              "Whoever trusts your notes",
              "Your team, or a client you send a shortlist to",
            ],
            [
              "Languages",
              "Those you speak",
              `${LANGUAGES.length} for applicants; the built-in rules score English and Spanish`,
            ],
            ["What it costs", "Your hours", `From $${monthlyPrice("STARTER", "monthly")} a month`],
          ],
        },
      ],
    },
    {
      heading: "Where a phone screen is better",
      blocks: [
        {
          list: [
            "You can ask a follow-up question right away, and they can ask you.",
            "It sells the job: people who have a choice hear a person.",
            "Nobody has to record or write anything.",
            "For one or two applicants it's quicker than writing questions down.",
            "If the job is talking on the phone, it is a sample of the work.",
          ],
        },
        "You can do both: questions by link first, then a call to the few who stand out.",
      ],
    },
    {
      heading: ASK_ANY_VENDOR,
      blocks: [
        "If you're choosing between interview products, ask each of them the same things, and have them show you.",
        {
          table: [
            ["Ask", "Our answer"],
            [
              "Does every statement about a person show the words it stands on?",
              "Yes. A statement without a quote is neither kept nor shown.",
            ],
            [
              "How well does it score, and what does it miss?",
              `[How we score](${routes.howWeScore}) has the figures, and what it misses.`,
            ],
            [
              "What happens when a phone dies in the middle of an answer?",
              `[Security](${routes.security}#${anchorOf(FAILURES)}) says what we broke on purpose, and how much was lost.`,
            ],
            [
              "Can an applicant say no to AI, and withdraw?",
              "Yes: no to AI before they begin, and withdraw on every step.",
            ],
            [
              "Where is the data, who gets it, and can it run on our own server?",
              `[Security](${routes.security}) lists it, service by service. And yes, it can run on yours.`,
            ],
            [
              "Does an applicant need an app or an account?",
              "No. A phone's browser is enough, and they can stop and come back.",
            ],
          ],
        },
      ],
    },
  ],
};
