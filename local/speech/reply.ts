import type { Transcript } from "./transcribe.ts";

/** 'en' is 'english', as OpenAI's transcription address says it. */
function languageName(code: string | null): string {
  const names = new Intl.DisplayNames("en", { type: "language" });
  return (names.of(code ?? "en") ?? "english").toLowerCase();
}

/**
 * What heard, and what it thought of each word and piece, beside what stands in
 * OpenAI's `verbose_json` (https://platform.openai.com/docs/api-reference/audio/verbose-json-object).
 */
export function verboseJson({ language, duration, pieces }: Transcript, model: string) {
  return {
    task: "transcribe",
    model,
    language: languageName(language),
    duration,
    text: pieces.map(({ text }) => text).join(" "),
    segments: pieces.map((piece, id) => ({
      id,
      seek: 0,
      start: piece.start,
      end: piece.end,
      text: ` ${piece.text}`,
      tokens: [],
      temperature: 0,
      avg_logprob: piece.meanLogProbability,
      compression_ratio: piece.compressionRatio,
      no_speech_prob: piece.noSpeech,
      words: piece.words.map(({ word, probability }) => ({ word, probability })),
      ...(piece.doubt && { doubt: piece.doubt }),
    })),
  };
}
