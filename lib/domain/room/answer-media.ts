/** What an answer consists of; a recording without a picture is audio. */
export const ANSWER_KINDS = ["video", "audio", "text"] as const;

export type AnswerKind = (typeof ANSWER_KINDS)[number];

/** Where a take's recording stands; `discarded` once its file may go. */
export const MEDIA_STATES = ["uploading", "uploaded", "ready", "failed", "discarded"] as const;

export type MediaState = (typeof MEDIA_STATES)[number];

/** What an upload finds: `cleared` if nothing of it is kept anymore, so that it begins again before it is sent. */
export const UPLOAD_STATES = [...MEDIA_STATES, "cleared"] as const;

export type UploadState = (typeof UPLOAD_STATES)[number];

/** What became of the lease to write an upload: still ours, ours while somebody waits for it, or another's. */
export const LEASE_STATES = ["held", "wanted", "lost"] as const;

export type LeaseState = (typeof LEASE_STATES)[number];
