import type { IndustryText } from "../industry.ts";

export const staffing: IndustryText = {
  slug: "staffing",
  heading: "Know who you are sending before your client does",
  description:
    "A sample interview for light industrial and temporary staffing: six questions on first days, attendance, and changing assignments, and how to read what comes back.",
  lead: "A client wants 15 people on a dock at 5 am on Thursday. Your recruiters have made 80 calls and reached 19 voicemails. The people you send are your product, and you've talked with most of them for four minutes.",
  pains: [
    {
      title: "Recruiters who dial all day",
      text: "A phone screen takes minutes, but reaching the person takes days. What you learn ends up in somebody's notes as “seems good.”",
    },
    {
      title: "First-day no-shows",
      text: "Accepted on Tuesday, gone on Thursday. The client counts heads at 5:15 and calls you, not the worker. Nothing costs an account faster.",
    },
    {
      title: "A new workplace every few weeks",
      text: "Some people are strong once they are settled. Temps need to be useful among strangers by lunch, with new rules, a new break room, and a new supervisor.",
    },
    {
      title: "Clients who want to see for themselves",
      text: "“Send me three and I'll pick.” Without something to show, that means three interviews to arrange, and by then two have other work.",
    },
  ],
  sample: {
    title: "Warehouse associate, temporary assignments",
    description:
      "You work at our clients' warehouses on assignments that last from a few days to several months: picking, packing, loading, and labeling. Start times differ, often 5 or 6 am. We match you with shifts you can reach, and pay weekly.",
    questions: [
      {
        text: "Tell us about your first day at a place where you knew nobody. What did you do in the first two hours to become useful?",
        answerType: "video",
        why: "Every assignment starts like this. Look for asking, watching, and a first small task done right.",
      },
      {
        text: "Tell us about a shift you almost didn't make it to. What got in the way, what did you do, and when did you let somebody know?",
        answerType: "text",
        why: "The best predictor of a call at 4 am is how they describe the last one. “That never happens” is not an answer.",
      },
      {
        text: "On an assignment, you are moved from picking to unloading trucks, which you didn't sign up for. What do you do, and whom do you call?",
        answerType: "video",
        why: "They should call you, do nothing unsafe, and not walk off, ideally in that order.",
      },
      {
        text: "You see a regular employee lift a load in a way that could hurt somebody. You are the temp, and it's your second day. What do you do?",
        answerType: "video",
        why: "Speaking up from the bottom rung is hard. You want to know who would do it.",
      },
      {
        text: "Which start times and parts of town work for you week after week, and which would you say no to?",
        answerType: "text",
        why: "A clear no today is worth more than a yes that fails on Thursday. It also tells you which shifts to match them to.",
      },
      {
        text: "The assignment ends a week early. What would you like to hear from us, and what do you do that afternoon?",
        answerType: "video",
        why: "It shows how they see your agency: as a lottery, or as a partner to check in with.",
      },
    ],
  },
  signs: {
    good: [
      "They call the agency first, and early.",
      "They learn a workplace by asking one person one question at a time.",
      "They can say no to a shift, and yes with a plan.",
      "They have been asked back somewhere, and can say why.",
    ],
    careful: [
      "Left three assignments “because of the supervisor.”",
      "Any shift, anywhere, no questions.",
      "They turn a safety problem into a funny story.",
    ],
  },
  faq: [
    {
      question: "Can I show a client the candidates without giving out access?",
      answer:
        "Yes. A review link shows the answers you choose, for as long as you choose. Contact details are never in it, it can also leave out the name and the recordings, and the client can comment without an account.",
    },
    {
      question: "We place people with 40 clients. How do we keep this in order?",
      answer:
        "One interview for each kind of work rather than for each client. A warehouse associate answers once, and you know them for every client of that kind. Before a client sees an answer, tell the candidate.",
    },
    {
      question: "Does it connect to our applicant tracking system?",
      answer:
        "Yes, on the Scale plan: each candidate's analysis and transcript are sent there for you. On every plan you can export the list as a spreadsheet file.",
    },
    {
      question: "Is it fair to rank temps by software?",
      answer:
        "Only if a person decides. Every score shows the words it is based on, nothing is read from face or voice, candidates can choose to be reviewed without AI, and you get figures on whether groups are passed over.",
    },
  ],
};
