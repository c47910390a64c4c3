import type { LegalText } from "#lib/domain/site/legal";

/** What we aim for, how it is tested, and what we know is missing. */
export const accessibilityText: LegalText = {
  title: "Accessibility",
  intro:
    "Everyone who applies should be able to answer, and everyone who hires to read. We build to WCAG 2.2, level AA.",
  sections: [
    {
      heading: "What candidates can count on",
      blocks: [
        {
          list: [
            "More time, answers in writing instead of on video, captions, or review by people only: asked for in the room, granted right away, no reason needed. The company's owner sees the request; scoring never does.",
            "The room works by keyboard alone, at 400 % zoom, in light and dark, on old phones, and in ten languages, among them one from right to left.",
            "Nothing moves by itself where a device asks for less motion.",
            "What was heard is shown as text before it is submitted, and can be corrected.",
          ],
        },
      ],
    },
    {
      heading: "How it is tested",
      blocks: [
        {
          list: [
            "Each change is checked by a program (axe) against the rules of WCAG 2.0 to 2.2, A and AA, on every page, in light and dark, and at 320 pixels, where nothing may scroll sideways.",
            "Journeys through the room and the results are taken by keyboard, and where the focus goes after a dialog or an error is part of them.",
            "Colors never say anything alone: each score stands with its number.",
          ],
        },
      ],
    },
    {
      heading: "Known gaps",
      blocks: [
        {
          list: [
            "Screen readers: pages are checked by program and by keyboard, which doesn't find everything. A test by people who use a screen reader every day hasn't been done.",
            "Captions: recordings have them where they were transcribed. A transcript can be wrong, and the candidate can correct it.",
            "Films about the product have captions, and no audio description.",
            "PDF exports haven't been tested with a screen reader. The result's page says the same.",
            "Payment pages and sign-in with Google or Facebook are those companies' own.",
          ],
        },
      ],
    },
    {
      heading: "Tell us",
      blocks: [
        "If something stops you, write to us and say which page and which device. If you are in the middle of an interview, also tell the company that invited you: it can give you more time or another way to answer.",
      ],
    },
  ],
};
