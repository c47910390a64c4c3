import type { Industry } from "../company/industries.ts";
import type { QuestionIdea } from "./question-idea.ts";

/** Questions about what somebody did or would do, by trade; `text` ones are answered in writing. */
type Trade = { name: string; video: readonly string[]; text: readonly string[] };

export const QUESTION_LIBRARY = {
  cleaning: {
    name: "Cleaning",
    video: [
      "Tell us about a place you cleaned regularly. How did you plan the work from start to finish?",
      "A client says a room was missed, but you know it was done. What do you do?",
      "Tell us about a time you found something broken or valuable while cleaning. What did you do?",
      "You have three hours of work and two hours to do it. How do you decide what comes first?",
      "How do you choose a product for a surface you haven't cleaned before?",
      "Tell us about a time you worked alone in someone's home or office. How did you earn their trust?",
    ],
    text: [
      "You're going to be 15 minutes late to a client. Write the message you would send.",
      "Which cleaning machines and products have you worked with, and for how long?",
    ],
  },
  hvac: {
    name: "HVAC",
    video: [
      "Walk us through the last fault you found in a system, from the complaint to the repair.",
      "A homeowner wants the cheap repair, but you think the unit needs to be replaced. How do you explain it?",
      "Tell us about a job that went wrong. What did you do, and what do you do differently now?",
      "How do you keep yourself and the customer safe when you work with electricity or refrigerant?",
      "It's July, and you have five calls but time for four. How do you decide?",
      "Tell us about a time you taught someone on a job, or learned from someone.",
    ],
    text: [
      "Which certifications do you hold (EPA 608, NATE, state license), and how long have you held them?",
      "Which brands and kinds of systems have you installed or serviced?",
    ],
  },
  restaurants: {
    name: "Restaurants",
    video: [
      "Tell us about the busiest shift you have worked. What was your part in it?",
      "A guest sends a plate back and is upset. What do you do, step by step?",
      "Tell us about a time a coworker didn't show up. How did you get through the shift?",
      "How do you keep food safe when the kitchen is busy and loud?",
      "Describe a mistake you made with an order, and what you did next.",
      "You see a coworker skip a cleaning step at closing. What do you do?",
    ],
    text: [
      "Which stations or positions have you worked, and how long each?",
      "A guest tells you about a nut allergy. Write down what you do before the plate reaches the table.",
    ],
  },
  staffing: {
    name: "Staffing",
    video: [
      "Tell us about an assignment where you had to learn the work on the first day. How did you do it?",
      "The client asks you for something that isn't part of your assignment. What do you do?",
      "Tell us about a time you solved a problem before a supervisor had to.",
      "Describe a workplace with rules you found strict. How did you work within them?",
      "You get two assignments for the same day. How do you handle it?",
      "Tell us about the feedback that helped you most, and what you changed.",
    ],
    text: [
      "What kinds of work have you done in the last few years, and what do you want to do next?",
      "You can't make tomorrow's shift. Write the message you would send, and say when you would send it.",
    ],
  },
  landscaping: {
    name: "Landscaping",
    video: [
      "Walk us through a job you were proud of, from the first look at the site to the cleanup.",
      "A customer says a plant died because of your work. What do you say?",
      "How do you keep a crew safe on a hot day with mowers and trimmers running?",
      "Rain takes out half the day. How do you decide what still gets done?",
      "Tell us about a time a machine failed in the middle of a job. What did you do?",
      "Tell us about a time you saw a problem on a property that nobody had asked you about.",
    ],
    text: [
      "Which machines have you operated, and which have you repaired?",
      "Which plants, pests, or irrigation problems do you know how to handle?",
    ],
  },
  plumbing: {
    name: "Plumbing",
    video: [
      "Walk us through the hardest leak you have found. How did you find it?",
      "You open a wall and the job is twice as big as quoted. How do you tell the customer?",
      "Tell us about an emergency call. What did you do in the first ten minutes?",
      "Tell us about someone else's work that you had to fix. What did you say to the customer?",
      "How do you leave a customer's home after a messy job?",
      "Tell us about a time you didn't know the answer on site. What did you do?",
    ],
    text: [
      "Which licenses and certifications do you hold, and how long have you held them?",
      "Which kinds of work have you done on your own: service, new construction, drains, water heaters?",
    ],
  },
  pestControl: {
    name: "Pest control",
    video: [
      "Walk us through an inspection you did: what you looked for, found, and recommended.",
      "A customer has pets and worries about chemicals. How do you explain what you will do?",
      "The pests came back after a treatment. What do you do?",
      "Tell us about a time you followed a safety rule even though it took longer.",
      "How do you plan a day with eight stops when the second one takes twice as long?",
      "Tell us about a time you won back a customer who wanted to cancel.",
    ],
    text: [
      "Which licenses do you hold for applying pesticides, and in which states?",
      "Which pests and kinds of buildings have you treated?",
    ],
  },
  healthcare: {
    name: "Healthcare",
    video: [
      "Tell us about a time you calmed someone who was afraid or in pain.",
      "You notice that a coworker's note about a patient is wrong. What do you do?",
      "Tell us about a short-staffed shift. How did you decide what came first?",
      "How do you protect what you learn about patients, at work and at home?",
      "Tell us about a time a family disagreed with the care plan. What did you say?",
      "Describe a time you noticed a small change in someone that turned out to matter.",
    ],
    text: [
      "Which licenses or certifications do you hold (CNA, HHA, CPR), and when do they expire?",
      "Who have you cared for: older adults, children, people recovering from surgery, others?",
    ],
  },
  manufacturing: {
    name: "Manufacturing",
    video: [
      "Tell us about a machine or a line you ran. How did you know something was about to go wrong?",
      "You notice a defect, and the line is behind on its target. What do you do?",
      "Tell us about a time you followed a lockout or another safety step even though it took time.",
      "The shift before yours left the station a mess. Where do you start?",
      "Tell us about a time you found out why parts kept failing inspection.",
      "A new coworker takes the guard off to work faster. What do you say and do?",
    ],
    text: [
      "Which machines, tools, or gauges have you worked with, and for how long?",
      "Write the handoff note you would leave for the next shift after a machine stopped twice.",
    ],
  },
  warehouse: {
    name: "Warehouse",
    video: [
      "Tell us about the fastest-moving place you have worked in. How did you keep up without mistakes?",
      "You see an unsafe stack or a blocked exit during a rush. What do you do?",
      "Tell us about a wrong shipment or count. How did you find out why?",
      "How do you start a shift so the rest of it runs well?",
      "Tell us about a time your team had to catch up. What was your part?",
      "A new coworker keeps making the same mistake. What do you do?",
    ],
    text: [
      "Which equipment are you certified to operate, and when do your certifications expire?",
      "Which warehouse systems or scanners have you used, and for what?",
    ],
  },
  franchises: {
    name: "Franchises",
    video: [
      "Tell us about a time you followed a company standard you would have done differently.",
      "A customer compares you with another location that gave them a discount. What do you say?",
      "Tell us about a day you had to open or close on your own. How did you make sure nothing was missed?",
      "How do you bring a new team member up to the brand's standard?",
      "Tell us about an idea you had that made a shift, a store, or a route run better.",
      "A customer complains loudly in front of others. What do you do?",
    ],
    text: [
      "Which brands or chains have you worked for, and in what positions?",
      "A five-star and a one-star review arrive on the same day. Write a short reply to the second.",
    ],
  },
  any: {
    name: "Any service job",
    video: [
      "Tell us about a job you did for a while. What did a normal day look like?",
      "Tell us about a time a customer was unhappy. What did you do, and how did it end?",
      "Something goes wrong on your way to work. What do you do, in order?",
      "Tell us about a time you noticed a problem before anyone else did.",
      "Describe a rule at work you found hard to follow, and how you followed it.",
      "Tell us about something you had to learn fast. How did you go about it?",
    ],
    text: [
      "Which days and hours can you work, and how do you get there?",
      "A coworker asks you to cover a shift tonight and you can't. Write your reply.",
    ],
  },
} as const satisfies Record<string, Trade>;

export type TradeKey = keyof typeof QUESTION_LIBRARY;

export const TRADES = [
  "cleaning",
  "hvac",
  "restaurants",
  "staffing",
  "landscaping",
  "plumbing",
  "pestControl",
  "healthcare",
  "manufacturing",
  "warehouse",
  "franchises",
  "any",
] as const satisfies readonly TradeKey[];

/** The trade whose questions fit a company's industry. */
export const TRADE_OF_INDUSTRY = {
  cleaning: "cleaning",
  food: "restaurants",
  hvac: "hvac",
  staffing: "staffing",
  franchises: "franchises",
  healthcare: "healthcare",
  manufacturing: "manufacturing",
  warehouses: "warehouse",
  default: "any",
} as const satisfies Record<Industry, TradeKey>;

/** The questions of a trade, spoken ones first. */
export function libraryQuestions(trade: TradeKey): QuestionIdea[] {
  const { video, text } = QUESTION_LIBRARY[trade];
  return [
    ...video.map((words) => ({ text: words, answerType: "video" as const })),
    ...text.map((words) => ({ text: words, answerType: "text" as const })),
  ];
}
