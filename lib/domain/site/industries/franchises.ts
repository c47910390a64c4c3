import type { IndustryText } from "../industry.ts";

export const franchises: IndustryText = {
  slug: "franchises",
  heading: "One hiring standard for every location you own",
  description:
    "A sample interview for franchise location managers: six questions about brand standards, opening alone, and local reviews, with reasons and signs to look for.",
  lead: "Three territories, five managers, five ways of interviewing. One hires whoever smiles, one hires nobody. The brand promises the same service behind every door, and that begins with asking every applicant the same things.",
  pains: [
    {
      title: "Every location hires by its own gut",
      text: "When each manager makes up the questions, you can't compare two applicants, explain a decision, or see which location is settling for less.",
    },
    {
      title: "Your managers hire on their worst day",
      text: "A manager is short-staffed exactly when she has to choose people. She takes the first one who can start tomorrow, and starts again next month.",
    },
    {
      title: "Standards that feel like somebody else's",
      text: "The manual says how to greet, dress, clean, and refund. Some people find relief in that and some fight it from the first day. It's better to know which before they wear the logo.",
    },
    {
      title: "You can't be in five places",
      text: "As the owner, you used to meet everyone. By the fourth location, you sign off on people you have never heard speak.",
    },
  ],
  sample: {
    title: "Franchise location manager",
    description:
      "You run one location: the schedule, the opening and closing, the team's training, and the customers who want to speak to a manager. You work to the brand's standards and report weekly numbers to the owner.",
    questions: [
      {
        text: "Think of a company rule you disagreed with. How did you run your shift by it, and did you ever try to change it?",
        answerType: "video",
        why: "A franchise needs people who follow the manual first, then take an objection to the right person.",
      },
      {
        text: "Tell us about a person you trained from the first day. What did you show them first, and how did you know they'd gotten it?",
        answerType: "text",
        why: "Managers repeat themselves for a living. Look for showing, watching, and checking rather than telling.",
      },
      {
        text: "Two people call out an hour before opening on a Saturday. Walk us through that hour.",
        answerType: "video",
        why: "You hear the whole job in one answer: whom to call, what to cut, what the customers are told, and when the owner hears about it.",
      },
      {
        text: "A customer shows you a coupon that another location honored and yours may not. What do you say and do?",
        answerType: "video",
        why: "Brand rules run into an annoyed customer. Good managers know how far they can go, and they stay kind about it.",
      },
      {
        text: "Your location got a one-star review for rude service last night, and you know who was on shift. What do you do today, and what do you write in reply?",
        answerType: "text",
        why: "It takes a public reply and a private conversation. Notice which one comes first.",
      },
      {
        text: "Which three numbers would you look at every week to know how your location is doing, and what would you do when one goes wrong?",
        answerType: "video",
        why: "Any three can be right. What counts is a reason and an action, not a dashboard.",
      },
    ],
  },
  signs: {
    good: [
      "They follow the rule today and raise it with the right person tomorrow.",
      "Training means watching somebody do it, then checking again on a set date.",
      "They name numbers they've actually been responsible for.",
      "The reply to the review contains no excuse and no name.",
    ],
    careful: [
      "“My location, my rules.”",
      "They cover every missing shift themselves and call it leadership.",
      "Their answer is to fire whoever got the bad review.",
    ],
  },
  faq: [
    {
      question: "Can each location see only its own applicants?",
      answer:
        "Give each location its own interview, made by copying the first. A filter shows one location's candidates, and a review link shows a manager one person you picked, and nothing else.",
    },
    {
      question: "The franchisor has its own hiring kit. Does this conflict with it?",
      answer:
        "Put the brand's questions in and drop ours. The interview is yours, and on Launch and up, candidates see your logo and color. Ask your franchisor whether you may use its name in job posts.",
    },
    {
      question: "How do I compare applicants from different locations?",
      answer:
        "If they answered the same interview, and not two copies of it, put two to four of them side by side, question by question. Scores come from one rubric, whoever the manager is.",
    },
    {
      question: "Does asking everybody the same questions really matter?",
      answer:
        "It's the simplest kind of fairness there is. If somebody asks why one person was chosen, you can show the same questions, both answers, and the reasons.",
    },
  ],
};
