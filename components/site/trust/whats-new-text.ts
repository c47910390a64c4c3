import type { LegalText } from "#lib/domain/site/legal";

/** CHANGELOG.md in words for owners, newest first. */
export const whatsNewText: LegalText = {
  title: "What's new",
  intro: "What changed in Rolecall for the people who hire with it, newest first.",
  sections: [
    {
      heading: "Nov 29, 2026",
      blocks: [
        {
          list: [
            "Apply by text, where text messages are set up: whoever texts the keyword on your sign gets your link.",
            "Invite a list of people in the language they speak. Find anyone you invited by name, number, or email, and read what they texted back.",
            "See what's booked in your own calendar: subscribe to it under Integrations.",
            "Taken off a shortlist by mistake? Undo puts them back, with the number your client knows.",
            "A page for candidates who wonder about your link: what is recorded, who sees it, and what they decide. The interview itself leads to it.",
            "Answer a question as your applicant would, right on our first page, and see what you'd read about it.",
          ],
        },
      ],
    },
    {
      heading: "Nov 28, 2026",
      blocks: [
        {
          list: [
            "Who to call: the people to call today stand on top of your dashboard, with a sentence of their own that you can play, their hours, and a button that dials.",
            "Every result says who it is: a summary, facts about their work, and what to ask on the call, each with the words it stands on.",
            "Too little to rate: where too few answers could be scored, there is no overall rating to mislead you.",
            "Offer times for a call or a trial shift. Each candidate picks one, can move it, and gets a reminder. You get a calendar.",
            "Paste a list of names and numbers, however messy, and invite people by email or by text from your own phone.",
            "See who started and didn't finish, and remind them once.",
            "Write an interview in more than one language. Candidates are asked in theirs.",
            "Candidates see what was heard before they submit, and correct it.",
            "Shortlists: share a link to the people you chose, switch on what it shows, and read what your partner or client says of each.",
            "Your team: invite colleagues to sign in on their own, as manager or viewer. A viewer can be limited to some interviews.",
            "Text messages, where they are set up: candidates who tick the box get reminders and times by text. Replying STOP ends them.",
            "Work in bulk: set the status of many candidates in one step, email them, or delete them. It continues after you close the page.",
            "No card to start: set up, share your first link, and view one candidate free.",
            "Posters with your link's QR code, to print for your door.",
          ],
        },
      ],
    },
    {
      heading: "Nov 27, 2026",
      blocks: [
        {
          list: [
            "The questions of each trade, and what good answers sound like, were rewritten.",
            "The site says what can be checked: how we score, what we store, and where the limits are.",
          ],
        },
      ],
    },
  ],
};
