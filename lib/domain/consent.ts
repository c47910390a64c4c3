/** The version of the notice and the consent text in `lib/messages`. Change it with every change of their meaning. */
export const NOTICE_VERSION = "2026-11-21";

/** What a candidate agrees to before anything is recorded. */
export type Consent = {
  noticeVersion: string;
  /** The language the notice was read in. */
  language: string;
  /** False: people only, neither transcription nor evaluation. */
  aiAllowed: boolean;
};
