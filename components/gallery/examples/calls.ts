import type { Call, Calls, ToldFact } from "#lib/domain/results/calls";
import type { ContactLog } from "#lib/domain/results/contact-log";
import { LONG_ADDRESS, LONG_NAME, LONG_TEXT, LONG_TITLE } from "./long";

const told = (text: string, seconds: number | null = null): ToldFact => ({
  kind: "work",
  text,
  said: {
    quote: `So, ${text}.`,
    language: null,
    seconds,
    recording: seconds === null ? null : { id: "m-1", type: "video/webm" },
  },
});

/** How a message to them begins. */
export const FIRST_WORDS = {
  subject: "Your interview with Bright Cleaning",
  text: "Hi, this is Bright Cleaning. ",
};

export const call: Call = {
  id: "a-1",
  name: "Maribel Santos",
  email: "maribel@mail.example",
  phone: "813 555 0101",
  language: "en",
  interview: "House cleaner",
  job: "House cleaner",
  submitted: "Nov 20, 2026",
  status: "Pending",
  shown: { version: 1, override: 0 },
  rating: 8.4,
  state: "scored",
  said: {
    quote: "I cleaned houses for three years, two of them on my own.",
    language: null,
    seconds: 4,
    recording: { id: "m-1", type: "video/webm" },
  },
  opening: null,
  wordless: false,
  instructed: false,
  hardToHear: false,
  facts: [told("3 years, houses", 4), told("Own car", 31), told("Spanish")],
  hours: "Mon to Fri mornings and afternoons",
  fit: "all",
  contact: null,
  offered: false,
};

export const askedHours: Call = {
  ...call,
  id: "a-2",
  name: "Dan Tran",
  rating: 7.1,
  said: {
    quote: "Primero llamo al cliente y le digo a qué hora llego.",
    language: { code: "es", name: "Spanish" },
    seconds: null,
    recording: null,
  },
  facts: [told("Night dispatch")],
  hours: null,
  fit: "ask",
  offered: true,
  contact: { id: "c-1", outcome: "no_answer", ownWords: null, at: "Nov 21, 2026, 9:10 AM" },
};

/** Chose people only, and left no number. */
export const unheard: Call = {
  ...call,
  id: "a-3",
  name: "Lee Kim",
  phone: null,
  rating: null,
  state: "people_only",
  said: null,
  opening: { text: "I clean two houses a week for my aunt's firm and …", language: null },
  facts: [],
  hours: "Sat and Sun any time",
  fit: null,
};

export const longCall: Call = {
  ...call,
  id: "a-4",
  name: LONG_NAME,
  email: LONG_ADDRESS,
  phone: "call my mother after six, she knows where I am",
  interview: LONG_TITLE,
  said: { quote: LONG_TEXT, language: null, seconds: null, recording: null },
  facts: [told(LONG_TITLE), told(LONG_NAME)],
  contact: {
    id: "c-2",
    outcome: null,
    ownWords: LONG_TITLE.slice(0, 40),
    at: "Nov 21, 2026, 9:10 AM",
  },
};

const booked: Calls["booked"] = [
  {
    id: "b-1",
    attemptId: "a-1",
    name: LONG_NAME,
    interview: LONG_TITLE,
    kind: "working_interview",
    minutes: 120,
    place: "12 Main Street, back door",
    starts: "2026-12-01T14:00:00Z",
    timeZone: "America/New_York",
  },
];

/** Both lists, of which the first is a part of `waiting`. */
export function calls(unrated: Call[], rated: Call[], waiting = unrated.length): Calls {
  const totals = { unrated: waiting, rated: rated.length };
  return { unrated, rated, totals, words: ["Calls back Friday"], booked };
}

/** Booked by mistake, and taken back. */
export const contactLog: ContactLog = {
  entries: [
    {
      id: "c-3",
      outcome: "booked",
      ownWords: null,
      at: "Nov 21, 2026, 9:12 AM",
      by: "Dana Bright",
      takenBack: "Nov 21, 2026, 9:13 AM",
    },
    {
      id: "c-2",
      outcome: null,
      ownWords: "Calls back Friday",
      at: "Nov 21, 2026, 9:10 AM",
      by: LONG_NAME,
      takenBack: null,
    },
    {
      id: "c-1",
      outcome: "no_answer",
      ownWords: null,
      at: "Nov 20, 2026, 5:40 PM",
      by: null,
      takenBack: null,
    },
    {
      id: "c-0",
      outcome: "no_answer",
      ownWords: null,
      at: "Nov 20, 2026, 8:05 AM",
      by: "Dana Bright",
      takenBack: null,
    },
  ],
  words: ["Calls back Friday"],
};
