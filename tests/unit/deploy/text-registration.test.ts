import { readFileSync } from "node:fs";
import { answerText, candidateText, invitationText } from "#lib/documents/text-messages";
import { fill } from "#lib/domain/text/words";
import { CATALOGS } from "#lib/messages/catalogs";

const said = readFileSync("docs/deploying/services.md", "utf8");
const company = "Bright Cleaning";
const job = "House cleaner";
const link = "https://rolecall.example/i/Xk3vQ9";
const contact = "hello@rolecall.example";
const facts = { language: "en", company, job, link, timeZone: "America/Chicago" } as const;
const applied = { languages: ["en"], jobIn: () => job, link } as const;
const answer = { language: "en", company, contact, applied } as const;

describe("What a company states to carriers about its texts", () => {
  it.each([
    ["the way back", candidateText("way_back", { ...facts, when: null })],
    ["the reminder", candidateText("reminder", { ...facts, when: null })],
    ["the receipt", candidateText("receipt", { ...facts, when: null })],
    ["a booking", candidateText("booking", { ...facts, when: "2026-12-03T15:00:00Z" })],
    ["an invitation", invitationText(facts)],
    ["the answer to a keyword", answerText("link", answer)],
    ["the answer to HELP", answerText("help", answer)],
    ["the answer to STOP", answerText("stopped", answer)],
    ["the words of the box", fill(CATALOGS.en.details.texts, { company })],
  ])("is what we send: %s", (_what, words) => expect(said).toContain(`> ${words}`));
});
