import {
  HIRING_RECORD_YEARS,
  RECORDINGS_DAYS,
  RESULTS_YEARS,
  WARNING_DAYS,
} from "#lib/domain/company/retention";
import { METRICS } from "#lib/domain/evaluation/metrics";
import { UNFINISHED_DAYS } from "#lib/domain/room/room";
import { CONTACT_KEPT_DAYS } from "#lib/domain/site/contact";
import { LEGAL, type LegalText } from "#lib/domain/site/legal";
import { PROCESSORS } from "./processors";

export const privacyText: LegalText = {
  title: "Privacy Policy",
  intro:
    "This page says in plain words what Rolecall keeps about employers, candidates, and visitors, why we keep it, who sees it, and how it gets deleted.",
  sections: [
    {
      heading: "Who is responsible",
      blocks: [
        'Employers decide whom they interview, what they ask, and what happens to the answers. For candidates\' data, the employer is the one responsible (a "controller" or "business" in privacy laws), and Rolecall works on its behalf (a "processor" or "service provider").',
        "For employers' accounts, for visitors to this site, and for messages sent to us, Rolecall is responsible itself.",
        `Rolecall is for people aged ${LEGAL.minimumAge} and over. We don't knowingly keep data about anyone younger. If you think we do, write to us and we will delete it.`,
      ],
    },
    {
      heading: "What we keep about employers",
      blocks: [
        {
          list: [
            "Your name, work email, and company profile: its name, location, industry, and, if you add them, website, colors, and logo.",
            "The interviews you write, the decisions and notes you make, and a history of both.",
            "Your plan, its dates, and your customer number at our payment service. Card numbers go straight to the payment service; we never see or store them.",
            "Your password, only as a hash that can't be reversed. If you sign in with Google or Facebook, we get your name and email address from them, and no password.",
            "How often things are done from one network address, for a short time, so that nobody can guess passwords or flood a form.",
          ],
        },
        "We use this to run your account, bill your plan, answer you, and keep the service safe.",
      ],
    },
    {
      heading: "What we keep about candidates",
      blocks: [
        {
          list: [
            "The name, email address, and phone number a candidate gives.",
            "Their answers: what they write, and for video answers the recording with its sound.",
            "A transcript of what was said, and the candidate's own corrections to it.",
            "When they could work and what they need to take part, if they tell us. A request for an accommodation is shown to the company's owner alone and is never part of the scoring.",
            "If they tick the box for text messages, or text us: that they did and when, and the texts both ways.",
            "The scores with their quotes, the employer's decision, and the record of the notice the candidate agreed to. Every version of that notice stays readable for whoever agreed to it.",
            "If they start and don't finish: that they started, and what they gave until then. The company can see who started, and reads the answers only after they are submitted.",
          ],
        },
        "Nothing is recorded before the candidate has read what is recorded, who sees it, how it is judged, and how long it is kept, and has agreed. An employer may give us names, email addresses, and phone numbers to invite people; we use them for that invitation and its reminders. We text a number only if its owner wrote first, or the employer tells us where and when that person agreed, and we call none. Whoever starts and doesn't finish may be reminded too, and an employer may ask someone to answer again. We collect nothing else about candidates from other sources: no social media, no background checks, no data brokers.",
        "After submitting, candidates may tell us their sex and their race or ethnicity so that the employer can check that its hiring is fair. Answering is voluntary, nobody can read one person's answer, and only counts of large enough groups ever come out.",
      ],
    },
    {
      heading: "How answers are scored",
      blocks: [
        `If the candidate allows it, software turns the sound of a video answer into text and suggests scores from 1 to 10 for ${METRICS.length} things: communication, experience, professionalism, reliability, problem solving, and cognitive ability. Each score is based on quotes from the answers. An answer of a few words isn't scored, and what no answer could be scored for says "not assessed" instead of a number.`,
        "Rolecall's built-in rules, which are written down at How we score, do the scoring, or a language model if one is set up. Beside each result it says which: the rules, or the model by its name.",
        "Scoring reads words only. Before it does, it hides who the candidate is: the name, contact details, and, in English and Spanish, words of gender and family. No picture or sound reaches the scoring. A language model gets those words, and, if an employer asks for an answer in English, that answer as it was given. We do not analyze faces, gaze, emotions, accents, or honesty, and we create no faceprints or voiceprints.",
        'A score is a suggestion. A person at the company looks at the answers and decides, and can change any score with a reason. Candidates can choose "No AI, please" before they begin: their answers are then neither transcribed nor scored and are looked at by people only.',
        "We do not use candidates' answers to train AI.",
      ],
    },
    {
      heading: "Who sees it",
      blocks: [
        "A candidate's answers are seen by the company that invited them, and by people without an account for whom the company makes a link: such a link shows answers and only what the company chose to show beside them, and it expires. We show them to no other company, except the hiring software that it connects, and a client or partner that it names to the candidate.",
        "A few people at Rolecall can reach stored data to run and repair the service. They look at it only when that is needed or when you ask us for help.",
        "We hand over data if a law or court makes us, and tell you first if we may. If Rolecall is ever sold or merged, data goes along under the promises of this page.",
        "We do not sell personal data, we do not share it for advertising, and there is no advertising on Rolecall.",
      ],
    },
    {
      heading: "Services that work for us",
      blocks: [
        "These services process data for us, each only for its own work. Which of them are in use depends on how Rolecall is set up; one that isn't set up receives nothing.",
        { table: [["Service", "What it does", "What it gets"], ...PROCESSORS] },
        "They may store data in the United States and in other countries. If you use Rolecall from elsewhere, your data is processed there too.",
      ],
    },
    {
      heading: "How long it's kept",
      blocks: [
        {
          list: [
            `Answers that were submitted: until the employer or the candidate deletes them. An employer can set two periods that both count from its last decision: recordings go after ${RECORDINGS_DAYS.min} days to ${RECORDINGS_DAYS.max / 365} years, everything else after ${RESULTS_YEARS.min} to ${RESULTS_YEARS.max} years. Where nobody has decided, the second period counts from the day the answers were submitted. The employer is told ${WARNING_DAYS} days ahead. Candidates read the periods before they agree.`,
            `What a candidate started and didn't submit: until they withdraw, or ${UNFINISHED_DAYS} days after they were last active, but never before the interview's deadline has passed. It is kept like a submitted application, for ${HIRING_RECORD_YEARS} year where the employer has set no period, if the candidate asked for an accommodation, if the employer's first questions ended the interview, or if the employer decided about the candidate.`,
            "A legal hold, set by the employer with a reason, keeps a record past those periods. It doesn't stop a candidate from deleting their own data.",
            "Employers' data: until the account is deleted.",
            `Messages sent through the contact page: ${CONTACT_KEPT_DAYS} days.`,
            "Invoices and records of payments: at our payment service, for as long as tax law requires.",
          ],
        },
      ],
    },
    {
      heading: "How it is deleted",
      blocks: [
        'Candidates withdraw and delete everything themselves, at any time: with "Withdraw and delete" at the bottom of each step of an interview, with the link in our emails about it, or, after submitting, on their private page, whose link comes with the confirmation email. Employers delete a response, an interview, or the whole account in Rolecall. From that moment nobody sees the data. Recordings, unfinished uploads, and records are then removed from our storage, usually within minutes, and what is on the device where somebody withdraws is removed with them.',
        "Emails that an employer already got from us stay in their mailbox. One about new answers says first names with an initial, ratings, and hours, and, where the employer chose it, a sentence of each candidate and their phone number. Employers have to delete those emails themselves.",
        "All that remains of a deleted candidate is numbers, versions, and dates, without a word they said or anything that names them, so that a decision can still be accounted for. An address or a number that gets no more messages from us stays as a keyed hash. Where the employer's own period deletes a record, those go too. What remains of a deleted account is a keyed hash of the email address and a fingerprint of the card, so that a new account isn't a second trial. Backups are overwritten in time.",
      ],
    },
    {
      heading: "Your rights",
      blocks: [
        "You may ask what is kept about you, get a copy, have it corrected, have it deleted, or object to how it is used. Nobody is treated worse for asking.",
        {
          list: [
            "Candidates find their answers, a copy of their data, corrections to the transcript, the notice they agreed to, and deletion on their private page; before submitting, deletion and the notice are at the bottom of each step. You can also ask the company that invited you, or us; we pass requests on to the company and help it answer. We delete on request within 30 days at the latest.",
            "Employers find an export of everything they can read and the deletion of their account in Company Settings.",
            "If you live in California, Colorado, Illinois, the European Union, or another place with its own rules on privacy or on automated decisions, you have the rights that those rules give you, including an appeal to us and a complaint to your authority.",
          ],
        },
        "We may ask for proof that it's you, usually by a link to the email address we know.",
      ],
    },
    {
      heading: "How it is protected",
      blocks: [
        "Data travels encrypted. Our database checks permission for every row. Recordings are stored privately and play for people who are signed in and allowed to see them, and for a reader whose link includes them; the address that a player reads expires within minutes. Of the secret codes in links that candidates are mailed and that companies share, we store only hashes.",
        "No system is perfectly safe. If something happens to your data, we tell you and the authorities as the law requires.",
      ],
    },
    {
      heading: "Emails, texts, and cookies",
      blocks: [
        "We send emails that belong to what you do on Rolecall. Emails about new answers, invitations, and reminders can be stopped by a link in each of them. An address that bounces or reports us as spam gets no more mail; we keep a keyed hash of it for that. Text messages end with the reply STOP: that number gets no more from any company, and we keep a keyed hash of it for that.",
        "We use cookies only to keep you signed in and in your interview. The Cookie Policy lists every one of them.",
      ],
    },
    {
      heading: "Changes",
      blocks: [
        "If we change this page in a way that matters, we tell employers by email before it takes effect. Candidates are always asked to agree to the notice of the day they begin.",
      ],
    },
  ],
};
