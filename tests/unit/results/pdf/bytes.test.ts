import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import sharp from "sharp";
import { extractText, getDocumentProxy, getMeta } from "unpdf";
import { fullResult } from "#components/gallery/examples/full-result";
import { DrawingProcess } from "#lib/documents/drawing-process";
import { analysisPdf } from "#lib/documents/pdf/analysis";
import { transcriptPdf } from "#lib/documents/pdf/transcript";
import { A_PERSON_DECIDES, BORDERLINE } from "#lib/domain/results/results";
import { answers, input } from "./example.ts";

/** The words of a PDF as a reader of the file finds them. */
async function read(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(Uint8Array.from(bytes));
  const { text, totalPages } = await extractText(pdf, { mergePages: true });
  return { pdf, pages: totalPages, text: text.replaceAll("\u200b", "").replace(/\s+/g, " ") };
}

const [spoken, typed] = answers;
if (!spoken || !typed) throw new Error("the example has answers");
const typing = (text: string) => transcriptPdf(input({ answers: [{ ...typed, text }] }));

describe("The analysis's bytes", () => {
  it("hold the scores, quotes, reasons and the scorer's name", async () => {
    const { text, pdf } = await read(await analysisPdf(input()));
    for (const words of [
      "Bright & Tidy",
      "Maribel Santos",
      "Qualified: 7.0 of 10",
      BORDERLINE,
      "“Nobody complained.”",
      "Question 1, 0:06",
      "No answer speaks of it.",
      "Question 2: The candidate tried to influence the scoring.",
      "Scored by Rolecall's built-in rules.",
      "Evaluation version 1 of 1",
      A_PERSON_DECIDES,
      "Page 1 of",
    ]) {
      expect(text).toContain(words);
    }
    const { info } = await getMeta(pdf);
    expect(info).toMatchObject({
      Title: "Interview analysis: Maribel Santos, House cleaner",
      Language: "en",
    });
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    const [, , width, height] = (await pdf.getPage(1)).view;
    expect([width, height]).toEqual([612, 792]);
  });

  it("are one page for four answers and six metrics", async () => {
    expect((await read(await analysisPdf({ ...input(), result: fullResult }))).pages).toBe(1);
  });

  it("are one page for metrics without a reason and with three quotes each", async () => {
    const { evaluation } = fullResult;
    const quote = (start: number) => ({
      questionId: "d-1",
      text: `Quote ${start}: ${"I call them before they have to ask. ".repeat(2)}`,
      start,
      end: start + 100,
      startSeconds: start / 10,
    });
    const metrics = evaluation?.metrics.map((metric, index) => ({
      ...metric,
      reason: "",
      quotes: [1, 2, 3].map((at) => quote(10_000 + (index * 3 + at) * 200)),
    }));
    const kinds = ["summary", "fact", "strength"];
    const statements = evaluation?.statements.filter(({ kind }) => kinds.includes(kind));
    const changed = { metrics: metrics ?? [], statements: statements ?? [], notes: [] };
    const result = { ...fullResult, evaluation: evaluation && { ...evaluation, ...changed } };
    const { pages, text } = await read(await analysisPdf({ ...input(), result }));
    expect(pages).toBe(1);
    expect(text).toContain("Quote 10200:");
    expect(text).toContain("; also Question 1, 17:20; Question 1, 17:40");
  });

  it("mark a rating that a person adjusted, and each number that is theirs", async () => {
    const { evaluation } = input().result;
    const [first, ...others] = evaluation?.metrics ?? [];
    if (!evaluation || !first) throw new Error("the example is scored");
    const override = { reason: "Kind on the phone.", at: "Nov 21, 2026", scorerScore: 5 };
    const metrics = [{ ...first, override }, ...others];
    const adjusted = { ...evaluation, adjusted: true, metrics };
    const { text } = await read(await analysisPdf(input({ evaluation: adjusted })));
    expect(text).toContain("Adjusted by a person");
    expect(text).toContain("Set by a person: 7.5 · automatic score: 5.0 · Nov 21, 2026");
  });

  it("carry the company's logo, and nothing of it into the next company's", async () => {
    const logo = await sharp({
      create: { width: 300, height: 90, channels: 3, background: "#cc3366" },
    })
      .png()
      .toBuffer();
    const branded = await analysisPdf({ ...input(), logo });
    const plain = await analysisPdf(input());
    const pictures = (bytes: Uint8Array) =>
      Buffer.from(bytes).toString("latin1").split("/Subtype/Image").length +
      Buffer.from(bytes).toString("latin1").split("/Subtype /Image").length;
    expect(pictures(branded)).toBeGreaterThan(pictures(plain));
  });
});

