import type { IndustryText } from "../industry.ts";

export const outsourcingFirms: IndustryText = {
  slug: "outsourcing-firms",
  articles: "Staffing",
  heading: "Hear every agent before your client's customers do",
  description:
    "A sample interview for call center and back-office agents: six questions on tone, written English, tricky callers, and repetition, with what strong answers sound like.",
  lead: "A new account starts in five weeks with 40 seats. You have 900 applicants in three time zones, and the only thing your client will judge is how the person on the line sounds and whether the notes in the ticket are right.",
  pains: [
    {
      title: "Volume no recruiter can listen to",
      text: "Nine hundred people at 10 minutes each is 150 hours on the phone. So somebody filters by resume, and the best voices are filtered out.",
    },
    {
      title: "A script hides a lot",
      text: "Anyone can read an opening. The agent you need is the one who knows how to answer the second sentence of a caller who is already angry.",
    },
    {
      title: "Two skills in one seat",
      text: "Chat and tickets need clean writing; calls need a calm voice. A phone interview tests only one of them, and a typing test only the other.",
    },
    {
      title: "Training classes that shrink",
      text: "Some trainees leave before the first live call, when they find out that it's 60 calls a day about the same invoice. It's better to describe that day and ask.",
    },
  ],
  sample: {
    title: "Customer support agent",
    description:
      "You answer calls, chats, and emails for one of our clients, with a headset and a screen full of tickets. Three weeks of paid training, then a fixed schedule that covers evenings in the customers' time zone.",
    questions: [
      {
        text: "Answer this caller as you would on the line: “This is the third time I've called about the same charge. Do any of you actually work there?”",
        answerType: "video",
        why: "You hear the job itself. Listen to the first five seconds: an apology that fits, then a question that moves on.",
      },
      {
        text: "Write an email to a customer whose package was lost. You can send a new one that takes six days, or refund the money. Tell them what happened and what they can choose.",
        answerType: "text",
        why: "Grammar is the smaller part. Are both choices clear, and would you send it under a client's name?",
      },
      {
        text: "Explain how to reset a forgotten password to somebody who has never used a computer. You can't see their screen.",
        answerType: "video",
        why: "One step at a time, with a check after each. Impatience is easy to hear.",
      },
      {
        text: "Tell us about a task you had to repeat all day long. How did you keep the last one as good as the first?",
        answerType: "video",
        why: "Either the last call sounds like the first one or it doesn't. People who have lasted in a job like this have a trick.",
      },
      {
        text: "A caller who says he is the customer's brother wants to change the address on the account, and he has most of the details. What do you do, and what do you note in the ticket?",
        answerType: "text",
        why: "A good agent verifies first and helps second. The note shows whether the next agent would understand what happened.",
      },
      {
        text: "Your supervisor played one of your calls back to you and didn't like it. Tell us about criticism like that, from this job or another, and what you did with it.",
        answerType: "video",
        why: "Quality scores come weekly. Look for one thing they changed rather than one thing that was unfair.",
      },
    ],
  },
  signs: {
    good: [
      "They slow down when the caller speeds up.",
      "Short sentences in writing, with the customer's choice at the end.",
      "They refuse the brother politely and say what he can do next.",
      "They can repeat the feedback they got and say what they did with it.",
    ],
    careful: [
      "“Calm down” in any form.",
      "Three paragraphs of regret and no next step.",
      "They would make an exception “just this once” on security.",
    ],
  },
  faq: [
    {
      question: "Does it score accents?",
      answer:
        "No. The scores come from what is said, in writing, and never from the voice or the face. If being understood on the phone is part of the job, listen to the recording and judge that yourself, the same way for everyone.",
    },
    {
      question: "How can I be sure that the person in the interview did the answering?",
      answer:
        "You see and hear them, with little time to think and no script in advance. Short thinking times and a follow-up call for the finalists are more useful than any detector, so we don't have one.",
    },
    {
      question: "Can we interview in several languages?",
      answer:
        "Make one interview for each language. The interview room comes in 10 languages, and you choose the one for your questions. Answers in a language that can't be scored automatically are marked as not assessed instead of getting a number.",
    },
    {
      question: "Our client wants a say in who is on the account.",
      answer:
        "Send the client a review link for each finalist. It shows what you select, it expires when you say, and comments come back to the candidate's page.",
    },
  ],
};
