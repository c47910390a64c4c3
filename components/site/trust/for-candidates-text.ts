import { routes } from "#lib/domain/core/routes";
import { UNFINISHED_DAYS } from "#lib/domain/room/room";
import { APPLYING } from "#lib/domain/site/contact";
import type { LegalText } from "#lib/domain/site/legal";

/** For whoever got a link and wonders whether it is real: the notice of the room in short, and what they can do. */
export const forCandidatesText: LegalText = {
  title: "Got a link from an employer?",
  intro:
    "The company uses Rolecall to ask its first questions. You answer by video or in writing, whenever it suits you, on your phone or computer, with no app and no account. People at the company decide. To continue, open your link again.",
  sections: [
    {
      heading: "Your link",
      blocks: [
        {
          table: [
            ["You may ask", "The answer"],
            [
              "Is it real?",
              "Its address begins like this page's, then has /i/, and the company's name is at the top. Companies enter their own names, so if in doubt, call a number from the company's website, not from the message, and ask.",
            ],
            [
              "What will I be asked for?",
              "Your name, email, and sometimes your phone number, then answers. Rolecall never asks for money, a password, or bank details. If a question does, don't answer it, and tell us.",
            ],
            [
              "How long does it take, and what does it cost?",
              "Its first page says about how many minutes. It's free, and there's nothing to sign up for.",
            ],
            [
              "I lost it",
              `Open the company's link again. On another device, give the same email address, and we email you the way back, or the link to your private page. If you have no link, ask the company. [Contact](${routes.contact}#${APPLYING}) says whom else.`,
            ],
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
              "Nothing before you have read the notice, agreed, and pressed Start, and then only while you see a red dot. We also keep your name and contact details, and what you write.",
            ],
            [
              "Who sees it?",
              "The company, people it shows it to, such as a client, its hiring software, and a few people at Rolecall who keep it running. It isn't public or sold, and doesn't train AI. If you don't submit, the company sees that you started, not your answers.",
            ],
            [
              "What does a computer do?",
              `If you allow it, it writes down what you say and suggests scores from the words, never from your face, voice, or accent. [How we score](${routes.howWeScore}) says what it gets wrong. People decide; only a rule of the company's for its first questions, if it has any, can end the interview by itself.`,
            ],
            [
              "Can I say no to AI?",
              "Yes, before you begin: “No AI, please.” Then no computer writes down or scores your answers. People watch or read them, and you have no score.",
            ],
            [
              "More time, or no video?",
              "Ask for it in the interview. You get it right away, and it doesn't affect your score.",
            ],
            [
              "Can I correct it, get a copy, or delete it?",
              "Yes, on your private page, whose link is in the email that says your answers have arrived. “Withdraw and delete” is also below each step and in our emails about an unfinished interview. What the company has saved elsewhere by then, such as in its hiring software, stays there.",
            ],
            [
              "How long is it kept?",
              `Until you or the company deletes it, or for as long as the company set, which you read before you agree. What you don't submit goes ${UNFINISHED_DAYS} days after your last visit, but not before the interview closes; in some cases later, see the [Privacy Policy](${routes.privacy}).`,
            ],
          ],
        },
      ],
    },
  ],
};
