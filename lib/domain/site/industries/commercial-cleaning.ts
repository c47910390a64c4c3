import type { IndustryText } from "../industry.ts";

export const commercialCleaning: IndustryText = {
  slug: "commercial-cleaning",
  heading: "Fill night shifts with cleaners who close the building right",
  description:
    "A sample interview for janitors and night crews: six questions about alarms, checklists, and working alone, with what they tell you and how to read the answers.",
  lead: "An office, a clinic, a school: 40,000 square feet, an alarm code, and nobody to ask until morning. The contract depends on whether the last person out did the same job on a Thursday in week nine as on the first night.",
  pains: [
    {
      title: "You learn about a missed shift at 7 am",
      text: "At night there is no front desk to notice. By the time the tenant calls about full trash cans, the shift is over and the complaint is on the property manager's desk.",
    },
    {
      title: "Quality fades in the third month",
      text: "Almost everyone cleans well in the first week. Contracts are lost on the corners, the high dusting, and the restroom that got a quick wipe because nobody checked on Tuesday.",
    },
    {
      title: "Hours that look fine until they start",
      text: "6 pm to 2 am sounds good in a job post. Many people quit in the second week because the last bus is gone by then. It's better to hear how they get home before you hire.",
    },
    {
      title: "Buildings with their own rules",
      text: "A clinic has color-coded cloths, a bank has locked rooms, a school has badge zones. You need people who follow a rule even when nobody explained it.",
    },
  ],
  sample: {
    title: "Night cleaner, office buildings",
    description:
      "You clean offices, restrooms, and break rooms after business hours, alone or in a small crew. You get a checklist for each building, training on the machines, and keys or an alarm code. Shifts run from 6 pm to 2 am.",
    questions: [
      {
        text: "You finish the last floor at 1:30 am and are alone in the building. Tell us what you check before you set the alarm and lock up.",
        answerType: "video",
        why: "Closing right is the job. Listen for doors, lights, water, machines on the charger, and a look back at the checklist.",
      },
      {
        text: "Tell us about work you did with nobody checking on you. How did you make sure it was as good in the third month as in the first week?",
        answerType: "text",
        why: "Honest answers admit it gets boring and name a habit that keeps quality up.",
      },
      {
        text: "You set off the alarm by mistake and the phone starts ringing. What happens next?",
        answerType: "video",
        why: "It will happen to everyone once. You want the person who answers, gives the passcode, waits, and reports it.",
      },
      {
        text: "One restroom is flooded and you still have two floors to do in three hours. What do you do first, whom do you tell, and what gets left out?",
        answerType: "video",
        why: "It shows how they set priorities under pressure, and if the supervisor hears about it tonight or tomorrow.",
      },
      {
        text: "In a medical office you find a needle on the floor next to the trash can. Describe what you do, step by step.",
        answerType: "text",
        why: "Nobody needs to know your procedure yet. Anyone should know to keep their hands off it, keep others away, and call for help.",
      },
      {
        text: "Our shift ends at 2 am. Tell us how you plan to get here and home, and what you do on a night when that plan fails.",
        answerType: "video",
        why: "It asks about getting to work, not about what people own, and saves you a resignation in week two.",
      },
    ],
  },
  signs: {
    good: [
      "They close a building in a set order and end at the door, not at the vacuum.",
      "They report the alarm, the spill, or the broken dispenser the same night.",
      "They see a checklist as a help, not an insult.",
      "They say what they leave for tomorrow when time runs out.",
    ],
    careful: [
      "No answer to how they get home at 2 am.",
      "They would pick the needle up “carefully.”",
      "Every former supervisor checked too much.",
    ],
  },
  faq: [
    {
      question: "We hire for 12 buildings. One interview or 12?",
      answer:
        "One for each kind of shift. Night office work and daytime porter work need different questions; two office buildings don't. Copy the interview and change the place and the hours.",
    },
    {
      question: "How do night-shift applicants find the time?",
      answer:
        "The link is open all day and all night. People answer on a phone after their own shift, question by question, and a lost connection loses nothing that was recorded.",
    },
    {
      question: "Can I put the interview on a flyer in the break room?",
      answer:
        "Yes. Each interview has a letter-size poster with a QR code, ready to print, and a kiosk mode for a tablet that several people use one after another.",
    },
    {
      question: "What about people whose English is limited?",
      answer:
        "If the job doesn't need English, don't test for it. Ask in a language your crew leads speak; the interview room itself comes in 10 languages. Scores are for what somebody says, not for grammar, and nobody listens for an accent.",
    },
  ],
};
