import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { passwordFailures } from "#lib/domain/account/password";
import { candidateFaults } from "#lib/domain/room/candidate";
import { audioHash } from "#local/audio-hash";
import { demoCandidates } from "#local/demo/candidates";
import { clips } from "#local/demo/clips";
import { demoOwner } from "#local/demo/company";
import { demoInterviews } from "#local/demo/interviews";
import { demoTranscripts } from "#local/demo/transcripts";

const mediaFolder = join(process.cwd(), "local/demo/media");
const recordings = readdirSync(mediaFolder).filter((name) => /\.(webm|mp4)$/.test(name));
const people = demoInterviews.flatMap((interview) =>
  demoCandidates[interview.slug].map((person) => ({ ...person, interview })),
);

describe("the people of the demo company", () => {
  it("are about thirty, each with an address and a number of their own that can reach nobody", () => {
    expect(people).toHaveLength(30);
    expect(new Set(people.map((person) => person.email)).size).toBe(30);
    expect(new Set(people.map((person) => person.phone)).size).toBe(30);
    for (const { email, phone } of people) {
      expect(email).toMatch(/^[a-z0-9.]+@mail\.example$/);
      expect(phone).toMatch(/^\(813\) 555-01\d\d$/);
    }
    expect(people.map((person) => candidateFaults(person))).toEqual(people.map(() => ({})));
  });

  it("answer as differently as real ones do", () => {
    const kinds = people.map((person) => person.kind);
    const count = (kind: (typeof kinds)[number]) => kinds.filter((k) => k === kind).length;
    expect(count("strong")).toBeGreaterThanOrEqual(8);
    expect(count("adequate")).toBeGreaterThanOrEqual(8);
    expect(count("thin")).toBeGreaterThanOrEqual(4);
    expect(count("off-topic")).toBe(2);
    expect(count("silent")).toBe(1);
    expect(count("instructs-the-scorer")).toBe(1);
    expect(people.filter((person) => person.language === "es")).toHaveLength(4);
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
