import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
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

/** An interview of the employer who is signed in on this page; answers its key. */
export async function makeInterview(
  page: Page,
  questions: object[] = [VIDEO, WRITTEN],
  more: object = {},
): Promise<string> {
  const response = await page.request.post("/api/interviews", {
    data: {
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
      ...more,
    },
  });
  expect(response.ok(), await response.text()).toBe(true);
  const { key }: { key: string } = await response.json();
  return key;
}

/** Lets the deadline of an interview be over, which no employer can. */
export async function passDeadline(key: string): Promise<void> {
  const { port, dataDir } = await stack();
  const secrets: { secretKey: string } = JSON.parse(
    readFileSync(join(dataDir, "secrets.json"), "utf8"),
  );
  const address = `http://127.0.0.1:${port + 1}/rest/v1/interviews?willo_interview_key=eq.${key}`;
  const response = await fetch(address, {
    method: "PATCH",
    headers: {
      apikey: secrets.secretKey,
      authorization: `Bearer ${secrets.secretKey}`,
      "content-type": "application/json",
    },
    body: JSON.stringify({ deadline: "2026-01-02T04:59:59.999Z" }),
  });
  expect(response.ok).toBe(true);
}
