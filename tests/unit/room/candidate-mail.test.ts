import { describe, expect, it } from "@jest/globals";
import { CANDIDATE_MAILS, sendDecision } from "#lib/domain/room/candidate-mail";

const now = new Date("2026-05-04T10:20:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3600 * 1000);

const facts = {
  submitted: false,
  out: false,
  closes: null,
  lastSeen: daysAgo(2),
  ownerVerified: true,
};

describe("A candidate's mail, when its time has come", () => {
  it.each(["resume", "nudge", "retry"] as const)("%s leads back to what is unfinished", (mail) => {
    expect(sendDecision(mail, facts, now)).toBe("send");
    expect(sendDecision(mail, { ...facts, submitted: true }, now)).toBe("drop");
    expect(sendDecision(mail, { ...facts, closes: daysAgo(1) }, now)).toBe("drop");
  });

  it.each(["confirmation", "private"] as const)("%s leads to what was submitted", (mail) => {
    expect(sendDecision(mail, facts, now)).toBe("drop");
    const submitted = { ...facts, submitted: true, closes: daysAgo(1) };
    expect(sendDecision(mail, submitted, now)).toBe("send");
  });

  it("goes to nobody whom the knockout questions stopped", () => {
    expect(sendDecision("nudge", { ...facts, out: true }, now)).toBe("drop");
    expect(sendDecision("let_in", facts, now)).toBe("send");
  });

  it("reminds nobody who was here within a day", () => {
    const away = { ...facts, lastSeen: daysAgo(0.5) };
    expect(sendDecision("nudge", away, now)).toEqual({
      waitUntil: new Date("2026-05-04T22:20:00Z"),
    });
  });

  it.each(CANDIDATE_MAILS)(
    "%s waits for an owner who is who they say, unless asked for",
    (mail) => {
      const submitted = mail === "confirmation" || mail === "private";
      const waiting = { ...facts, submitted, ownerVerified: false };
      const held = { holdUntil: new Date("2026-05-16T10:20:00Z") };
      expect(sendDecision(mail, waiting, now)).toEqual(mail === "private" ? "send" : held);
      const long = { ...waiting, lastSeen: daysAgo(15) };
      expect(sendDecision(mail, long, now)).toBe(mail === "private" ? "send" : "drop");
    },
  );
});
