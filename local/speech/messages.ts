import type { Asked, Transcript } from "./transcribe.ts";

/** What the server asks of its worker. */
export type Task = { sound: Uint8Array; asked: Asked };

/** What the worker answers: a transcript, or why this sound can't be heard. */
export type Answer = { transcript: Transcript } | { unreadable: string };

/** The argument of a worker that only shows that it can work, and ends at once. */
export const TRIAL = "--trial";
