import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { databaseOf } from "./database.ts";
import { stack } from "./stack.ts";

export const VIDEO = {
  text: "Tell us about a home you cleaned.",
  order: 1,
  answer_type: "video",
  max_duration: 60,
  max_retakes: 1,
  thinking_time: 30,
};
export const WRITTEN = {
  text: "What do you do when a client is upset?",
  order: 2,
  answer_type: "text",
  max_characters: 200,
};

/** What the wizard sends for a new interview. */
export const interviewOf = (questions: object[] = [VIDEO, WRITTEN]) => ({
  id: randomUUID(),
  title: "House cleaner",
  description: "Two or three homes a day, in pairs.",
  salary: "$18 an hour",
  questions,
  settings: {
    show_hints_and_tips: true,
    show_availability_calendar: false,
    deadline: "2099-12-05T04:59:59.999Z",
  },
});

/** An interview of the employer who is signed in on this page; answers its key. */
export async function makeInterview(
  page: Page,
  questions: object[] = [VIDEO, WRITTEN],
  more: object = {},
): Promise<string> {
  const data = { ...interviewOf(questions), ...more };
  const response = await page.request.post("/api/interviews", { data });
  expect(response.ok(), await response.text()).toBe(true);
  const { key }: { key: string } = await response.json();
  return key;
}

/** Moves an interview's deadline, which no employer can, to some minutes from now; long ago if left out. */
export async function passDeadline(key: string, minutes?: number): Promise<void> {
  const deadline =
    minutes === undefined
      ? "2026-01-02T04:59:59.999Z"
      : new Date(Date.now() + minutes * 60_000).toISOString();
  const database = databaseOf(await stack());
  await database.change(`interviews?willo_interview_key=eq.${key}`, { deadline });
}
