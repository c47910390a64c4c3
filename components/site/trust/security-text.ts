import { HIRING_RECORD_YEARS, RECORDINGS_DAYS, RESULTS_YEARS } from "#lib/domain/company/retention";
import { UNFINISHED_DAYS } from "#lib/domain/room/room";
import { CHAOS_FIGURES as chaos, FAILURES } from "#lib/domain/site/chaos-figures";
import { CONTACT_KEPT_DAYS } from "#lib/domain/site/contact";
import { OWN_SERVER } from "#lib/domain/site/facts";
import type { LegalText } from "#lib/domain/site/legal";
import { companyDate } from "#lib/domain/text/dates";
import { PROCESSORS } from "../legal/processors";

/** What is kept where, for how long, who reads it, and how to tell us of a hole. */
export const securityText: LegalText = {
  title: "Security",
  intro:
    "What is stored where, who can read it, how long it is kept, which services get what, and how to report a problem.",
  sections: [
    {
      heading: "What is stored where",
      blocks: [
        {
          table: [
            ["What", "Where", "Who reads it"],
            [
              "Accounts, companies, interviews, answers as text, scores, decisions",
              "The database",
              "The company they belong to. The database checks permission for every row.",
            ],
            [
              "Recordings",
              "Private storage, behind the servers",
              "The company's signed-in people, the candidate, and a reader whose link includes them. A player's address expires within minutes.",
            ],
            [
              "Passwords, and secret codes in the links that candidates are mailed and that companies share",
              "The database, as hashes",
              "Nobody",
            ],
            ["Card numbers", "The payment service", "We never see them"],
            [
              "What a candidate records before it has arrived",
              "Their own device",
              "The candidate. On a shared device it is cleared when they finish or leave.",
            ],
          ],
        },
      ],
    },
    {
      heading: "How long",
      blocks: [
        {
          list: [
            `Submitted answers: until the employer or the candidate deletes them, or after the periods that an employer sets, ${RECORDINGS_DAYS.min} days to ${RECORDINGS_DAYS.max / 365} years for recordings, ${RESULTS_YEARS.min} to ${RESULTS_YEARS.max} years for the rest.`,
            `What was started and not submitted: ${UNFINISHED_DAYS} days after the last activity, in some cases as long as a submitted application, which is at least ${HIRING_RECORD_YEARS} year.`,
            `Messages to us: ${CONTACT_KEPT_DAYS} days. Accounts: until they are deleted.`,
          ],
        },
        "A candidate can delete everything at any time, by a link that needs no account.",
      ],
    },
    {
      heading: "Services that get data",
      blocks: [
        "This is every service that can get data, and what it gets. One that we don't use, or that you don't turn on, gets nothing. Ask us which ones are in use for you.",
        { table: [["Service", "What it does", "What it gets"], ...PROCESSORS] },
      ],
    },
    {
      heading: OWN_SERVER,
      blocks: [
        "Rolecall can run on one server of yours with its database, recordings, transcription, and scoring. Then answers leave it only for the services you set up yourself.",
      ],
    },
    {
      heading: "How it is built",
      blocks: [
        "No outside firm has audited it yet, and there is no certificate to show. This can be checked:",
        {
          list: [
            "Pages run only scripts that we named: a content security policy stands on every one. On a host that keeps pages by itself, those of the blog and the trades allow inline scripts, too.",
            "An address, a form, and a link each have a limit of tries. Bodies are read up to a size, and text is measured before it is searched.",
            "A model or a service never decides what is stored: what it answers is checked first.",
            "Every handler, page, and table has a test of who may not use it.",
          ],
        },
      ],
    },
    {
      heading: FAILURES,
      blocks: [
        `A test answers interviews in a browser and breaks them at random moments: tabs closed, browsers killed, full devices, lines cut. Its last run ended on ${companyDate(chaos.date, "UTC")}:`,
        {
          table: [
            ["What", "How many"],
            ["Failures on purpose", String(chaos.moments)],
            ["Answers lost", String(chaos.lost)],
            ["Answers sent that weren't the chosen ones", String(chaos.other)],
            ["Submissions doubled", String(chaos.doubled)],
            ["Of a recording in progress, lost at most", `${chaos.seconds} s`],
          ],
        },
        "The test comes with Rolecall, so whoever runs it on a server of their own can repeat it. On an overloaded phone or computer, recording can lag, and more can be lost.",
      ],
    },
    {
      heading: "How to report a problem",
      blocks: [
        "Tell us privately, by the address below. Say what you did, what you saw, and what it would give an attacker. Two accounts of your own are enough to show it; please don't read or change other people's data.",
        "In scope above all: another company's data, a candidate's recordings or link, somebody else's session, money and limits, words of a candidate that the scoring obeys, and a deletion that leaves something.",
        "A person answers. We don't pay for reports, and we don't pursue anyone who acts as described here.",
      ],
    },
  ],
};
