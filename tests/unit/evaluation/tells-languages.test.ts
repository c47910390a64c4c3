import { tellsOfLanguages } from "#lib/domain/evaluation/statements/tells-languages";

describe("Which languages somebody speaks", () => {
  it.each([
    "I speak Vietnamese and Tagalog with the guests",
    "I called the owner in Portuguese",
    "Speaks Spanish and Portuguese.",
    "Spanish and Portuguese speaker",
    "Spanish",
    "Tagalog, Vietnamese",
    "Explained the bill in Haitian Creole to a family",
    "Fluent in Hmong.",
    "Handles calls in both English and Spanish.",
    "Bilingual receptionist",
    "I translate from Arabic for the crew",
    "Hablo portugués con los clientes",
    "Expliqué todo en polaco",
    "I am good at sign language, I speak sign language",
    "Spanish-speaking crew lead",
    "Talked to guests in Punjabi",
    "I helped them in Korean too",
    "Uses Spanish with the crew",
    "Handled Spanish calls",
    "Speaks three languages",
    "My Spanish is good",
    "I know Russian and some Ukrainian",
    "Sé inglés y aprendí francés",
  ])("is told by: %s", (text) => {
    expect(tellsOfLanguages(text)).toBe(true);
  });

  it.each([
    "Cooked in Italian restaurants for six years",
    "I worked in a French bakery",
    "I polish floors every night",
    "Polished the silver",
    "I spoke with the guests and then fried the French fries",
    "I talked to the chef at a Thai place",
    "Made Chinese food",
    "Thai restaurant",
    "Preparé comida china en un restaurante",
    "Led the crew and answered calls",
    "I translated for guests",
    "My French toast and my Greek salad sold out",
  ])("is not told by: %s", (text) => {
    expect(tellsOfLanguages(text)).toBe(false);
  });
});
