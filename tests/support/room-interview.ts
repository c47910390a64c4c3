import type { RoomInterview, RoomQuestion } from "#lib/domain/room/room";

/** An interview as its candidate sees it, without questions and with every switch off. */
export function roomInterview(change: Partial<RoomInterview> = {}): RoomInterview {
  return {
    key: "k",
    title: "House cleaner",
    description: "Homes.",
    pay: null,
    hearBackDays: null,
    deadline: null,
    language: "en",
    showHints: false,
    showAvailability: false,
    kiosk: false,
    company: {
      name: "Brightside Co.",
      logoUrl: null,
      primaryColor: "#0b6e63",
      secondaryColor: "#8ed1fc",
    },
    questions: [],
    ...change,
  };
}

/** A video question with two retakes. */
export function roomQuestion(change: Partial<RoomQuestion> = {}): RoomQuestion {
  return {
    id: "question-1",
    order: 1,
    text: "What did you clean?",
    type: "video",
    language: "en",
    maxDuration: 60,
    maxRetakes: 2,
    maxCharacters: 200,
    thinkingTime: 30,
    ...change,
  };
}
