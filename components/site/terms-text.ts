import { TRIAL_DAYS } from "#lib/domain/plans/billing";
import type { LegalText } from "./legal-page";

export const termsText: LegalText = {
  title: "Terms of Service",
  intro:
    "These terms are the agreement between your company and Rolecall about using this service. By opening an account you accept them for your company.",
  sections: [
    {
      heading: "Who may use Rolecall",
      paragraphs: [
        "You must be at least 18 years old and allowed to act for the company you sign up. You keep your password to yourself and answer for what happens under your account.",
      ],
    },
    {
      heading: "What the service does",
      paragraphs: [
        "You write interviews and share their links. Candidates answer by video or text. The service keeps the answers, writes down what was said and suggests scores with the quotes behind them.",
        "Scores are suggestions. The decision about a person is always yours, and you make it following the employment laws that apply to you.",
      ],
    },
    {
      heading: "Candidates",
      paragraphs: [
        "You invite only people who applied to you or agreed to be contacted. You ask nothing that employment law forbids you to ask, and you use what candidates send for hiring and for nothing else.",
      ],
    },
    {
      heading: "Trial, price and cancelling",
      paragraphs: [
        `The trial lasts ${TRIAL_DAYS} days and costs nothing. After it, the plan you chose is billed in advance for its period until you cancel. You can cancel at any time; the plan then ends right away.`,
        "There is no refund for partial use of a period.",
      ],
    },
    {
      heading: "What stays yours",
      paragraphs: [
        "Your questions, your company's data and your candidates' answers stay yours and theirs. You let us store and process them to run the service for you.",
      ],
    },
    {
      heading: "Limits",
      paragraphs: [
        "We run the service with care but cannot promise that it never fails. As far as the law allows, we are not liable for lost profit or indirect loss, and our liability is limited to what you paid in the twelve months before.",
      ],
    },
    {
      heading: "Law and changes",
      paragraphs: [
        "The law of Florida governs these terms. If we change them in a way that matters, we tell you before the change takes effect.",
      ],
    },
  ],
};
