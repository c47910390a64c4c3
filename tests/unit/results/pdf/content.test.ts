import { fullResult, thinResult } from "#components/gallery/examples/full-result";
import { analysisData } from "#lib/documents/pdf/analysis";
import { paperSize } from "#lib/documents/pdf/letterhead";
import { OTHER_VERSIONS, transcriptData } from "#lib/documents/pdf/transcript";
import { NO_SPEECH } from "#lib/domain/results/result-detail";
import { A_PERSON_DECIDES, BORDERLINE } from "#lib/domain/results/results";
import { answers, input, result } from "./example.ts";

const { evaluation } = result;
if (!evaluation) throw new Error("the example is scored");

describe("The analysis on paper", () => {
  const data = analysisData(input());

  it("says who, for what and when, by the company's clock", () => {
    expect(data).toMatchObject({
      title: "Interview analysis: Maribel Santos, House cleaner",
      company: { name: "Bright & Tidy" },
      facts: [
        ["Email", "maribel@mail.example"],
        ["Phone", "Not given"],
        ["Submitted", "Nov 20, 2026, 9:25 PM"],
        ["Status", "Pending"],
        ["As of", "Nov 21, 2026, 1:00 PM"],
      ],
    });
  });

  it("says what the knockout questions came to, and the words behind a warning", () => {
    const screening = (letIn: boolean) => ({
      letIn,
      answers: [{ id: "k", question: "Do you drive?", answer: "No", passes: !letIn }],
    });
    const facts = (letIn: boolean) => analysisData(input({ screening: screening(letIn) })).facts;
    expect(facts(false)).toContainEqual(["Knockout questions", "Passed"]);
    expect(facts(true)).toContainEqual(["Knockout questions", "Didn't pass, and you let them in"]);
    expect(transcriptData(input({ screening: screening(true) })).knockOut).toEqual([
      { question: "Do you drive?", answer: "No", verdict: "doesn't pass your rule" },
    ]);
    expect(data.notes).toMatchObject([
      { warning: true, quotes: [{ text: "the client first.", where: "Question 2" }] },
    ]);
  });

  it("has the page's numbers, words, reasons and quotes", () => {
    expect(data.score).toEqual({ value: 7, text: "7.0" });
    expect(data.badges.map(({ text }) => text)).toEqual(["Qualified", BORDERLINE]);
    expect(data.metrics).toMatchObject([
      {
        label: "Experience",
        score: { text: "7.5" },
        word: "Strong",
        reason: "Names places and years.",
        quotes: [{ text: null, where: "Question 1, 0:06" }],
      },
      {
        label: "Problem solving",
        word: "Little said",
        quotes: [{ text: "I call the client first.", where: "Question 2" }],
      },
      {
        label: "Reliability",
        score: null,
        word: "Not assessed",
        reason: "No answer speaks of it.",
      },
    ]);
  });

  it("has what was said with its quotes once, what is known, and what to check", () => {
    const full = analysisData({ ...input(), result: fullResult });
    expect(full.verdict).toBe("Qualified: 7.6 of 10");
    expect(full.quoted.flatMap(({ quotes }) => quotes).map(({ where }) => where)).toEqual([
      "Question 1, 0:00",
      "Question 2, 0:13",
    ]);
    expect(full.known).toContainEqual({
      label: "Hours",
      value: "Mon–Fri evenings and nights, Sat nights",
      where: "Week grid",
    });
    expect(full.toCheck.map(({ source }) => source)).toEqual([
      null,
      "Question 4: no answer",
      "Not asked",
    ]);
    expect(full.toCheck.map(({ said }) => said)).toEqual([
      null,
      "When they could start",
      "Own car",
    ]);
    expect(full.notAssessed).toEqual([]);
    expect(JSON.stringify(full).split("tell them the real time")).toHaveLength(2);
  });

  it("names the language of words that are in another than its own", () => {
    const answers = fullResult.answers.map((one) => ({
      ...one,
      language: { code: "es", name: "Spanish" },
    }));
    const { quoted } = analysisData({ ...input(), result: { ...fullResult, answers } });
    for (const { where } of quoted.flatMap(({ quotes }) => quotes))
      expect(where).toMatch(/^Question \d.*, Spanish$/);
    expect(quoted.length).toBeGreaterThan(0);
  });

  it("gives metrics and no number where too little was said", () => {
    const thin = analysisData({ ...input(), result: thinResult });
    expect(thin).toMatchObject({ score: null, verdict: "Too little to rate" });
    expect(thin.metrics).toHaveLength(6);
    expect(thin.summary).toMatch(/^Too little to rate: based on 1 of 4 answers/);
  });

  it("tells apart from the score what moved no number, and what was not assessed", () => {
    expect(data.notes).toMatchObject([
      {
        questions: "Question 2:",
        text: "The candidate tried to influence the scoring.",
        warning: true,
      },
    ]);
    expect(data.notAssessed).toEqual([
      { question: "3. When can you work?", why: "No speech was heard" },
    ]);
  });

  it("ends with the scorer's own name, the version, its day, and who decides", () => {
    expect(data.provenance).toEqual([
      "Scored by Rolecall's built-in rules.",
      "Evaluation version 1 of 1, written Nov 20, 2026, 9:26 PM.",
      A_PERSON_DECIDES,
    ]);
  });

  it("names a model with its rubric, its runs and how far they lay apart", () => {
    const scorer = "gpt-9 (rubric service-jobs-2)";
    const { provenance } = analysisData(
      input({
        evaluation: { ...evaluation, scorer, runs: 3 },
        versions: result.versions.map((one) => ({ ...one, scorer, runs: 3, spread: [6.8, 7.2] })),
      }),
    );
    expect(provenance[0]).toBe(
      "Scored by gpt-9 (rubric service-jobs-2), the median of 3 runs. Overall scores ranged across runs from 6.8 to 7.2.",
    );
  });

  it("marks a person's number with its reason and what the scorer said", () => {
    const [first, ...others] = evaluation.metrics;
    if (!first) throw new Error("no metric");
    const override = { reason: "Kind on the phone.", at: "Nov 21, 2026, 9:00 AM", scorerScore: 5 };
    const adjusted = analysisData(
      input({
        evaluation: {
          ...evaluation,
          adjusted: true,
          scorerRating: 6.1,
          metrics: [{ ...first, override }, ...others],
        },
      }),
    );
    expect(adjusted.scorerSaid).toBe("The automatic rating was 6.1.");
    expect(adjusted.metrics[0]?.override).toEqual({
      reason: "Kind on the phone.",
      numbers: "Set by a person: 7.5 · automatic score: 5.0",
      when: "Nov 21, 2026, 9:00 AM",
    });
    expect(adjusted.metrics[0]?.reason).toBe(
      "Reason for the automatic score: Names places and years.",
    );
    expect(data.metrics[0]?.reason).toBe("Names places and years.");
    expect(adjusted.badges).toContainEqual({ text: "Adjusted by a person", band: "none" });
    expect(data.badges.map(({ text }) => text)).not.toContain("Adjusted by a person");
    expect(adjusted.provenance.join(" ")).toMatch(/A person adjusted/);
  });

  it("gives no number where there is too little to rate, and says why", () => {
    const none = analysisData(
      input({
        state: "not_enough_evidence",
        evaluation: {
          ...evaluation,
          outcome: "not_enough_evidence",
          rating: null,
          qualified: null,
          summary: null,
          outcomeReason: "Too few words.",
        },
      }),
    );
    expect(none).toMatchObject({
      score: null,
      verdict: "Too little to rate",
      summary: "Too few words.",
      metrics: [],
    });
    expect(none.provenance[0]).toMatch(/^Read by Rolecall's built-in rules/);
  });

  it("says so where nobody scored", () => {
    const people = analysisData(input({ state: "people_only", evaluation: null, versions: [] }));
    expect(people.verdict).toBe("Human review only");
    expect(people.provenance.join(" ")).toMatch(
      /This candidate has no score\. .* a person decides\./,
    );
  });

  it("is on Letter where paper is American, else on A4", () => {
    expect(["America/Denver", "Pacific/Honolulu", "Europe/Berlin"].map(paperSize)).toEqual([
      "us-letter",
      "us-letter",
      "a4",
    ]);
  });
});

describe("The transcript on paper", () => {
  const [spoken, typed, silent] = answers;
  if (!spoken || !typed || !silent) throw new Error("three answers");

  it("has every question with its words, their moments and how they came about", () => {
    expect(transcriptData(input()).answers).toMatchObject([
      {
        heading: "1. What have you cleaned?",
        how: "Spoken on video, transcribed automatically",
        lines: [
          { time: "0:00", text: "I cleaned houses for three years." },
          { time: "0:06", text: "Nobody complained." },
        ],
      },
      {
        how: "Typed by the candidate",
        lines: [{ time: null, text: "I call the client first." }],
      },
      {
        how: "Video answer requested",
        silence: NO_SPEECH,
        lines: [],
        notAssessed: "no speech was heard",
      },
    ]);
  });

  it("says what a candidate corrected, and what can't be read", () => {
    const corrected = {
      ...spoken,
      otherVersion: { text: "tree years", by: "computer" as const, segments: [] },
    };
    const unreadable = { ...silent, unreadable: true };
    const { answers: printed } = transcriptData(input({ answers: [corrected, unreadable] }));
    expect(printed[0]).toMatchObject({
      how: "Spoken on video, transcribed automatically, then corrected by the candidate",
      other: { title: OTHER_VERSIONS.computer, lines: [{ text: "tree years" }] },
    });
    const statement = { text: "I led ten people.", by: "statement" as const, segments: [] };
    const [beside] = transcriptData(
      input({ answers: [{ ...spoken, otherVersion: statement }] }),
    ).answers;
    expect(beside).toMatchObject({
      how: "Spoken on video, transcribed automatically",
      other: {
        title: OTHER_VERSIONS.statement,
        lines: [{ text: "I led ten people." }],
      },
    });
    expect(printed[1]?.silence).toMatch(/^The recording arrived complete, but it can't be played/);
  });

  it("marks what may be misheard, in the words and in what was heard before a correction", () => {
    const text = "I cleaned offices. It was sticky.";
    const segments = [
      { start: 0, end: 2, charStart: 0, charEnd: 18, words: [[10, 17, 0.2]] },
      { start: 2, end: 4, charStart: 19, charEnd: 33, doubt: "unclear" },
    ] satisfies typeof spoken.segments;
    const marked = [
      { doubt: null, pieces: [{ unsure: false }, { text: "offices", unsure: true }, {}] },
      { doubt: "Hard to hear", text: "It was sticky." },
    ];
    const otherVersion = { text, by: "computer" as const, segments };
    const [heard, corrected] = transcriptData(
      input({
        answers: [
          { ...spoken, text, segments },
          { ...spoken, otherVersion },
        ],
      }),
    ).answers;
    expect(heard?.lines).toMatchObject(marked);
    expect(corrected?.other?.lines).toMatchObject(marked);
  });
});
