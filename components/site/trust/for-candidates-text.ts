import { routes } from "#lib/domain/core/routes";
import { UNFINISHED_DAYS } from "#lib/domain/room/room";
import { APPLYING } from "#lib/domain/site/contact";
import type { LegalText } from "#lib/domain/site/legal";

/** For whoever got a link and wonders whether it is real: the notice of the room in short, and what they can do. */
export const forCandidatesText: LegalText = {
  title: "Got a link from an employer?",
  intro:
    "An employer uses Rolecall to ask you its questions before it calls or meets you. This is what happens, and what is up to you.",
  sections: [
    {
      heading: "What happens",
      blocks: [
        {
          list: [
            "You open the link on your phone or computer. There's no app to install and no account to create.",
            "You answer by video or in writing, whenever it suits you, and can stop between questions and come back. If you need more time, or want to write instead of being on video, ask for it there: you get it right away.",
            "People at the company decide. If it asks a few questions before the interview, a rule of the company's can end it there.",
          ],
        },
      ],
    },
    {
      heading: "Your answers",
      blocks: [
        {
          table: [
            ["You may ask", "The answer"],
            [
              "What is recorded, and when?",
              "Nothing before you have read the notice, agreed, and pressed Start. You are recorded only while you see a red dot, and see each recording before you use it. We also keep your name, email, phone number if you give one, and what you write.",
            ],
            [
              "Who sees it?",
              "The people who hire at the company, anyone they show it to, such as a colleague or a client, and the hiring software they use. A few people at Rolecall can, to run and repair it. It isn't public, isn't sold, and doesn't train AI. If you don't submit, the company sees that you started and not your answers.",
            ],
            [
              "What does a computer do?",
              `If you allow it, it writes down what you say, reads the words, and suggests scores to the company. It doesn't judge your face, your voice, or your accent. [How we score](${routes.howWeScore}) says what counts, and what it gets wrong.`,
            ],
            [
              "Can I say no to AI?",
              "Yes, before you begin: choose “No AI, please.” Your answers are then neither written down nor scored by a computer. People watch or read them, and you have no score.",
            ],
            [
              "Can I correct it, or get a copy?",
              "Yes, on your private page. Its link is in the email that says your answers have arrived. There you can read and correct what was heard, and download your data.",
            ],
            [
              "Can I delete it?",
              "At any time: “Withdraw and delete” is at the bottom of each step, in our emails about an unfinished interview, and on your private page. What the company has saved elsewhere by then, such as in its hiring software, stays there.",
            ],
            [
              "How long is it kept?",
              `Until you or the company deletes it, or for a time that the company set, which you read before you agree. What you don't submit goes ${UNFINISHED_DAYS} days after your last visit, but not before the interview closes. The [Privacy Policy](${routes.privacy}) says when it stays longer.`,
            ],
          ],
        },
      ],
    },
    {
      heading: "Is my link real?",
      blocks: [
        {
          list: [
            "Its address begins like this page's, with /i/ after the name of the site, and the company's name is at the top.",
            "We ask for your name, email, and sometimes your phone number. Rolecall never asks for money, a password, or bank details. If a question does, don't answer it, and tell us.",
            "Companies enter their names themselves. If in doubt, call the company at a number from its own website, not from the message, and ask if the link is theirs.",
          ],
        },
      ],
    },
    {
      heading: "Lost your link?",
      blocks: [
        `Open the company's link again: on the same device, you go on where you were. On another one, start again with the same email address, and we email you the way back, or, if you have submitted, a link to your private page. If the company's link is gone, ask the company for it; [whom else to ask](${routes.contact}#${APPLYING}).`,
      ],
    },
  ],
};
