import type { IndustryText } from "../industry.ts";

export const restaurants: IndustryText = {
  slug: "restaurants",
  heading: "Staff the line and the floor before Friday",
  description:
    "A sample interview for line cooks and servers: six questions about rushes, allergies, coworkers, and closing, with why they work and what a good answer sounds like.",
  lead: "Somebody quit by text on Wednesday. You are on the line yourself, 11 applications are waiting in your inbox, and the lunch rush starts in 40 minutes. Nobody in this trade has time for 11 interviews at 3 pm.",
  pains: [
    {
      title: "They booked an interview and never came",
      text: "You kept the table by the window free at 3 pm and at 3:30, and sat there alone. A link costs nobody an hour, and those who answer it have shown you something already.",
    },
    {
      title: "“Fast learner, team player, loves food”",
      text: "Every application says it. What you need to know is whether they have stood in a kitchen with 18 tickets on the rail, and what they did then.",
    },
    {
      title: "Speed at the expense of safety",
      text: "The rag that wipes everything, chicken over salad in the walk-in, or a shrug at an allergy. You find out in an inspection, or worse.",
    },
    {
      title: "A good cook who poisons the crew",
      text: "You can teach a station. You can't teach somebody to hand over a clean one, and the people who do get tired of those who don't.",
    },
  ],
  sample: {
    title: "Line cook",
    description:
      "You work one station on the hot line, prep for your shift, and leave it clean and stocked for the next one. Evening and weekend shifts, with a meal on every shift. Experience helps but is not required for prep.",
    questions: [
      {
        text: "Your rail is full, the fryer basket is stuck, and a server asks where table nine is. What do you say and do in the next minute?",
        answerType: "video",
        why: "You want short words and a first move. Cooks who have been there start with the call-back.",
      },
      {
        text: "Tell us about the worst rush you have worked, in a kitchen or anywhere else. What went wrong first, and how did your station get out of it?",
        answerType: "text",
        why: "Real rushes have details: the hour, what ran out, who jumped in. Invented ones have adjectives.",
      },
      {
        text: "A ticket says “shellfish allergy.” The grill has had shrimp on it all night. Tell us exactly what you do.",
        answerType: "video",
        why: "The answer you need contains a clean pan, clean tongs, gloves, and a word to the manager.",
      },
      {
        text: "How do you leave your station at the end of a closing shift, and how do you know that it's done?",
        answerType: "video",
        why: "Listen for labels, dates, wrapping, wiping, and the floor. It shows what the morning crew will think of them.",
      },
      {
        text: "The cook next to you keeps sending plates you wouldn't eat. What do you do, tonight and tomorrow?",
        answerType: "text",
        why: "Silence is bad, and so is a shouting match at 8 pm. Look for a word tonight and a talk tomorrow.",
      },
      {
        text: "Which nights and weekends can you work every week, and what has made you leave a kitchen before?",
        answerType: "video",
        why: "Availability first, then the honest part. If they blame “drama” and can't give an example, expect them to bring it with them.",
      },
    ],
  },
  signs: {
    good: [
      "Kitchen words used in the right place: behind, all day, eighty-six, mise.",
      "The allergy answer has a clean pan in it before anything else.",
      "They talk about the next shift as people they know.",
      "They say what they would do when they don't know: ask, and ask out loud.",
    ],
    careful: [
      "The allergy is “the server's problem.”",
      "The rush went badly because everyone else was slow.",
      "They can start any day, but can't work on Friday.",
    ],
  },
  faq: [
    {
      question: "Will cooks really record themselves?",
      answer:
        "Make it short, say how long it takes, and put the pay in the post. Questions that sound like their kitchen help. Anyone who prefers can ask to answer in writing.",
    },
    {
      question: "Which questions do I change for servers?",
      answer:
        "Keep the allergy and the rush. Replace the closing station with a guest who says the steak is wrong, and ask for the words they would use at the table.",
    },
    {
      question: "Can I hang a QR code in the window?",
      answer:
        "Yes. Each interview has a letter-size poster with the code on it, ready to print. People scan it on the sidewalk and answer on the way home.",
    },
    {
      question: "What can I ask about food handler cards and age?",
      answer:
        "Ask whether they hold a food handler card if your county requires one, and whether they are old enough for the job's machines and for serving alcohol where you are. Never ask for an age or a birthday. The editor warns you if you do.",
    },
  ],
};
