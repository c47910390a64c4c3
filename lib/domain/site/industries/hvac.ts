import type { IndustryText } from "../industry.ts";

export const hvac: IndustryText = {
  slug: "hvac",
  heading: "Find HVAC techs who can fix it and explain it",
  description:
    "A sample interview for HVAC service technicians: seven questions on diagnosis, safety, and talking to homeowners, with the reason behind each and signs of real field experience.",
  lead: "In the first heat wave you need two more trucks on the road by Monday. The resumes all say residential and light commercial. What they don't say is who measures before replacing parts, and who can tell a homeowner a hard number without losing the call.",
  pains: [
    {
      title: "Parts changers with good resumes",
      text: "A capacitor, then a contactor, then a control board, and the third visit finds the leak. Callbacks eat the margin of the whole week, and on paper a parts changer and a diagnostician look the same.",
    },
    {
      title: "Everyone hires in the same four weeks",
      text: "Demand for techs follows the thermometer. When you are hiring, so is every other shop in town, and the good ones are gone before you have a free hour to call them back.",
    },
    {
      title: "Right with the wrench, wrong at the kitchen table",
      text: "The tech is the only person from your company the customer ever meets. One who mumbles the diagnosis sells nothing. One who pushes a new system on everyone sells once.",
    },
    {
      title: "Helpers you can't tell apart yet",
      text: "For install helpers there is little history to ask about. How they feel about ladders, August attics, and cleaning up the driveway separates next year's techs from next month's opening.",
    },
  ],
  sample: {
    title: "HVAC service technician",
    description:
      "You run residential and light commercial service calls: diagnosis, repair, maintenance, and talking through options with the customer. You work from a stocked truck and rotate through on-call weekends. EPA Section 608 certification is required to handle refrigerant.",
    questions: [
      {
        text: "A homeowner says the upstairs never gets cool. Before you touch a tool, what do you ask, and what do you measure first?",
        answerType: "video",
        why: "Diagnosticians ask about filters, changes, and time of day, then talk about airflow, static pressure, and temperature split. Parts changers start with the part.",
      },
      {
        text: "Tell us about a callback on a job you had finished. What had you missed, and what did you change afterward?",
        answerType: "text",
        why: "Every tech with a few seasons has one. Somebody without a callback story hasn't done the work or won't admit it.",
      },
      {
        text: "The compressor is gone on a 14-year-old system. Explain the choices to us as if we were the homeowner.",
        answerType: "video",
        why: "Hear the kitchen-table talk itself: plain words, two or three options, and no pressure.",
      },
      {
        text: "You are about to open a disconnect on a rooftop unit. Talk us through what you do to stay safe, starting at the ladder.",
        answerType: "video",
        why: "Lockout, a meter tested on a known source, and a discharged capacitor are habits that come out in order or not at all.",
      },
      {
        text: "Which EPA Section 608 type do you hold, and what refrigerants have you recovered or charged in the last year?",
        answerType: "text",
        why: "A fact to check, and a quick sense of what kind of equipment they have really had gauges on.",
      },
      {
        text: "You find a cracked heat exchanger on a cold Friday evening. What do you do, and what do you tell the family?",
        answerType: "video",
        why: "Safety comes before comfort and before a happy customer. There is one right first step, and it isn't the quote.",
      },
      {
        text: "It's 7:30 pm, you are on call, and the fifth call of the day comes in, 40 minutes away. How do you handle it?",
        answerType: "video",
        why: "The on-call rotation costs you more hires than pay does. Listen for how they talk to dispatch.",
      },
    ],
  },
  signs: {
    good: [
      "Numbers with units: superheat, static, amps, a temperature split.",
      "They ask the customer what changed before they open the panel.",
      "A safety step described as routine, with the meter checked before and after.",
      "They own a callback and name the habit that came out of it.",
    ],
    careful: [
      "“It was low on gas, so I topped it off,” and nothing about the leak.",
      "Every old system needs replacing, or none ever does.",
      "They leave the furnace running because the family was cold.",
    ],
  },
  faq: [
    {
      question: "Can the AI judge whether a diagnosis is technically right?",
      answer:
        "Treat the scores as a way to sort and the recording as the test. The scores show whether an answer is specific, orderly, and backed by what somebody did. Your service manager can hear in a minute whether the diagnosis holds.",
    },
    {
      question: "Should helpers get the same interview?",
      answer:
        "No. Copy it, drop the diagnosis and certification questions, and ask about working at heights, long hot days, and learning from somebody on the job. Comparing a helper with a senior tech on the same questions is fair to neither.",
    },
    {
      question: "How do I check certifications?",
      answer:
        "Ask for them in the interview so you know what to expect, then look at the card itself before the first day. You can also put “Do you hold EPA 608?” before the interview as a screening question.",
    },
    {
      question:
        "Our service manager is on a roof all day. How can we still ask for a second opinion?",
      answer:
        "Send a review link for each of the two or three best. Your manager watches the answers on a phone and leaves a comment, without an account.",
    },
  ],
};
