import type { IndustryText } from "../industry.ts";

export const landscaping: IndustryText = {
  slug: "landscaping",
  heading: "Build your landscaping crew before the grass starts growing",
  description:
    "A sample interview for landscaping crews and crew leads: six questions about machines, heat, plants, and customers who are watching from the window.",
  lead: "You hire 20 people in six weeks and hope 12 are still there in July. The season doesn't leave you a second round, so the first conversation has to separate people who've mowed a lawn from people who've run a route.",
  pains: [
    {
      title: "Half the year's hiring in six weeks",
      text: "In March every crew in the county looks for the same people. Nobody has time for 40 phone calls while trucks are being serviced and contracts signed.",
    },
    {
      title: "Gone by the first heat wave",
      text: "People who have only mowed their own yard picture a nice day outdoors. Nine hours on a slope at 95 degrees is a different job. Those who have done it talk about water, shade, and starting early.",
    },
    {
      title: "Expensive machines, fast hands",
      text: "Think of a zero-turn on a wet slope, string trimmer line against young bark, or a hedge trimmer with no safety glasses. Training helps, but carelessness shows up in how people tell their stories.",
    },
    {
      title: "One crew lead carries six jobs",
      text: "The lead reads the work order, talks to the homeowner, keeps the crew together, and notices the broken sprinkler head. You usually promote the best mower and find out the rest.",
    },
  ],
  sample: {
    title: "Landscape crew member",
    description:
      "You maintain lawns, beds, and shrubs at homes and commercial properties as part of a crew of three: mowing, edging, trimming, mulching, and seasonal cleanups. The season runs from March to November, outdoors in most weather.",
    questions: [
      {
        text: "Describe the hottest or wettest day you have worked outside. How did you get through it, and what did you do for the people next to you?",
        answerType: "video",
        why: "It shows who knows the season. The second half shows whether they look out for a crew.",
      },
      {
        text: "Tell us about damage you caused or nearly caused with a machine: a window, a sprinkler, a tree, a car. What happened, and what do you do differently today?",
        answerType: "text",
        why: "Stones fly. You want the person who walks to the door and rings the bell.",
      },
      {
        text: "You arrive at a property with three people and 90 minutes to mow, edge, trim, and blow off. How do you split the work?",
        answerType: "video",
        why: "It finds future crew leads. Good answers have everyone busy and the blower last.",
      },
      {
        text: "What do you look at on a mower before you start it in the morning, and what makes you shut it down?",
        answerType: "video",
        why: "Oil, blades, tires, guards, and strange sounds. Operators know; passengers guess.",
      },
      {
        text: "You are told to shear a shrub that is in full bloom. What do you do?",
        answerType: "text",
        why: "It tests plant sense and shows who asks before cutting what can't be put back.",
      },
      {
        text: "A homeowner comes out and says the last crew scalped their lawn. You weren't there. What do you say, and who hears about it afterward?",
        answerType: "video",
        why: "Crews are the face of the contract. Blaming the last crew loses it.",
      },
    ],
  },
  signs: {
    good: [
      "Water, shade, and breaks come up as things they arrange, not complaints.",
      "They ring the doorbell when something breaks.",
      "A machine check in a set order, with the engine off before they touch the blades.",
      "They ask before they cut, spray, or dig.",
    ],
    careful: [
      "They remove guards because it is faster.",
      "They have “run everything” and can't say what they check.",
      "No idea what last summer's longest day was like.",
    ],
  },
  faq: [
    {
      question: "We need 30 people by April. Does this keep up?",
      answer:
        "One link takes as many applicants as you get. The list is ranked, so you watch the best five instead of calling all 60. Your plan sets how many candidates' results you can open in a month.",
    },
    {
      question: "Last year's crew wants to come back. Do they have to interview?",
      answer:
        "No, call them first. Use the interview for the seats that stay open, and send email invitations to the people your crew recommends. They still get the same questions as everyone else.",
    },
    {
      question: "Can people without a good phone or connection answer?",
      answer:
        "Recordings are kept on the phone and sent when there is a connection, and text questions need next to none. For walk-ins, put a tablet in the office in kiosk mode.",
    },
    {
      question: "Which questions do I add for H-2B or other seasonal visa workers?",
      answer:
        "None about where they come from. The questions about the work are the same for everyone, and work authorization is asked of everyone in the same words or not at all at this stage. Ask a lawyer about the program's own recruiting rules.",
    },
  ],
};
