import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { searchAnswers } from "#lib/data/results/answer-search";
import { listResults } from "#lib/data/results/results";
import { MAX_SEARCHED } from "#lib/domain/results/answer-search";
import { wholeList } from "#lib/domain/results/result-query";
import { cleaned } from "#lib/domain/text/cleaned";
import { fold } from "#lib/domain/text/fold";
import { stripInvisible } from "#lib/domain/text/invisible";
import { ALIKE, NAMES, UNLIKE } from "#tests/support/names";
import { ENGINES, startTestDatabase, type TestDatabase } from "../support/database.ts";
import {
  beginning,
  type Company,
  createInterview,
  type Interview,
  signUpCompany,
  startAttempt,
} from "../support/people.ts";

/** Enough to see that lists and answers are searched by the rule; what it does is seen above them. */
const FOUND = ALIKE.slice(0, 8);
const OTHERS = UNLIKE.slice(0, 2);

/** Newer than the databases' Unicode, which don't know yet that it is a form of S. */
const NEWER = "\ua7f1";

/** What stands nowhere for a reason. */
const HIDDEN = [..."\u00ad\u034f\u061c\u115f\u200b\u200e\u200f\u202e\u2060\u2066\u3164\ufeff"];

const CHARACTERS = Array.from({ length: 0x1_0000 - 0x20 }, (_, index) => index + 0x20)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code));

