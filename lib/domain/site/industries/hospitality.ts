import type { IndustryText } from "../industry.ts";

export const hospitality: IndustryText = {
  slug: "hospitality",
  heading: "Hire the people your guests will write about",
  description:
    "A sample interview for hotel front desk and guest services: seven questions about overbooking, guest privacy, and night shifts, with what a warm, exact answer shows.",
  lead: "A guest lands at midnight after two delays, and the room type she paid for is gone. Whoever stands at the desk decides the review. Charm gets people through an interview over coffee; you want to see what they do when the answer is no.",
  pains: [
    {
      title: "Everyone is friendly in an interview",
      text: "Warmth at 2 pm in a quiet lobby is easy. The job is warmth at the end of a double with a line of six and a printer that jams.",
    },
    {
      title: "The season opens every position at once",
      text: "Front desk, housekeeping, breakfast, pool: you need all of them by the same weekend, and one general manager does the interviews between check-in and payroll.",
    },
    {
      title: "A room number said out loud",
      text: "Guests trust you with where they sleep. Somebody who reads a room number aloud or tells a caller who's staying there has broken something a free breakfast won't fix.",
    },
    {
      title: "Desk and housekeeping don't talk",
      text: "Many complaints start between departments: a room released too early, a crib nobody wrote down. You are hiring people who hand things over.",
    },
  ],
  sample: {
    title: "Front desk agent",
    description:
      "You check guests in and out, answer the phone, solve problems as they come up, and keep housekeeping in the loop. Shifts rotate, including evenings, weekends, and holidays. Hotel experience is welcome; patience is required.",
    questions: [
      {
        text: "It's midnight, the hotel is full, and a guest with a confirmed reservation is standing in front of you. Tell her, in your own words, and show us what you do next.",
        answerType: "video",
        why: "Overbooking is the hardest moment at the desk. Good agents say it plainly, have the other hotel ready, and stay with her until the car comes.",
      },
      {
        text: "Tell us about a guest, a customer, or a patient you turned from angry to thankful. What exactly did you say or do that turned it?",
        answerType: "text",
        why: "Stories like this turn on one sentence. People who lived it remember the sentence.",
      },
      {
        text: "Somebody calls and asks whether Mr. Harlan has checked in yet, and says it's his wife and it's urgent. What do you answer?",
        answerType: "video",
        why: "Privacy without being cold: neither confirm nor deny, and take a message. It can be taught, but instincts show.",
      },
      {
        text: "Housekeeping says 412 is ready. The guest comes back down and says it isn't. Walk us through the next 10 minutes, including what you say to housekeeping.",
        answerType: "video",
        why: "Look for somebody who fixes it for the guest first, then sorts it out with a coworker, without blame.",
      },
      {
        text: "Write the shift-change note for the morning shift: 207's shower drips, a party of nine arrives early, and the guest in 315 has asked three times for a quieter room.",
        answerType: "text",
        why: "Look for order, room numbers, and what was promised by whom. Poor notes become tomorrow's complaints.",
      },
      {
        text: "It's 3 am and a group is loud by the pool. Another guest has called twice. How do you handle it, alone at the desk?",
        answerType: "video",
        why: "You want somebody firm and friendly who minds their own safety and knows when to call for help.",
      },
      {
        text: "What makes a place you stayed at or worked in feel welcoming, and what is one small thing you would do here every day because of it?",
        answerType: "video",
        why: "It ends the interview on a pleasant note and shows who notices details. Anybody can answer it, hotel experience or not.",
      },
    ],
  },
  signs: {
    good: [
      "They give bad news in the first sentence and the way out in the second.",
      "They keep room numbers and names to themselves without being told.",
      "They write things down for the next shift.",
      "They give coworkers credit in their stories.",
    ],
    careful: [
      "They promise an upgrade that isn't theirs to give.",
      "“The customer is always right” and nothing after it.",
      "They tell a juicy story about a guest who could be recognized.",
    ],
  },
  faq: [
    {
      question: "We fill six kinds of positions. Do I need six interviews?",
      answer:
        "Start with two: one for jobs in front of guests, and one for jobs in the rooms. Housekeeping needs questions about order and speed, so the residential cleaning interview is a better start for it than this one.",
    },
    {
      question: "Can candidates tell us which shifts they can take?",
      answer:
        "Yes. After the questions they mark the hours of the week that work for them. You see it beside the answers, so holiday and night coverage is settled before the offer.",
    },
    {
      question: "Isn't a recorded interview unfriendly for a hospitality business?",
      answer:
        "It can be, if it is the only contact. Write a warm description, say who will watch, and say when they'll hear from you. And meet the finalists: Walk them through your lobby.",
    },
    {
      question: "Do the scores favor people who talk well?",
      answer:
        "Communication is one of six parts, and the others look for what somebody did, why, and how it ended. Short, concrete answers do well. If you see it differently, you set a score yourself and write down why; the page shows both.",
    },
  ],
};
