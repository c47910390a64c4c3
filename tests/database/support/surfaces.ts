import { extractText, getDocumentProxy } from "unpdf";
import { exportRows } from "#lib/data/account/export";
import { readCalls } from "#lib/data/results/calls";
import { readComparison } from "#lib/data/results/comparison";
import { readNewAnswers } from "#lib/data/results/new-answers";
import { findResult } from "#lib/data/results/result-detail";
import { listResults } from "#lib/data/results/results";
import { newAnswersMail } from "#lib/documents/mails/new-answers";
import { OWNERS_SEAT } from "#lib/domain/company/team";
import { analysisOf } from "#lib/domain/results/analysis";
import { wholeList } from "#lib/domain/results/result-query";
import { resultCsvLine } from "#lib/domain/results/results-csv";
import { messageBody } from "#lib/domain/webhooks/message";
import { makePdf } from "#lib/workflows/results/make-pdf";
import type { TestDatabase } from "./database.ts";
import type { Company } from "./people.ts";

const NOW = Date.parse("2026-11-21T12:00:00Z");

async function wordsOf(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(Uint8Array.from(bytes)), {
    mergePages: true,
  });
  return text.replaceAll("\u200b", "").replace(/\s+/g, " ");
}

/**
 * Everything that a company on Scale sees or is sent of an evaluation, by where it stands there, as text. The answers
 * themselves stand beside on pages: what was said there is said there.
 */
export async function surfacesOf(
  db: TestDatabase,
  { owner }: Company,
  { attemptId, interviewId }: { attemptId: string; interviewId: string },
): Promise<Record<string, string>> {
  const { client, userId } = owner;
  const reader = { ownerId: userId, ...OWNERS_SEAT };
  const result = await findResult(client, attemptId);
  if (result === null) throw new Error("the page is not there");
  const { answers: _, ...analysis } = analysisOf(result, { subject: "", text: "" });
  const { rows } = await listResults(client, wholeList("newest"));
  const [compared] = await readComparison(client, [attemptId]);
  const people = await readNewAnswers(db.service(), interviewId, { since: -1, until: 1e9 });
  const facts = {
    job: "Cleaner",
    details: true,
    href: "https://rolecall.example/",
    optOut: undefined,
  };
  const mail = newAnswersMail({ ...people, ...facts });
  const pdf = { attemptId, type: "analysis", now: NOW } as const;
  const messages = await db.sql(
    "select event, data from public.webhook_messages where interview_attempt_id = $1",
    [attemptId],
  );
  let exported = "";
  for await (const piece of exportRows(client, "2026-11-21T00:00:00Z")) exported += piece;
  const { evaluation_results, interview_attempts } = JSON.parse(exported).tables;
  return {
    page: JSON.stringify([result.evaluation, result.answers.map((one) => one.notAssessed)]),
    "earlier versions": JSON.stringify(result.versions),
    "AI Analysis": JSON.stringify(analysis),
    list: JSON.stringify(rows),
    "call sheet": JSON.stringify(await readCalls(client, 5)),
    comparison: JSON.stringify([compared?.facts, compared?.metrics]),
    CSV: rows.map((row) => resultCsvLine(row, {}, "")).join(""),
    mail: `${mail.subject} ${mail.text} ${mail.html}`,
    PDF: await wordsOf((await makePdf(client, reader, pdf)).bytes),
    // What goes along beside it is the transcript.
    ATS: await wordsOf((await makePdf(db.service(), reader, pdf)).bytes),
    webhook: messages
      .map(({ event, data }) =>
        messageBody({
          messageId: "m",
          event: event === "attempt.evaluated" ? event : "attempt.submitted",
          happenedAt: new Date(NOW),
          data: Object(data),
          attemptId,
          submittedAt: new Date(NOW),
          candidate: { id: "c", name: "Ana Flores" },
          interview: { id: interviewId, title: "Cleaner" },
          page: "https://rolecall.example/",
        }),
      )
      .join(""),
    export: JSON.stringify([evaluation_results, interview_attempts]),
  };
}