describe("Words of a candidate", () => {
  it.each([
    ['#import "shared.typ": data', "markup that imports"],
    ['#read("compiler.mjs") #sys.inputs #panic("x")', "markup that reads"],
    ["*bold* _it_ `raw` $x^2$ <a@b> @ref // gone /* gone */ = Title \\ \\u{41} \\#", "markup"],
    ["\"quoted\" 'single' -- --- ... ~ [c] {d} #{1+1}", "signs that markup would change"],
  ])("are shown as they were written: %s", async (words) => {
    expect((await read(await typing(words))).text).toContain(words);
  });

  it("in any script come back out of the file", async () => {
    const words =
      "Ich grüße. J'étais là. ¿Qué? Não. Привет, меня зовут Оля. 我在酒店工作了三年。私はホテルで働きました。";
    const { text } = await read(await typing(words));
    expect(text.replaceAll(" ", "")).toContain(words.replaceAll(" ", ""));
    expect((await read(await typing("Nguyễn Thị Hằng"))).text).toContain("Nguyễn Thị Hằng");
    const arabicAndHindi = await read(await typing("أعمل في التنظيف\nमैं समय पर आता हूँ"));
    expect(arabicAndHindi.text).toMatch(/[\u0600-\u06ff\ufe70-\ufeff]{3}/);
    expect(arabicAndHindi.text).toMatch(/\p{Script=Devanagari}{2}/u);
  });

  it("may hold nothing, controls, halves of signs, directions and one endless word", async () => {
    const odd = `\u0000\u0007\u202e\ud800 😀🎉 ${"x".repeat(5000)} the end`;
    const { text } = await read(await typing(odd));
    expect(text).toContain("the end");
    expect(text.match(/x/g)?.length).toBeGreaterThanOrEqual(5000);
    expect((await typing("")).length).toBeGreaterThan(1000);
    expect((await typing("\n\n \u0000")).length).toBeGreaterThan(1000);
  });

  it("can be a name, an address or a title as well", async () => {
    const bytes = await analysisPdf(
      input({ name: '#panic("name") *x*', interviewTitle: '"]; #read("/etc/passwd")' }),
    );
    expect((await read(bytes)).text).toContain('#panic("name") *x*');
  });
});

it("Twenty answers of 10,000 characters are all there, page after page", async () => {
  const sentence = "I cleaned nine windows again with a dry cloth before her guests came. ";
  const long = sentence.repeat(143).slice(0, 10_000);
  const many = Array.from({ length: 20 }, (_, index) => ({
    ...typed,
    questionId: `q-${index}`,
    number: index + 1,
    text: `${long} End of answer ${index + 1}.`,
  }));
  const { text, pages } = await read(await transcriptPdf(input({ answers: many })));
  expect(pages).toBeGreaterThan(30);
  for (const { number } of many) expect(text).toContain(`End of answer ${number}.`);
});

it("A document that can't be drawn fails, and the next one is drawn", async () => {
  const broken = { ...input(), logo: Buffer.from("\x89PNG and nothing more") };
  await expect(analysisPdf(broken)).rejects.toMatchObject({ code: "internal" });
  expect((await analysisPdf(input())).length).toBeGreaterThan(1000);
});

/** The compilers of this worker, which keeps those of the test files that it ran before. */
function compilers(): number[] {
  const all = execFileSync("ps", ["-eo", "pid=,ppid=,args="], { encoding: "utf8" }).split("\n");
  return all
    .map((line) => line.trim().split(/\s+/))
    .filter(
      ([, parent, ...words]) =>
        Number(parent) === process.pid && words.join(" ").endsWith("pdf/compiler.mjs"),
    )
    .map(([pid]) => Number(pid));
}

const ofOthers = compilers();

it("A compiler that dies takes its own document with it, and the next one is drawn", async () => {
  await analysisPdf(input());
  const [compiler] = compilers().filter((pid) => !ofOthers.includes(pid));
  if (compiler === undefined) throw new Error("no compiler of this file's runs");
  // Held, so that the document can't be done before the end comes, and ended once it has the document.
  process.kill(compiler, "SIGSTOP");
  const asked = jest.spyOn(DrawingProcess.prototype, "draw");
  const lost = expect(analysisPdf(input())).rejects.toMatchObject({
    code: "internal",
    log: expect.stringContaining("PDF compiler: ended"),
  });
  while (asked.mock.calls.length === 0) await setImmediate();
  await setImmediate();
  process.kill(compiler, "SIGKILL");
  await lost;
  expect((await analysisPdf(input())).length).toBeGreaterThan(1000);
});

it("No template takes words for markup", () => {
  for (const name of ["shared", "analysis", "transcript"]) {
    const source = readFileSync(join("lib/documents/pdf", `${name}.typ`), "utf8");
    expect(source).not.toMatch(/\b(eval|read|plugin|csv|yaml|toml|xml)\s*\(|@preview/);
  }
});
