import type { QuestionOptions } from "./question.ts";

const LETTERS_PER_WORD = 6;

/** 90 → '1 minute 30 seconds'. */
export function secondsInWords(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  const parts = [
    minutes > 0 && `${minutes} ${minutes === 1 ? "minute" : "minutes"}`,
    (rest > 0 || minutes === 0) && `${rest} ${rest === 1 ? "second" : "seconds"}`,
  ];
  return parts.filter(Boolean).join(" ");
}

/** 0 → 'No retakes: the first take is final.' */
function retakesInWords(retakes: number): string {
  if (retakes === 0) return "No retakes: the first take is final.";
  return retakes === 1
    ? "1 retake: candidates can record once more."
    : `${retakes} retakes: candidates can record up to ${retakes} more times.`;
}

/** What a candidate gets with these options, in whole sentences. */
export function questionInWords(question: QuestionOptions): string {
  const { answerType, maxCharacters, maxDuration, maxRetakes, thinkingTime } = question;
  if (answerType === "text") {
    const words = Math.round(maxCharacters / LETTERS_PER_WORD / 5) * 5;
    return `Up to ${maxCharacters} characters, about ${words} words. Candidates can edit the text until they send it.`;
  }
  return `${retakesInWords(maxRetakes)} ${secondsInWords(thinkingTime)} to think, up to ${secondsInWords(maxDuration)} to answer.`;
}