describe.each(ENGINES)("Words of people on %s", (engine) => {
  let db: TestDatabase;
  let company: Company;
  let interview: Interview;
  const attempts = new Map<string, string>();

  beforeAll(async () => {
    db = await startTestDatabase(engine);
    await db.sql("update public.plan_caps set cap = 1000");
    company = await signUpCompany(db, "Bright Cleaning");
    interview = await createInterview(db, company);
    for (const [name] of [...FOUND, ...OTHERS]) {
      const attempt = await startAttempt(db, interview);
      await db.sql("update public.interview_attempts set candidate_name = $2 where id = $1", [
        ...[attempt.id, `${name} Xy`],
      ]);
      await db.sql(
        "update public.responses set responses_text = $2 where interview_attempt_id = $1 and answer_type = 'text'",
        [attempt.id, `Both of us, ${name} and I, went.`],
      );
      await db.service().rpc("submit_attempt", { p_attempt: attempt.id });
      attempts.set(name, attempt.id);
    }
  });
  afterAll(() => db.close());

  const inDatabase = async (call: "fold_text" | "without_unseen", texts: readonly string[]) => {
    const rows = await db.sql(
      `select public.${call}(one) as made from jsonb_array_elements_text($1::jsonb) with ordinality as t (one, place) order by place`,
      [JSON.stringify(texts)],
    );
    return rows.map(({ made }) => made);
  };

  it("are folded by database and code alike, whatever the script", async () => {
    const names = [...NAMES, ...[...ALIKE, ...UNLIKE].flat()];
    expect(await inDatabase("fold_text", names)).toEqual(names.map(fold));
  });

  it("are folded alike in each character, and what nobody sees is the same", async () => {
    const lines = [CHARACTERS.join("\n")];
    const [folded] = await inDatabase("fold_text", lines);
    const [seen] = await inDatabase("without_unseen", lines);
    const made = String(folded).split("\n");
    const other = CHARACTERS.filter((character, at) => made[at] !== fold(character));
    expect(other.filter((character) => character !== NEWER)).toEqual([]);
    expect(seen).toBe(lines.map(stripInvisible).join());
  });

  it.each(FOUND)(
    "find the candidate %s by '%s', and the other way around",
    async (written, typed) => {
      const search = async (words: string) =>
        (await listResults(company.owner.client, { ...wholeList("name"), search: words })).rows;
      for (const words of [written, typed]) {
        expect((await search(words)).map(({ id }) => id)).toEqual([attempts.get(written)]);
      }
    },
  );

  it.each(FOUND)("find an answer with %s by '%s', and mark it", async (written, typed) => {
    for (const words of [written, typed]) {
      const { answers } = await searchAnswers(company.owner.client, words);
      expect(answers.map(({ attemptId }) => attemptId)).toEqual([attempts.get(written)]);
      const marked = answers[0]?.excerpt.filter(({ found }) => found).map(({ text }) => text);
      expect(fold(String(marked?.join("")))).toContain(fold(written).replace(/^o'/, ""));
    }
  });

  it.each(OTHERS)("don't find %s by '%s'", async (written, other) => {
    const client = company.owner.client;
    const { rows } = await listResults(client, { ...wholeList("name"), search: other });
    const { answers } = await searchAnswers(client, other);
    const found = [...rows.map(({ id }) => id), ...answers.map(({ attemptId }) => attemptId)];
    expect(found).not.toContain(attempts.get(written));
  });

  it.each([
    ["Robert “Bob” Smith", "bob"],
    ["Ana «Nena» Ruiz", "nena"],
    ["买买提·吐尔逊", "吐尔逊"],
    ["בן־דוד", "דוד"],
    ["محمد،علي", "علي"],
    ["D′Arcy", "arcy"],
  ])("cut the name %s at its signs, for '%s'", async (name, word) => {
    const [row] = await db.sql("select public.search_words($1) as words", [name]);
    expect(row?.words).toContain(word);
  });

  it("in quotes are as many as a search has letters for, each with a word", async () => {
    const phrases = async (p_phrases: string[]) => {
      const asked = { p_text: "both", p_most: 10, p_phrases };
      return (await company.owner.client.rpc("search_answers", asked)).error?.code;
    };
    // A word between quotation marks.
    const most = Math.floor(MAX_SEARCHED / 3);
    expect(await phrases(Array(most).fill("of"))).toBeUndefined();
    expect(await phrases(Array(most + 1).fill("of"))).toBe("22001");
    const none = "select public.search_answers('both', 10, array[null]::text[])";
    await expect(db.sql(none)).rejects.toThrow("too many phrases");
  });

  it("have an apostrophe or none, in a name", async () => {
    const search = "obrien";
    const { rows } = await listResults(company.owner.client, { ...wholeList("name"), search });
    expect(rows.map(({ id }) => id)).toEqual([attempts.get("O’Brien")]);
  });

  it("hide nothing: one address is one person, and a direct call keeps nothing invisible", async () => {
    const email = `ana.${engine.length}@people.example`;
    const start = (p_email: string) =>
      db.service().rpc("start_attempt", { ...beginning(interview.key), p_email });
    await start(email);
    await start(`\u200bAna\u00ad${email.slice(3)}\u0007\ufeff`);
    const people = await db.sql("select 1 from public.candidates where email = $1", [email]);
    const [attempts] = await db.sql(
      "select count(*)::int as n from public.interview_attempts a join public.candidates c on c.id = a.candidate_id where c.email = $1",
      [email],
    );
    expect([people.length, attempts?.n]).toEqual([1, 2]);
    const { client } = company.owner;
    const named = async (company_name: string) => {
      const change = client.from("company_profiles").update({ company_name });
      return (await change.eq("id", company.companyId)).error?.code;
    };
    expect(await named("Bright\u200b Cleaning")).toBe("23514");
    expect(await named("پاک\u200cسازان")).toBeUndefined();
  });

  it("are refused only where cleaning takes something away", async () => {
    const rows = await db.sql(
      "select public.is_cleaned(one) as made from jsonb_array_elements_text($1::jsonb) with ordinality as t (one, place) order by place",
      [JSON.stringify([...NAMES.map(cleaned), ...HIDDEN])],
    );
    expect(rows.map(({ made }) => made)).toEqual([
      ...NAMES.map(() => true),
      ...HIDDEN.map(() => false),
    ]);
  });
});
