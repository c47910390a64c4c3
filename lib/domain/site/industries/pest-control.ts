import type { IndustryText } from "../industry.ts";

export const pestControl: IndustryText = {
  slug: "pest-control",
  heading: "Hire route techs who read the label and the customer",
  description:
    "A sample interview for pest control technicians: six questions about inspections, chemicals, callbacks, and worried customers, with what each one shows you.",
  lead: "A route tech works alone with products that have rules, in homes with toddlers, dogs, and worried parents. Whoever you hire has to inspect before treating, keep records when nobody asks for them, and stay kind at the ninth stop.",
  pains: [
    {
      title: "Spray first, look later",
      text: "An extra gallon doesn't solve an entry point behind the dishwasher. Techs who don't inspect come back for free, and the customer cancels after the second visit.",
    },
    {
      title: "License, training, and then they leave",
      text: "You pay for classes, the exam, and weeks of ride-alongs. Somebody who finds out in week five that the job includes crawl spaces and dead rats has cost you a season.",
    },
    {
      title: "Paperwork that has to be right",
      text: "What was applied, where, how much, and in what wind. It's dull, and it's the law. People who think records are for the office get found out by an inspector.",
    },
    {
      title: "Customers who are ashamed or afraid",
      text: "Nobody is proud of bed bugs. A tech who sighs at the kitchen loses the account; one who explains prep without blame keeps it for years.",
    },
  ],
  sample: {
    title: "Pest control technician",
    description:
      "You run a route of eight to 10 stops a day at homes and small businesses: inspect, treat, record, and explain. You work alone from a company truck. We pay for training and the state license exam; a clean safety record matters to us.",
    questions: [
      {
        text: "A restaurant kitchen has roaches again, two weeks after a treatment. Where do you look, and what do you ask the staff before you open a product?",
        answerType: "video",
        why: "Inspection and cause before chemistry. Newcomers can still reason about food, water, and gaps.",
      },
      {
        text: "Tell us about a time you followed an instruction or a label to the letter even though a shortcut was right there. What made you do it?",
        answerType: "text",
        why: "In this trade the label is the law. You want somebody who can say why, not just that rules matter.",
      },
      {
        text: "A parent asks whether it's safe for her baby to crawl on the floor after your visit. What do you answer?",
        answerType: "video",
        why: "The right answer is honest and calm, and it points to the label and the drying time. “Totally safe” is a warning sign.",
      },
      {
        text: "You have opened a crawl space access and it is tight and dark, and something has died in there. What happens now?",
        answerType: "video",
        why: "It's better to ask today than to find out in week five. You can often see the answer before you hear it.",
      },
      {
        text: "A customer's apartment is so cluttered that the treatment can't work. Write the prep note that you would leave for them.",
        answerType: "text",
        why: "Clear steps, no shame. You can tell right away how they'll speak for your company.",
      },
      {
        text: "Your day is running an hour late after three stops, and the next customer has been waiting at home. Tell us what you do, stop by stop.",
        answerType: "video",
        why: "Route sense: call ahead, tell dispatch, and don't rush the treatment.",
      },
    ],
  },
  signs: {
    good: [
      "They look for food, water, shelter, and the way in before naming a product.",
      "They say “let me check the label” and see it as a strength.",
      "Plain words without fear or jokes when the customer is embarrassed.",
      "They write down what they did before they start the truck.",
    ],
    careful: [
      "“Perfectly safe, nothing to worry about.”",
      "More product as the answer to a callback.",
      "They make fun of a customer's home in the interview.",
    ],
  },
  faq: [
    {
      question: "Do applicants need a license before I interview them?",
      answer:
        "That depends on your state; many let trainees work under a licensed applicator first. Say in the job post what is needed on day one and what you train people for, and the interview can stay the same for both.",
    },
    {
      question: "Can I ask about allergies, asthma, or being squeamish about chemicals?",
      answer:
        "Not about health. Describe the tasks instead, such as wearing a respirator, entering crawl spaces, and lifting 50 pounds, and ask whether they can do them with or without an accommodation. The question check in the editor warns you while you write.",
    },
    {
      question: "We hire for sales in summer and service all year. One interview?",
      answer:
        "Two. Door-to-door sales and route service want different people. Copy this interview, keep the worried parent, and replace the crawl space with a closed door.",
    },
    {
      question: "What do the scores say about safety?",
      answer:
        "Look at reliability and problem solving with the quotes beside them. A number without a quote that mentions the label, gear, or records is no evidence of safe work, and the page shows you exactly which words counted.",
    },
  ],
};
