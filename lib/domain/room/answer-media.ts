/** What an answer consists of; a recording without a picture is audio. */
export const ANSWER_KINDS = ["video", "audio", "text"] as const;

export type AnswerKind = (typeof ANSWER_KINDS)[number];

/** Where a take's recording stands; `discarded` once its file may go. */
export const MEDIA_STATES = ["uploading", "uploaded", "ready", "failed", "discarded"] as const;

export type MediaState = (typeof MEDIA_STATES)[number];
