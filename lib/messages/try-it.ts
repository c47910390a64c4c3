import type { LanguageCode } from "#lib/domain/text/languages";
import en from "./en.json" with { type: "json" };
import type { RoomMessages } from "./room.ts";

/** The room's texts when somebody tries a sample: nothing is sent to a company, and nothing is kept. */
export const TRY_IT: { language: LanguageCode; messages: RoomMessages } = {
  language: "en",
  messages: {
    ...en,
    frame: {
      ...en.frame,
      preview:
        "A sample interview. Your recording stays in this browser, and your text is scored and not stored.",
    },
    text: { ...en.text, saving: "Saving", saved: "Kept on this page only" },
    video: {
      ...en.video,
      sentAway:
        "Your recording is on this page and nowhere else. You can watch it with the result.",
    },
    upload: {
      ...en.upload,
      sending: "Keeping it on this page, {percent}%",
      uploaded: "All of it is on this page",
      checking: "Checking that every second is there",
      sent: "On this page only",
      allSent: "Everything is ready.",
      keepOpen: "Please keep this page open.",
    },
    review: {
      ...en.review,
      title: "Ready to see what an employer sees?",
      lead: "What you wrote is scored once and isn't stored. A recording stays in this browser.",
      missing: "Skipped. That's fine here.",
      submit: "Show my result",
      submitting: "Scoring",
    },
    later: {
      ...en.later,
      open: "Stop here",
      lead: "None of this sample was stored. Close the page, and your answers are gone.",
      noDeadline: "In a real interview, candidates could come back to their answers later.",
      sent: "Nothing was sent to anybody.",
    },
    accommodation: {
      ...en.accommodation,
      lead: "Every candidate can ask for this, at any time, and it doesn't affect the score. Try it: it applies from now on.",
    },
    errors: {
      ...en.errors,
      submit:
        "The answer couldn't be scored right now. It is still here. Please wait a minute and try again.",
    },
  },
};
