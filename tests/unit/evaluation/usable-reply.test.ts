import { describe, expect, it } from "@jest/globals";
import { perMetric } from "#lib/domain/evaluation/metrics";
import { isUsable, type Reply } from "#lib/domain/evaluation/reply";

/** A reply to one answer, with the same justification for each metric. */
const reply = (justification: string): Reply => ({
  answers: [{ answer: 1, instructed_scorer: null, not_assessed: null }],
  metrics: perMetric(() => ({ score: null, justification, quotes: [] })),
  summary: [],
  facts: [],
  to_check: [],
  strengths: [],
  concerns: [],
});

describe("The English of a model's reply", () => {
  it.each([
    ['"', '"'],
    ["'", "'"],
    ["\u201C", "\u201D"],
    ["\u201E", "\u201C"],
    ["«", "»"],
  ])("is its own, whatever each sentence quotes in %s %s", (open, close) => {
    const quoted = "le avisé a la gerente y limpié los baños antes de abrir la tienda";
    expect(isUsable(reply(`They don't only name ${open}${quoted}${close}.`), 1)).toBe(true);
  });

  it("is read past the apostrophe of several owners", () => {
    const owners = "The crews' keys were safe: “dejé las llaves en la oficina y avisé a mi jefa”";
    expect(isUsable(reply(owners), 1)).toBe(true);
  });

  it.each([
    "They say 'j'ai nettoyé toute la cuisine après le service et j'ai rangé les couteaux', twice.",
    "They say ‘j’ai nettoyé toute la cuisine après le service et j’ai rangé les couteaux’, twice.",
  ])("is read past the apostrophes of a quote: %s", (justification) => {
    expect(isUsable(reply(justification), 1)).toBe(true);
  });

  it("is asked for", () => {
    const spanish = "La candidata explica con detalle lo que hizo y cuánto tiempo tardó.";
    expect(isUsable(reply(spanish), 1)).toBe(false);
  });
});
