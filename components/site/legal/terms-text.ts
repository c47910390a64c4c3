import { PAST_DUE_GRACE_DAYS, TRIAL_DAYS } from "#lib/domain/plans/billing";
import { LEGAL, type LegalText } from "#lib/domain/site/legal";

export const termsText: LegalText = {
  title: "Terms of Service",
  intro:
    "These terms are the agreement between your company and Rolecall about using this service. By opening an account you accept them for your company. Candidates need no account and are not bound by them, except for the section about candidates.",
  sections: [
    {
      heading: "Who may use Rolecall",
      blocks: [
        `You must be at least ${LEGAL.minimumAge} years old and allowed to act for the company you sign up. What you tell us about yourself and the company has to be true.`,
        "Keep your password to yourself. You're responsible for activity under your account, so tell us right away if you think someone else is using it.",
      ],
    },
    {
      heading: "What the service does",
      blocks: [
        "You write interviews and share their links. Candidates answer by video or text. Rolecall keeps the answers, writes down what was said, suggests scores with the quotes behind them, and shows you a ranked list.",
        "We improve the service all the time, and features may change.",
      ],
    },
    {
      heading: "Scores are suggestions",
      blocks: [
        "Scores are made by software. They can be wrong, and so can a transcript. They are one thing to look at next to the answers themselves, never the only one. The decision about a person is always yours, and someone at your company makes it.",
        "You must not present a score as a fact about a person, use it for anything but the job that was applied for, or pass it on to others as a report on that person.",
      ],
    },
    {
      heading: "Your duties as an employer",
      blocks: [
        {
          list: [
            "Follow the employment, privacy, and anti-discrimination laws that apply to you. That includes rules on AI in hiring, such as those of Illinois, Colorado, California, and New York City: notices, consent, audits, reports, explanations, and how long records have to be kept.",
            "Ask nothing that the law forbids you to ask. Our warnings about risky questions are a help, not legal advice.",
            "Give people who ask for an accommodation, or who want no AI, a real and equal chance.",
            "Set periods for keeping candidates' data that fit your duties, and answer candidates who ask about their data.",
          ],
        },
        "Rolecall gives you tools for this. It can't make your hiring lawful by itself, and nothing on our pages is legal advice.",
      ],
    },
    {
      heading: "Candidates",
      blocks: [
        "You invite only people who applied to you or agreed to be contacted. You use what they send for hiring and for nothing else, and you don't publish it.",
        "Candidates answer for themselves, honestly and in their own words. They must not record anyone else without asking, or send anything unlawful. Their answers stay theirs; they let the company that invited them, and us on its behalf, keep and process them for the application.",
      ],
    },
    {
      heading: "What isn't allowed",
      blocks: [
        {
          list: [
            "Breaking into the service, testing its defenses without our written consent, getting around its limits, or overloading it.",
            "Reading or copying data that isn't yours.",
            "Copying, reselling, or taking the service apart, except where the law allows it anyway.",
            "Using it to harass, deceive, or discriminate, or to send mail that nobody asked for.",
          ],
        },
        "If you do any of this, we may suspend or close the account. Where it can wait, we warn you first.",
      ],
    },
    {
      heading: "Plans, trial, and payment",
      blocks: [
        `The first plan of a company begins with a free trial of ${TRIAL_DAYS} days. There is one trial per company, card, and email address. You give a card at the start; nothing is charged during the trial, and you can cancel anytime. After the trial, the plan you chose is billed in advance, by the month or by the year, until you cancel.`,
        "Each plan includes a number of candidates per month. Candidates above it can still answer; what they sent opens when your next month starts or when you upgrade.",
        "Prices are in US dollars and don't include taxes, which are added where we have to collect them. If a price changes, we tell you by email before it applies to you.",
        `If a payment fails, we try again and tell you. Your plan stays for ${PAST_DUE_GRACE_DAYS} days. If the bill is still unpaid then, the plan is suspended until you pay it.`,
        "When you change to another plan, you see the cost before you agree. Credit from a change goes toward later bills and is not paid out.",
      ],
    },
    {
      heading: "Canceling and refunds",
      blocks: [
        `You can cancel at any time under Manage subscription. The plan then ends right away. ${LEGAL.refund} of a period, except where the law gives you one. Custom plans end as agreed with you.`,
        "You can delete your account at any time in Company Settings. It ends the plan and deletes your company's data for good. Any credit left is lost. Make an export first if you need one, or if a law makes you keep records.",
      ],
    },
    {
      heading: "What stays yours, what stays ours",
      blocks: [
        "Your questions, your company's data, and your logo stay yours. You let us store, process, and show them to run the service for you, and for nothing else. For candidates' data we act on your instructions, as the Privacy Policy describes.",
        "The service itself, with its software, texts, and name, stays ours. You may use it while you have an account. If you send us ideas, we may use them without owing you anything.",
      ],
    },
    {
      heading: "Other companies' services",
      blocks: [
        "Some parts rely on others: payment, email, hosting, speech to text, a language model, and sign-in with Google or Facebook. The Privacy Policy lists them. If one of them fails, a part of Rolecall may wait until it is back. Paying also means accepting the payment service's own terms.",
      ],
    },
    {
      heading: "No promise that nothing fails",
      blocks: [
        "We run the service with care, but it is provided “as is” and “as available.” As far as the law allows, we give no warranties, express or implied, including of merchantability, fitness for a particular purpose, and non-infringement, and we don't promise that scores are right or that you will find the person you need.",
      ],
    },
    {
      heading: "Limits of liability",
      blocks: [
        "As far as the law allows, neither of us is liable to the other for lost profit, lost data, or indirect or consequential loss. Our liability for everything together is limited to what you paid us in the 12 months before the claim arose. These limits do not apply to what the law doesn't let us limit.",
        "If someone makes a claim against us because you broke these terms or the law in your hiring, you cover our reasonable costs. We tell you promptly and let you take part in the defense.",
      ],
    },
    {
      heading: "Ending",
      blocks: [
        "These terms hold until your account is deleted. We may end them with 30 days' notice by email, or immediately if you seriously break them. Open payments, ownership, and the limits of liability survive the end of these terms.",
      ],
    },
    {
      heading: "Law and changes",
      blocks: [
        `The law of ${LEGAL.law} governs these terms, without its rules on conflicts of laws, and courts in ${LEGAL.law} decide. If one sentence can't stand, the rest does.`,
        "If we change these terms in a way that matters, we tell you by email before the change takes effect. If you keep using Rolecall after that day, you accept it; if you don't want it, cancel before.",
      ],
    },
  ],
};
