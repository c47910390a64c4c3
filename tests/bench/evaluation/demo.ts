import type { AnswerInput, Evaluation } from "#lib/domain/evaluation/types";
import { type DemoCandidate, demoCandidates } from "#local/demo/candidates";
import { demoInterviews } from "#local/demo/interviews";
import { demoTranscripts } from "#local/demo/transcripts";
import type { Line, Scoring } from "./measure.ts";
import { mean } from "./statistics.ts";

const KINDS = ["strong", "adequate", "thin"] as const;
const spoken = new Map(Object.values(demoTranscripts).map(({ clip, text }) => [clip, text]));

function toInput(answer: DemoCandidate["answers"][number], questionText: string): AnswerInput {
  const text = "text" in answer ? answer.text : (spoken.get(answer.clip) ?? "");
  const state = text === "" ? "no_speech" : "answered";
  const unheard = { segments: [], seconds: null };
  return { questionId: questionText, questionText, text, state, ...unheard };
}

/** How many of the demo company's people are assessed, and their average score, by what their answers are like. */
export async function demoAverages(score: Scoring): Promise<Line[]> {
  const found: (Pick<Evaluation, "general" | "outcome"> & Pick<DemoCandidate, "kind">)[] = [];
  for (const { slug, questions } of demoInterviews) {
    for (const { kind, name, answers, aiAllowed } of demoCandidates[slug]) {
      if (!aiAllowed) continue;
      const given = answers.map((answer, at) => toInput(answer, questions[at]?.text ?? ""));
      const { general, outcome } = await score({
        language: "en",
        names: [name],
        asked: [],
        notAsked: [],
        answers: given,
      });
      found.push({ kind, general, outcome });
    }
  }
  const little = found.filter(({ outcome }) => outcome === "too_little").length;
  const averages = KINDS.map((which): Line => {
    const all = found.filter(({ kind }) => kind === which);
    const scores = all.flatMap(({ general }) => general ?? []);
    const label = `Average of the demo's ${which} people (${scores.length} of ${all.length} assessed)`;
    return [label, mean(scores).toFixed(1), ""];
  });
  return [...averages, ["Too little to rate", `${little} of ${found.length}`, "< 15 %"]];
}
