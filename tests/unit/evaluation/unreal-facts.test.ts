import { findFacts, sentenceAround } from "#lib/scorers/built-in/index";

const factsOf = (text: string, language: string) =>
  findFacts([text], { language, question: "Tell us about your work." });

describe("What was only wished, supposed, conditional or somebody else's", () => {
  it.each([
    "I wish I had worked in a hotel for three years.",
    "I lied that I worked in a hotel for three years.",
    "It feels like I worked in a hotel for ten years.",
    "I could have worked in a hotel for three years.",
    "Our manager led a team of forty people and I was on it.",
    "I was supposed to lead a crew of ten people but I quit.",
    "We had QuickBooks at the office but the accountant used it.",
    "I have a car in my name but my brother took it.",
    "I have a car in my name but my [family] took it.",
    "I can start Monday if my parole officer says so.",
    "I can work nights as long as the bus runs.",
    "I was fired from a restaurant after two weeks.",
    "They trained two new people on the program.",
  ])("is no fact: %s", (text) => {
    expect(factsOf(text, "en")).toEqual([]);
  });

  it.each([
    "Hubiera trabajado en un hotel tres años.",
    "Quería trabajar en un hotel por tres años.",
    "Casi trabajé en un hotel por tres años.",
  ])("is none in Spanish: %s", (text) => {
    expect(factsOf(text, "es")).toEqual([]);
  });
});

it("a sentence leaves the number of its list", () => {
  const said = "Call (not text) the next two clients.";
  const text = `1. Breathe.\n4. ${said}`;
  expect(sentenceAround(said, text, (one) => one.length > 20)).toBe(said);
});
