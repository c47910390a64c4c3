import type { IndustryText } from "../industry.ts";

export const residentialCleaning: IndustryText = {
  slug: "residential-cleaning",
  heading: "Hire house cleaners you would give your own key to",
  description:
    "A sample interview for house cleaners: six questions about trust, routine, and the awkward moments in a client's home, with why each is asked and what good answers show.",
  lead: "You are not there when the work is done. A stranger's home, their jewelry on the dresser, a dog behind the door, and a two-person team with three hours on the clock. The interview has to tell you how somebody behaves when only the client's cat is watching.",
  pains: [
    {
      title: "The no-show you find out about from the client",
      text: "One missing cleaner turns a full morning into three apology calls. People who take the early slots seriously can describe what they do the night before; people who don't will tell you they are always on time.",
    },
    {
      title: "Clean at home is not clean on the clock",
      text: "Plenty of applicants keep a spotless home and have never finished four bathrooms and a kitchen in a set time. The difference is an order of work: top to bottom, dry before wet, one room closed before the next is opened.",
    },
    {
      title: "The wrong product on the wrong surface",
      text: "Vinegar on marble, a scouring pad on stainless steel. One careless minute can cost more than the visit earned, and the client remembers it longer than 50 good ones.",
    },
    {
      title: "Your best applicants answer between two houses",
      text: "Experienced cleaners are already cleaning. If the only way to talk to you is a call at 10 am, you hear from the ones who are free at 10 am.",
    },
  ],
  sample: {
    title: "House cleaner",
    description:
      "You clean private homes in a team of two: regular visits, deep cleans, and move-outs. We bring the supplies and plan the route. Most visits are on weekdays between 8 am and 4 pm.",
    questions: [
      {
        text: "Walk us through how you clean a bathroom from the moment you open the door. What comes first, what comes last, and why?",
        answerType: "video",
        why: "The quickest way to hear real experience. People who have cleaned for pay have an order and can defend it.",
      },
      {
        text: "Tell us about a time you broke or damaged something at work, or saw it happen. What did you do in the next 10 minutes?",
        answerType: "text",
        why: "Things break. You are looking for somebody who tells you before the client does.",
      },
      {
        text: "You are alone in a client's bedroom and there is cash lying on the nightstand you need to dust. What do you do?",
        answerType: "video",
        why: "There's no trick to it. A calm, specific habit tells you more than the word “honest” does.",
      },
      {
        text: "The client is at home, follows you from room to room, and keeps adding small jobs that aren't on the list. What do you say?",
        answerType: "video",
        why: "Scope creep eats the schedule. Good cleaners stay friendly and send the extra work back to the office.",
      },
      {
        text: "Which surfaces have you learned to be careful with, and what do you use on each?",
        answerType: "text",
        why: "Stone, hardwood, stainless steel, glass cooktops: the list is short, and people either know it or can be taught it before their first solo visit.",
      },
      {
        text: "It's 6:45 am, your ride has fallen through, and your first house is at 8. Tell us everything you do until 8.",
        answerType: "video",
        why: "Reliability as actions in order. The first action should be a message to you.",
      },
    ],
  },
  signs: {
    good: [
      "A fixed order of work, told without having to think about it.",
      "They name the moment they told the boss or the client, not only that they were sorry.",
      "They leave things where the client left them, and say so without being asked.",
      "They ask what is on the list before they promise anything extra.",
    ],
    careful: [
      "“I clean everything” with no order, no product, and no time.",
      "A broken item that somebody else was to blame for, in every story.",
      "Bleach as the answer to every surface.",
    ],
  },
  faq: [
    {
      question: "Should I interview cleaners who have no paid experience?",
      answer:
        "Yes, with the same questions. Somebody without experience can still show that they plan ahead and own up to mistakes. What they can't show is a routine, and that can be taught in their first week of ride-alongs.",
    },
    {
      question: "Can applicants answer in Spanish?",
      answer:
        "Yes. You choose the interview's language, and the interview room comes in 10 languages, Spanish included. Answers in Spanish are scored by the same rubric as answers in English.",
    },
    {
      question: "May I ask whether somebody has a car?",
      answer:
        "Ask about the job instead: whether they can get to the first house by 8 am on workdays. If they have to drive a company vehicle, put the license requirement in the job post and ask for it as a yes-or-no question before the interview.",
    },
    {
      question: "Does the interview replace a background check?",
      answer:
        "No. It tells you how somebody works and talks about their work. A background check is a separate step with its own rules: federal law asks for written notice and consent, and many states and cities limit it, some until after an offer.",
    },
  ],
};
