export type FounderLetter = { heading: string; paragraphs: readonly string[]; signature: string };

/**
 * A SAMPLE: nobody has signed it. It may be shown in public only when the owner of the installation has put their own
 * letter in its place and says so by the setting of claims.
 */
export const FOUNDER_LETTER: FounderLetter = {
  heading: "A letter from our founder",
  paragraphs: [
    "If you run crews, you know the morning. Someone didn't show up, two jobs are waiting, and the applications you asked for last week sit in an inbox that nobody has opened. By the time you call the first person back, they've started somewhere else.",
    "The person you needed was in that inbox. They just never got to speak. A resume says little about someone who has cleaned houses for 10 years or kept a kitchen running on a Saturday night. Ten minutes of their own words say a lot.",
    "So we built the interview that you would do yourself if you had the time: your questions, the same for everyone, answered on a phone whenever a shift is over. A computer takes the notes and shows you where to look. You decide. That part should never be anyone's but yours.",
    "Write to me if we get something wrong. I read it.",
  ],
  signature: "The founder of Rolecall",
};

/** Said above the letter for as long as it is a sample. */
export const SAMPLE_LETTER = "A sample: this letter stands for one that nobody has signed yet.";
