import { FIRST_OPENING } from "#lib/domain/room/room";
import { type EntryState, entryReducer, firstEntry } from "#lib/room-client/entry-state";

const consent = { noticeVersion: "v1-en", language: "en", aiAllowed: true } as const;
const details = { name: "Maria", email: "maria@example.com", phone: "" };
const someone = { letter: "M", submittedAt: null, attemptId: "attempt-1" };
const submitted = { ...someone, submittedAt: "2026-11-22T12:00:00.000Z" };

describe("A link opens", () => {
  it.each([
    ["for somebody new at the welcome", null, false, "welcome"],
    ["for somebody who began here at the question who is there", someone, false, "opening"],
    ["for somebody who submitted at the thanks", submitted, false, "submitted"],
    ["on a shared device never at another person's thanks", submitted, true, "opening"],
  ] as const)("%s", (_name, returning, shared, step) => {
    expect(firstEntry(FIRST_OPENING, returning, shared).step).toBe(step);
  });
});

describe("What was typed and agreed to", () => {
  const typed = [
    { kind: "moved", to: "consent" },
    { kind: "consented", consent },
    { kind: "typed", details },
  ] as const;
  const there: EntryState = typed.reduce(entryReducer, firstEntry(FIRST_OPENING, null, false));

  it("stays for whoever looks at the notice once more", () => {
    const again = entryReducer(there, { kind: "moved", to: "consent" });
    expect(again).toMatchObject({ step: "consent", details, agreed: "v1-en" });
  });

  it.each([
    { kind: "moved", to: "welcome" },
    { kind: "opened", to: "welcome" },
    { kind: "began" },
  ] as const)("is for nobody who comes afterwards: $kind", (happened) => {
    const after = entryReducer(there, happened);
    expect(after.details.name).toBe("");
    expect(after.agreed).toBeUndefined();
  });
});

it("A browser that finds who began here never interrupts an attempt", () => {
  const start = firstEntry(FIRST_OPENING, null, false);
  const found = { kind: "found", returning: someone } as const;
  expect(entryReducer(start, found).step).toBe("opening");
  const began = entryReducer(start, { kind: "began" });
  expect(entryReducer(began, found)).toMatchObject({ step: "attempt", returning: someone });
});
