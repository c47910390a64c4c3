import type { IndustryText } from "../industry.ts";

export const plumbing: IndustryText = {
  slug: "plumbing",
  heading: "Hire plumbers you would send to your own house at 6 am",
  description:
    "A sample interview for service plumbers and apprentices: six questions about leaks, surprises behind the wall, and honest quotes, with reasons and what to listen for.",
  lead: "Water doesn't wait, and customers call when they are already upset. You need people who find the source before they open the wall, who say what it will cost before they start, and who put drop cloths down without being told.",
  pains: [
    {
      title: "Licensed plumbers rarely apply",
      text: "Most of the people you want have a job today. If they look at your post, it is for 10 minutes in the truck. A process that begins with a call during business hours never meets them.",
    },
    {
      title: "The surprise behind the wall",
      text: "The quote said two hours; the pipe said otherwise. What separates good techs is the conversation in that moment, and you never hear it until a customer disputes the invoice.",
    },
    {
      title: "Apprentices who leave after the first crawl space",
      text: "The work is wet, tight, and sometimes foul. People who have never done it nod at everything. Ask about the worst job they have stuck with, whatever the trade.",
    },
    {
      title: "New construction hands on service calls",
      text: "Somebody can rough in a whole floor and still struggle with a tenant, a shutoff valve that won't close, and 40 years of other people's repairs. Both are plumbers. Only one is ready for your service truck.",
    },
  ],
  sample: {
    title: "Service plumber",
    description:
      "You handle service calls in homes and small businesses: leaks, drains, water heaters, fixtures, and emergencies. You explain the problem and the price before you start. On-call shifts rotate.",
    questions: [
      {
        text: "There's a water stain on a dining room ceiling, and two bathrooms above it. How do you find out where the water comes from before you cut anything?",
        answerType: "video",
        why: "It shows their method. Good answers separate supply from drain, run one fixture at a time, and read the meter.",
      },
      {
        text: "Tell us about a job that turned out bigger than you had quoted. When did you tell the customer, and what did you say?",
        answerType: "text",
        why: "When they said it matters as much as what they said. The right moment is before the next hour of work.",
      },
      {
        text: "The main shutoff is stuck and a supply line is spraying. What do you do in the first five minutes?",
        answerType: "video",
        why: "Experience shows in the order: curb stop, people and power, a call, and only then the repair.",
      },
      {
        text: "You're replacing a water heater and see that the flue isn't vented properly. The customer wants only the heater done. What do you do?",
        answerType: "video",
        why: "Carbon monoxide is not an upsell. You want somebody who stops, explains, and writes it down.",
      },
      {
        text: "Describe how you leave a customer's bathroom after you have pulled and reset a toilet.",
        answerType: "text",
        why: "Reviews mention the floor more often than the flange. Cleaning up is a habit or it isn't.",
      },
      {
        text: "Tell us about a valve, a fitting, or a repair you got wrong. How did you notice, and how did you make it right?",
        answerType: "video",
        why: "Somebody who tests their own work has a story like this. It tells you whether they check before they leave.",
      },
    ],
  },
  signs: {
    good: [
      "They isolate before they cut, and say how.",
      "The price conversation comes before the extra work, in their own words.",
      "Drop cloths, shoe covers, and a wiped floor come up without a prompt.",
      "They know what they may not do without a permit or another license.",
    ],
    careful: [
      "The story goes straight from stain to saw.",
      "Extra costs the customer “would have had to pay anyway.”",
      "They would call the last plumber an idiot in front of the customer.",
    ],
  },
  faq: [
    {
      question: "Licensing differs from state to state. How do I handle that?",
      answer:
        "Say in the job post which license the work requires in your state, and add a knockout question before the interview. You set the answers that pass; anyone else gets a friendly no.",
    },
    {
      question: "What do I ask an apprentice who has never done plumbing?",
      answer:
        "Ask what they have repaired, taken apart, or carried; the worst job they stuck with; and how they learned to do something with their hands. Keep the question about leaving a room clean. It works for everyone.",
    },
    {
      question: "Why video? These are people who work with their hands.",
      answer:
        "Because half the job is explaining. A minute of video shows how a customer will hear them. Candidates may record again if you allow it, and may ask to answer in writing instead.",
    },
    {
      question: "How long should the interview be?",
      answer:
        "Six short questions fit in a lunch break. Keep it there: people with a job have little time, and by the sixth, you know whether you want to meet them.",
    },
  ],
};
