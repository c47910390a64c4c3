import { defaultForm, type InterviewForm } from "#lib/domain/interviews/interview-form";
import { newQuestion } from "#lib/domain/interviews/question";
import type { RoomCompany } from "#lib/domain/room/room";
import { LONG_NAME, LONG_TEXT, LONG_TITLE } from "./long";

/** A written and a recorded question. */
export const form: InterviewForm = {
  ...defaultForm("q-1"),
  title: "House cleaner",
  description: "Homes in Columbus",
  questions: [
    { ...newQuestion("q-1", 1), text: "Why us?", answerType: "text" },
    { ...newQuestion("q-2", 2), text: "What have you cleaned?" },
  ],
};

/** The same at the length that screens have to bear. */
export const longForm: InterviewForm = {
  ...form,
  title: LONG_TITLE,
  description: LONG_TEXT,
  questions: [{ ...newQuestion("q-1", 1), text: LONG_TEXT, answerType: "text" }],
};

export const roomCompany: RoomCompany = {
  name: "Bright Cleaning",
  logoUrl: null,
  primaryColor: "#0b6e63",
  secondaryColor: "#f2a93b",
};

export const longCompany: RoomCompany = { ...roomCompany, name: LONG_NAME };
