import type { LegalText } from "./legal-page";

export const privacyText: LegalText = {
  title: "Privacy Policy",
  intro:
    "This page says in plain words what Rolecall keeps about employers and candidates, why, and who sees it.",
  sections: [
    {
      heading: "What we keep about employers",
      paragraphs: [
        "Your name, your work email, your company's profile, and the interviews you write. Your password is stored only as a hash that cannot be turned back.",
      ],
    },
    {
      heading: "What we keep about candidates",
      paragraphs: [
        "The name, email and phone a candidate gives, their answers by video or text, a transcript of what they said, and the scores with their quotes. Before anything is recorded, the candidate is told so and agrees.",
      ],
    },
    {
      heading: "Who sees it",
      paragraphs: [
        "A candidate's answers are seen by the company that invited them and by nobody else. Services that run Rolecall for us, such as hosting, email and speech to text, process data only to do that work.",
        "We do not sell personal data, and candidates' answers are not used for advertising.",
      ],
    },
    {
      heading: "How answers are scored",
      paragraphs: [
        "Software reads the transcript, not the face or the voice, and suggests scores from 0 to 10 with the words behind them. A person at the company decides.",
      ],
    },
    {
      heading: "Cookies",
      paragraphs: [
        "Cookies keep you signed in. We set no advertising cookies. Some comforts, such as remembering your email on the sign-in page, are kept in your own browser.",
      ],
    },
    {
      heading: "Your rights",
      paragraphs: [
        "You may ask what is kept about you, have it corrected, or have it deleted. Candidates may ask the company that invited them, or us.",
        "Rolecall is for people aged 18 and over.",
      ],
    },
  ],
};
