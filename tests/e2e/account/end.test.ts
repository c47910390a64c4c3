import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect } from "@playwright/test";
import { databaseOf } from "../support/database.ts";
import { stack } from "../support/stack.ts";
import { test } from "../support/test.ts";
import { answerInWriting, openWorkspace } from "../support/workspace.ts";

test("The recordings of a deleted account leave the store, with their copies", async () => {
  const place = await stack();
  const database = databaseOf(place);
  const owner = await openWorkspace(place.appUrl, "Gone Cleaning");
  const [question] = await database.rows(
    `questions?interview_id=eq.${owner.interview.key}&select=id`,
  );
  const questionId = String(question?.id);
  const { attemptId } = await answerInWriting(place.appUrl, owner.interview, questionId);
  const id = crypto.randomUUID();
  const files = [`${id}.webm`, `${id}.play.mp4`].map((name) =>
    join(place.dataDir, "media/recordings", attemptId, name),
  );
  for (const file of files) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, "somebody speaking");
  }
  await database.add("media", {
    id,
    interview_attempt_id: attemptId,
    question_id: questionId,
    object_key: `${attemptId}/${id}.webm`,
    content_type: "video/webm",
    take: 1,
    state: "ready",
  });
  await owner.visitor.send("POST", "/api/account/deletion", { password: owner.password });
  await expect.poll(() => files.filter((file) => existsSync(file))).toEqual([]);
  expect(await database.rows(`interview_attempts?id=eq.${attemptId}&select=id`)).toEqual([]);
});
