import { interviewApiPath } from "../core/routes.ts";
import { textMessage } from "../results/contact.ts";
import type { LanguageCode } from "../text/languages.ts";
import type { SharedSource } from "./link-source.ts";
import { type JobWords, payIn, type Translations, titleIn } from "./translations.ts";

/** What messages and posts are written in. */
export const SHARE_LANGUAGES = ["en", "es"] as const;
export type ShareLanguage = (typeof SHARE_LANGUAGES)[number];

/** The picture of a QR code that opens the message as a text on the phone that reads it. */
export function textCodePath(interviewId: string, language: ShareLanguage): string {
  return `${interviewApiPath(interviewId, "/qr")}?text=${language}`;
}

/** What a job's link is shared with; pay and place are empty if the owner gave none. */
export type ShareFacts = {
  company: string;
  job: string;
  /** The interview's own language. */
  language: LanguageCode;
  /** Job and pay in other languages. */
  translations?: Translations<Pick<JobWords, "title" | "pay">>;
  pay: string;
  place: string;
};

/** The facts with job and pay in a language. */
function factsIn(facts: ShareFacts, language: ShareLanguage): ShareFacts {
  const { job: title, pay, translations = {} } = facts;
  return {
    ...facts,
    job: titleIn({ title, translations }, language),
    pay: payIn({ pay, translations }, language),
  };
}

/** Where a job is posted. */
export const JOB_BOARDS = ["indeed", "facebook", "craigslist"] as const satisfies SharedSource[];

type Texts = {
  message: (facts: ShareFacts) => string;
  headline: (facts: ShareFacts) => string;
  pay: string;
  place: string;
  how: string;
};

const TEXTS: Readonly<Record<ShareLanguage, Texts>> = {
  en: {
    message: ({ company, job, pay }) =>
      `${company} is hiring: ${job}${pay && `, ${pay}`}. Answer a few questions on your phone whenever you have time. No app, no account:`,
    headline: ({ company, job }) => `${company} is hiring: ${job}`,
    pay: "Pay",
    place: "Where",
    how: "To apply, open this link on your phone and answer a few questions whenever you have time. You don't need an app or an account, and you can finish later:",
  },
  es: {
    message: ({ company, job, pay }) =>
      `${company} está contratando: ${job}${pay && `, ${pay}`}. Contesta unas preguntas desde tu celular cuando tengas tiempo. No necesitas una aplicación ni una cuenta:`,
    headline: ({ company, job }) => `${company} está contratando: ${job}`,
    pay: "Sueldo",
    place: "Dónde",
    how: "Para solicitar el trabajo, abre este enlace en tu celular y contesta unas preguntas cuando tengas tiempo. No necesitas una aplicación ni una cuenta, y puedes terminar después:",
  },
};

/** A text message or email about a job, with its link at the end. */
export function shareMessage(facts: ShareFacts, link: string, language: ShareLanguage): string {
  return `${TEXTS[language].message(factsIn(facts, language))} ${link}`;
}

/** 'Bright Cleaning is hiring: House cleaner'. */
export function shareSubject(facts: ShareFacts, language: ShareLanguage): string {
  return TEXTS[language].headline(factsIn(facts, language));
}

/** A post for a job board, by lines. */
export function jobPost(facts: ShareFacts, link: string, language: ShareLanguage): string {
  const { pay, place, how } = TEXTS[language];
  const said = factsIn(facts, language);
  const lines = [said.pay && `${pay}: ${said.pay}`, facts.place && `${place}: ${facts.place}`];
  return [
    shareSubject(facts, language),
    ...lines.filter((line) => line !== ""),
    "",
    how,
    link,
  ].join("\n");
}

/** Links that open a phone's or computer's own apps with the message written and nobody chosen. */
export function shareLinks(
  subject: string,
  messages: Record<"text" | "whatsapp" | "email", string>,
) {
  const body = encodeURIComponent;
  return {
    text: textMessage("", messages.text),
    whatsapp: `https://wa.me/?text=${body(messages.whatsapp)}`,
    email: `mailto:?subject=${body(subject)}&body=${body(messages.email)}`,
  };
}
