import type { ReaderPage, ReaderPerson } from "#lib/domain/results/reader-page";
import type { Shortlist, ShortlistLink } from "#lib/domain/results/shortlist";
import { answers } from "./results";

const { name, title } = { name: "Maribel Santos", title: "House cleaner" };

export const blindPerson: ReaderPerson = {
  id: "a-1",
  name: null,
  blindName: "Candidate 1",
  interviewTitle: title,
  contact: null,
  scores: null,
  answers,
};

/** What a link shows, with made-up people. */
export function readerPage(people: ReaderPerson[], changes: Partial<ReaderPage> = {}): ReaderPage {
  return {
    company: { name: "Bright Cleaning", logoUrl: null, primaryColor: "#0b6e63" },
    message: "Who of them could start in March?",
    people,
    own: {},
    reader: "",
    ...changes,
  };
}

export const link: ShortlistLink = {
  id: "l-1",
  label: "Dana",
  by: "Rosa Delgado",
  outside: true,
  shows: ["scores"],
  questions: 2,
  state: "open",
  until: "Nov 29, 2026, 9:00 AM",
  openings: 2,
  lastOpened: "Nov 22, 2026, 9:00 AM",
  answered: 1,
};

export const shortlist: Shortlist = {
  id: "s-1",
  name: "Night crew",
  links: [link],
  people: [
    {
      id: "a-1",
      number: 1,
      name,
      interviewTitle: title,
      rating: 8.4,
      status: "Pending",
      inside: true,
      opinions: [
        {
          id: "1",
          attemptId: "a-1",
          by: "Dana",
          to: "Harbor Hotel",
          answer: "yes",
          comment: "Calm.",
          at: "Nov 22, 2026",
        },
      ],
    },
    {
      id: "a-2",
      number: 3,
      name: "Ben Ortiz",
      interviewTitle: "Night porter",
      rating: null,
      status: "Rejected",
      inside: false,
      opinions: [],
    },
  ],
};
