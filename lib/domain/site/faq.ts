import { TRIAL_DAYS } from "../plans/billing.ts";
import { listCap } from "../plans/plans.ts";
import { LANGUAGES } from "../text/languages.ts";
import { list } from "../text/words.ts";

type Question = { question: string; answer: string };

/** Facts lead to its answer. */
export const LANGUAGES_QUESTION = "Which languages can candidates use?";

/** What owners ask before they sign up, as the landing page shows it and search engines read it. */
export const FAQ: readonly Question[] = [
  {
    question: "What do my applicants need?",
    answer:
      "A phone with a browser. They open your link, read what is recorded and who sees it, and answer by video or text. There's no app to install and no account to create.",
  },
  {
    question: "How are answers scored?",
    answer:
      "Spoken answers are transcribed, then every answer is scored on six things: communication, experience, professionalism, reliability, problem solving, and cognitive ability. Each gets a score from 1 to 10 with its quote, or a line that says none shows it. Answers of a few words get no score. Beside each result it says what scored: our built-in rules, which are written down at How we score, or a language model by its name.",
  },
  {
    question: "Does the AI decide who gets hired?",
    answer:
      "No. It sorts and explains, and you decide. You can watch every recording, read every transcript, and change any score, and the record shows that a person did.",
  },
  {
    question: "Do you analyze faces or voices?",
    answer:
      "No. Only the words of an answer are read. Rolecall doesn't judge faces, accents, tone, emotion, or honesty.",
  },
  {
    question: LANGUAGES_QUESTION,
    answer: `Any of ${LANGUAGES.length}: ${list(
      LANGUAGES.map(({ name }) => name),
      "English",
    )}. You choose the interview's language, and candidates can switch the language of the screens. You can add your questions in other languages; where you haven't, candidates see them as you wrote them. The built-in rules score English and Spanish; answers in the others are for people to read, unless a language model is set up.`,
  },
  {
    question: "What does the free trial cost?",
    answer: `Nothing for ${TRIAL_DAYS} days, and every feature is included during the trial. We ask for a card so your plan can continue afterward. Cancel before the trial ends and you aren't charged.`,
  },
  {
    question: "What happens when I reach my monthly candidate limit?",
    answer: `Your link stays open. Starter lets you view ${listCap("STARTER")} new candidates a month, Launch ${listCap("LAUNCH")} and Scale ${listCap("SCALE")}. Anyone after that can still answer. You can view the rest when your next month starts or when you upgrade.`,
  },
  {
    question: "Can I change plans or cancel later?",
    answer:
      "Yes, on your own, in Settings. You see the amount before you agree to a change, and a cancellation takes effect right away. We don't refund unused time.",
  },
];
