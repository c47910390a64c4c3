export const POSTER_PAPERS = ["letter", "a4"] as const;
export type PosterPaper = (typeof POSTER_PAPERS)[number];

export const POSTER_LANGUAGES = ["en", "es"] as const;
export type PosterLanguage = (typeof POSTER_LANGUAGES)[number];

type PosterTexts = {
  hiring: string;
  lead: string;
  steps: [string, string, string];
  facts: (minutes: number) => string;
  until: (day: string) => string;
  orOpen: string;
};

/** What a poster says, in the languages that it is printed in. */
export const POSTER_TEXTS: Record<PosterLanguage, PosterTexts> = {
  en: {
    hiring: "We're hiring",
    lead: "Interview on your phone, whenever you have time",
    steps: [
      "Point your phone's camera at the code",
      "Answer a few questions",
      "We'll look at your answers and get in touch",
    ],
    facts: (minutes) => `About ${minutes} minutes. No app, no account.`,
    until: (day) => `Open until ${day}.`,
    orOpen: "Or open this link on any phone or computer:",
  },
  es: {
    hiring: "Estamos contratando",
    lead: "Haz tu entrevista desde el celular, cuando tengas tiempo",
    steps: [
      "Apunta la cámara del celular al código",
      "Contesta unas preguntas",
      "Vemos tus respuestas y nos comunicamos contigo",
    ],
    facts: (minutes) => `Unos ${minutes} minutos. Sin aplicación y sin crear una cuenta.`,
    until: (day) => `Abierta hasta el ${day}.`,
    orOpen: "O abre este enlace en cualquier celular o computadora:",
  },
};

/** Where a poster is printed from. */
export function posterPath(id: string, paper: PosterPaper, language: PosterLanguage): string {
  return `/api/pdf/poster/${id}?paper=${paper}&language=${language}`;
}

const LONGEST_NAME = 60;

/** 'Crew lead' → 'Crew_lead_poster.pdf'. */
export function posterFileName(title: string): string {
  const kept = title
    .normalize("NFC")
    .trim()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, "_");
  return `${[...kept].slice(0, LONGEST_NAME).join("")}_poster.pdf`;
}
