import type { LegalText } from "#lib/domain/site/legal";

export const cookieText: LegalText = {
  title: "Cookie Policy",
  intro:
    "Rolecall sets cookies only for what you ask it to do: to sign in, and to answer an interview. There are none for advertising or for measuring visits, so there is no banner to click away. This page lists every one.",
  sections: [
    {
      heading: "Reading this site",
      blocks: [
        "If you only read our public pages, we set no cookie at all, and no other company's script runs on them.",
        "The names of our cookies below begin with __Host- or __Secure- in your browser, which tells it to take them from this site only.",
      ],
    },
    {
      heading: "Cookies for employers",
      blocks: [
        {
          table: [
            ["Name", "What it is for", "How long"],
            [
              "sb-…-auth-token",
              "Keeps you signed in. It may come in several parts, numbered .0, .1, and so on, and with a -code-verifier while you sign in with Google or Facebook.",
              "Until you sign out, 400 days at most",
            ],
            [
              "rolecall-browser",
              "Lets a browser that has signed in before do so again while someone else is guessing passwords.",
              "1 year",
            ],
            [
              "rolecall-list-order",
              "Remembers that your candidates list begins with the best rated.",
              "1 year",
            ],
            [
              "rolecall-recovery",
              "Lets you choose a new password after you open the link we emailed.",
              "15 minutes",
            ],
            [
              "__stripe_mid, __stripe_sid",
              "Set by Stripe on the page with the card form, to recognize fraud.",
              "1 year, 30 minutes",
            ],
          ],
        },
      ],
    },
    {
      heading: "Cookies for candidates and for people who read a shared link",
      blocks: [
        {
          table: [
            ["Name", "What it is for", "How long"],
            [
              "room_…",
              "Keeps you in your interview, so that you can close the page and come back to it on this device.",
              "30 days",
            ],
            [
              "link_private_…, link_review_…",
              "Keeps open what you opened by a private link: your own answers after an interview, or what a company shared with you.",
              "1 day",
            ],
            [
              "link_reader_…",
              "Keeps what you said about candidates that a company shared with you yours to change.",
              "90 days",
            ],
            ["language_…", "Remembers the language you chose for the interview.", "30 days"],
            ["consent_…", "Remembers what you agreed to until the interview begins.", "1 hour"],
          ],
        },
      ],
    },
    {
      heading: "What stays in your browser",
      blocks: [
        "Some preferences and drafts are kept in your browser's own storage. Only what a candidate records or writes is sent to us from there, as soon as there is a connection. Clearing your browser's data removes them.",
        {
          table: [
            ["Name", "What it is for"],
            [
              "rolecall:wanted-page",
              "The page you asked for, while you sign in with Google or Facebook",
            ],
            [
              "rolecall:kept-toast",
              "What the last page said it had done, for the next page to show",
            ],
            ["userPreferences", "The theme and the emails you prefer"],
            ["rememberedEmail", "Your email address on the sign-in page, if you check Remember me"],
            ["selectedPlan", "The plan you picked before signing up"],
            ["sa:userPlan:…", "Your plan, for 10 minutes, so that pages open faster"],
            ["rolecall:interview-draft:…", "An interview you have begun to write"],
            ["playbackSpeed", "How fast you like recordings to play"],
            [
              "rolecall:sample-interview",
              "A sample interview that you chose to use, until you sign up",
            ],
            [
              "hide_welcome_popup, hide_welcome_popup_this_session, confetti_firstTwoDone:…",
              "That you have seen the welcome and the celebration",
            ],
            [
              "rolecall:note:…, rolecall:next_step:…, rolecall:no_thank_you:…",
              "A note about a candidate, or an email to one, that you have begun to write",
            ],
            [
              "candidates_list, candidates_list_…",
              "The list of candidates you came from, so that you get back to it",
            ],
            ["unsaved-integration:…", "A connection you have made and not saved yet"],
            ["rolecall:here:…", "That this tab is in an interview"],
            ["rolecall:opened:…", "That this tab was counted as having opened an interview"],
            [
              "rolecall-room (a database)",
              "For candidates: what you record and write, until it has arrived safely. On a shared device it is cleared when you finish or leave.",
            ],
          ],
        },
      ],
    },
    {
      heading: "Your choices",
      blocks: [
        "Every browser can block or delete cookies. Public pages work without them. Signing in and answering an interview do not: without a cookie, the next page wouldn't know it's you.",
        "Because we don't track anyone across sites, signals such as Do Not Track and Global Privacy Control change nothing here; we already do what they ask.",
      ],
    },
    {
      heading: "Changes",
      blocks: [
        "If we ever set another cookie, it appears on this page first. One that isn't needed for what you asked for would also need your consent.",
      ],
    },
  ],
};
