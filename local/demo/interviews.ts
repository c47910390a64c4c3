export type DemoQuestion =
  | {
      type: "video";
      text: string;
      maxDuration: 60 | 120 | 180;
      maxRetakes: 1 | 2 | 3;
      thinkingTime: 30 | 60;
    }
  | { type: "text"; text: string; maxCharacters: 400 | 600 | 800; maxRetakes: 1 };

export type DemoInterview = {
  slug: "house-cleaner" | "night-lead" | "scheduler" | "lawn-crew";
  /** Its id in the database, so that it is made once. */
  id: string;
  title: string;
  description: string;
  hourlyRate: string;
  /** Days before now that the owner made it. */
  daysAgo: number;
  /** Days from now to its deadline, null for none. */
  deadlineInDays: number | null;
  /** The hours of the job, as a candidate's week. */
  shift: string;
  /** Asked before the interview; a yes to each one leads on. */
  mustHaves: readonly string[];
  questions: readonly DemoQuestion[];
};

const NO_WEEKEND = "0000".repeat(2);

/** The three interviews of the demo company, oldest first. */
export const demoInterviews: readonly DemoInterview[] = [
  {
    slug: "scheduler",
    id: "b3f1c7a2-5d0e-4c19-9a6b-1f2e3d4c5b01",
    title: "Customer scheduler",
    description: `You are the first voice our customers hear. You book about 60 homes and 12 offices a week, keep nine crews moving, and call people back when something slips. Our office is on West Kennedy Boulevard; two days a week can be from home after the first month.

Monday to Friday, 7:00 am to 3:30 pm. $18 to $22 an hour, paid weekly, health plan after 60 days. You need to write clearly and stay calm at 7:15 in the morning. Spanish helps and is not required.`,
    hourlyRate: "$18 to $22",
    daysAgo: 24,
    deadlineInDays: null,
    shift: "1100".repeat(5) + NO_WEEKEND,
    mustHaves: [],
    questions: [
      {
        type: "text",
        text: "Tell us about a job where you answered phones or kept a schedule. What did a busy day look like?",
        maxCharacters: 600,
        maxRetakes: 1,
      },
      {
        type: "text",
        text: "A cleaner calls in sick at 7:10 am. She has three homes today and all three clients expect someone. What do you do, in order?",
        maxCharacters: 600,
        maxRetakes: 1,
      },
      {
        type: "text",
        text: "A customer is angry because the crew came an hour late. Write the text message you would send.",
        maxCharacters: 400,
        maxRetakes: 1,
      },
      {
        type: "text",
        text: "Which computer tools have you used at work, and what for?",
        maxCharacters: 400,
        maxRetakes: 1,
      },
    ],
  },
  {
    slug: "house-cleaner",
    id: "b3f1c7a2-5d0e-4c19-9a6b-1f2e3d4c5b02",
    title: "Residential house cleaner",
    description: `We clean homes in South Tampa, Seminole Heights, Carrollwood and Brandon. You work in pairs, two or three homes a day, with our supplies and our car between homes. No nights and no Sundays.

$16.50 to $19 an hour plus tips, paid every Friday. 30 to 38 hours a week, Monday to Friday from 7:30 am, some Saturdays. Paid training for two weeks. You need to be able to lift 25 pounds, be on your feet all day and be kind to pets. No experience needed if you care about the work.`,
    hourlyRate: "$16.50 to $19 plus tips",
    daysAgo: 22,
    deadlineInDays: 21,
    shift: "1100".repeat(5) + NO_WEEKEND,
    mustHaves: [],
    questions: [
      {
        type: "video",
        text: "Tell us about cleaning work you have done, paid or at home. What did a normal day look like?",
        maxDuration: 120,
        maxRetakes: 2,
        thinkingTime: 30,
      },
      {
        type: "text",
        text: "You are halfway through a home when the client comes back early, upset that you moved the papers on her desk. What do you say and do?",
        maxCharacters: 600,
        maxRetakes: 1,
      },
      {
        type: "text",
        text: "The first home starts at 8:00 am and is in a different neighborhood every day. How will you be on time, and what do you do on a morning when something goes wrong?",
        maxCharacters: 600,
        maxRetakes: 1,
      },
      {
        type: "text",
        text: "How do you make sure a bathroom is really clean before you leave it?",
        maxCharacters: 400,
        maxRetakes: 1,
      },
    ],
  },
  {
    slug: "night-lead",
    id: "b3f1c7a2-5d0e-4c19-9a6b-1f2e3d4c5b03",
    title: "Commercial night-shift lead",
    description: `You lead a crew of five that cleans two medical offices and a law firm in Westshore, from 9:00 pm to 5:00 am, Sunday to Thursday. You open, assign, check and sign off, and you clean beside your crew.

$21 to $24 an hour, paid weekly, with a $1 night premium included. Company phone and van. You need one year of commercial cleaning or of leading people, and a driver's license. We train you on bloodborne pathogens before your first night.`,
    hourlyRate: "$21 to $24",
    daysAgo: 16,
    deadlineInDays: 14,
    shift: `${"0011".repeat(4)}000100000010`,
    mustHaves: [
      "Do you have a valid driver's license?",
      "Can you work from 9:00 pm to 5:00 am, Sunday to Thursday?",
    ],
    questions: [
      {
        type: "video",
        text: "Tell us about a time you led a crew or trained someone new. What did you do, and how did it turn out?",
        maxDuration: 180,
        maxRetakes: 2,
        thinkingTime: 60,
      },
      {
        type: "text",
        text: "It is 11 pm. Two of your five people have not shown up, and the medical office must be ready by 6 am. How do you run the night?",
        maxCharacters: 800,
        maxRetakes: 1,
      },
      {
        type: "text",
        text: "How do you handle chemicals on site, and what do you do when you find a bottle with no label?",
        maxCharacters: 600,
        maxRetakes: 1,
      },
      {
        type: "text",
        text: "A client writes that the break room was dirty this morning, and you signed off on it. What happens next?",
        maxCharacters: 400,
        maxRetakes: 1,
      },
    ],
  },
];

/** The one interview of the company that has no plan. */
export const cappedInterview: DemoInterview = {
  slug: "lawn-crew",
  id: "b3f1c7a2-5d0e-4c19-9a6b-1f2e3d4c5b04",
  title: "Lawn crew member",
  description: `You mow, edge and trim about twelve yards a day in Carrollwood and Lutz with a crew of two. Monday to Friday from 7:00 am, $17 an hour, paid weekly. We have the truck, the mowers and the water.`,
  hourlyRate: "$17",
  daysAgo: 9,
  deadlineInDays: null,
  shift: "1100".repeat(5) + NO_WEEKEND,
  mustHaves: [],
  questions: [
    {
      type: "text",
      text: "Tell us about outdoor work you have done. What did a normal day look like?",
      maxCharacters: 600,
      maxRetakes: 1,
    },
    {
      type: "text",
      text: "You mow over a sprinkler head and nobody is home. What do you do?",
      maxCharacters: 400,
      maxRetakes: 1,
    },
    {
      type: "text",
      text: "It is 95 degrees and there are four yards left. How do you get through the afternoon?",
      maxCharacters: 400,
      maxRetakes: 1,
    },
  ],
};
