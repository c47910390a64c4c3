import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { passwordFailures } from "#lib/domain/account/password";
import { listCap } from "#lib/domain/plans/plans";
import { candidateFaults } from "#lib/domain/room/candidate";
import { audioHash } from "#local/audio-hash";
import { demoCandidates } from "#local/demo/candidates";
import { clips } from "#local/demo/clips";
import { demoOwner } from "#local/demo/company";
import { cappedInterview, demoInterviews } from "#local/demo/interviews";
import { demoTranscripts } from "#local/demo/transcripts";
import { unfinishedPeople } from "#local/demo/unfinished";

const mediaFolder = join(process.cwd(), "local/demo/media");
const recordings = readdirSync(mediaFolder).filter((name) => /\.(webm|mp4)$/.test(name));
const people = [...demoInterviews, cappedInterview].flatMap((interview) =>
  demoCandidates[interview.slug].map((person) => ({ ...person, interview })),
);
const inPlan = people.filter(({ interview }) => interview !== cappedInterview);

describe("the people of the demo", () => {
  it("each have an address and a number of their own that can reach nobody", () => {
    const everybody = [...people, ...unfinishedPeople];
    expect(new Set(everybody.map((person) => person.email)).size).toBe(everybody.length);
    expect(new Set(everybody.map((person) => person.phone)).size).toBe(everybody.length);
    for (const { email, phone } of everybody) {
      expect(email).toMatch(/^[a-z0-9.]+@mail\.example$/);
      expect(phone).toMatch(/^\(813\) 555-01\d\d$/);
    }
    expect(everybody.map((person) => candidateFaults(person))).toEqual(everybody.map(() => ({})));
  });

  it("answer as differently as real ones do", () => {
    const kinds = inPlan.map((person) => person.kind);
    const count = (kind: (typeof kinds)[number]) => kinds.filter((k) => k === kind).length;
    expect(count("strong")).toBeGreaterThanOrEqual(8);
    expect(count("adequate")).toBeGreaterThanOrEqual(8);
    expect(count("thin")).toBeGreaterThanOrEqual(4);
    expect(count("off-topic")).toBe(2);
    expect(count("silent")).toBe(1);
    expect(count("instructs-the-scorer")).toBe(1);
    expect(inPlan.filter((person) => person.language === "es")).toHaveLength(4);
    expect(inPlan.filter((person) => !person.aiAllowed)).toHaveLength(1);
  });

  it("stop before the first question, half-way and at a must-have", () => {
    const asked = demoInterviews.map(({ slug, mustHaves }) => [slug, mustHaves.length] as const);
    const mustHaves = new Map<string, number>(asked);
    const answered = unfinishedPeople.map(({ answers }) => answers.length);
    expect(answered).toEqual(expect.arrayContaining([0, 2]));
    const stopped = unfinishedPeople.filter((person) => "lacks" in person);
    expect(stopped).toHaveLength(1);
    for (const { slug, lacks, answers } of stopped) {
      expect(Math.max(...lacks)).toBeLessThan(mustHaves.get(slug) ?? 0);
      expect(answers).toEqual([]);
    }
  });

  it("fit into the plan of the one company, with room for visitors, and wait above the cap of the other", () => {
    expect(inPlan.length).toBeLessThan(listCap("SCALE") / 2);
    expect(people.length - inPlan.length).toBeGreaterThan(listCap(null));
  });

  it("were called after they had answered, each with what came of it", () => {
    const calls = people.flatMap(({ contacts, daysAgo }) =>
      contacts.map((contact) => ({ ...contact, answered: daysAgo })),
    );
    const outcomes = calls.map(({ outcome }) => outcome);
    expect(outcomes).toEqual(expect.arrayContaining(["no_answer", "talking", "booked"]));
    expect(new Set(calls.map(({ id }) => id)).size).toBe(calls.length);
    for (const { daysAgo, answered } of calls) expect(daysAgo).toBeLessThan(answered);
  });

  it.each(people)("$name gives every question the answer it asks for", (person) => {
    const { questions, daysAgo } = person.interview;
    expect(person.answers).toHaveLength(questions.length);
    expect(person.daysAgo).toBeLessThan(daysAgo);
    questions.forEach((question, index) => {
      const answer = person.answers[index];
      if (question.type === "video") {
        expect(clips.map((clip) => ({ clip: clip.name }))).toContainEqual(answer);
      } else {
        const text = answer && "text" in answer ? answer.text : "";
        expect(text.trim()).not.toBe("");
        expect(text.length).toBeLessThanOrEqual(question.maxCharacters);
      }
    });
  });

  it("are listed in the order they came in", () => {
    for (const { slug } of demoInterviews) {
      const days = demoCandidates[slug].map((person) => person.daysAgo);
      expect(days).toEqual(days.toSorted((a, b) => b - a));
    }
  });
});

describe("the owner", () => {
  it("has a password that the sign-up form would take", () => {
    expect(passwordFailures(demoOwner.password)).toEqual([]);
  });
});

describe("the recordings", () => {
  it("are one file for each clip, used by one person each", () => {
    expect(recordings.toSorted()).toEqual(clips.map((c) => `${c.name}.${c.format}`).toSorted());
    const used = people.flatMap((p) => p.answers.flatMap((a) => ("clip" in a ? [a.clip] : [])));
    expect(used.toSorted()).toEqual(clips.map((clip) => clip.name).toSorted());
  });

  it("are at least eight, in both containers and both languages, one of them silent", () => {
    expect(clips.length).toBeGreaterThanOrEqual(8);
    expect(new Set(clips.map((clip) => clip.format))).toEqual(new Set(["webm", "mp4"]));
    expect(clips.filter((clip) => clip.language === "es").length).toBeGreaterThanOrEqual(2);
    expect(clips.filter((clip) => clip.sentences.length === 0)).toHaveLength(1);
  });

  it("stay small enough to be cloned without a thought", () => {
    const sizes = recordings.map((name) => statSync(join(mediaFolder, name)).size);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(250_000);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(3_000_000);
  });

  it.each(clips)("$name is known by its sound, with the words that are spoken", async (clip) => {
    const hash = await audioHash(join(mediaFolder, `${clip.name}.${clip.format}`));
    const transcript = demoTranscripts[hash];
    expect(transcript?.clip).toBe(clip.name);
    expect(transcript?.text).toBe(clip.sentences.join(" "));
    expect(transcript?.segments.map((segment) => segment.text)).toEqual(clip.sentences);
    let last = 0;
    for (const { start, end } of transcript?.segments ?? []) {
      expect(start).toBeGreaterThanOrEqual(last);
      expect(end).toBeGreaterThan(start);
      last = end;
    }
  });
});
