import { NO_ANSWERS } from "#lib/room-client/attempt-state";
import { firstSteps, nextStep, shownStep, stepReducer } from "#lib/room-client/step-state";
import { roomQuestion } from "#tests/support/room-interview";

const text = (id: string) => roomQuestion({ id, type: "text" });
const questions = [text("one"), text("two")];
const answered = (...ids: string[]) => ({
  ...NO_ANSWERS,
  texts: new Map(ids.map((id) => [id, "Yes."])),
});
const opened = (kept?: string, ids: string[] = [], asked = questions) =>
  firstSteps(kept, asked, answered(...ids), null).step;

describe("An attempt opens", () => {
  it("at the step that this device kept, if it is still there", () => {
    expect(["1", "week", "review"].map((kept) => opened(kept))).toEqual([1, "week", "review"]);
    expect(opened("7", ["one"])).toBe(1);
  });

  it("at the first question without an answer, else at the overview", () => {
    expect([opened(), opened(undefined, ["one"])]).toEqual([0, 1]);
    expect(opened(undefined, ["one", "two"])).toBe("review");
  });

  it("at the camera's check only if there is something to film, and nothing was answered", () => {
    const filmed = [roomQuestion({ id: "one" }), text("two")];
    expect(opened(undefined, [], filmed)).toBe("check");
    expect(opened(undefined, ["two"], filmed)).toBe(0);
    expect([shownStep("check", filmed), shownStep("check", questions)]).toEqual(["check", 0]);
  });
});

it("A step aside leaves what was chosen there, and knows where it came from", () => {
  const start = firstSteps("1", questions, NO_ANSWERS, null);
  const aside = stepReducer(start, { kind: "steppedAside", to: "accommodation", filming: true });
  const wish = { kinds: [], note: "I stammer." };
  const wished = stepReducer(aside, { kind: "wished", wish });
  const back = stepReducer(wished, { kind: "moved", to: wished.asideFrom.step });
  expect(back).toEqual({ ...start, wish, asideFrom: { step: 1, filming: true } });
});

describe("After a question comes", () => {
  const interview = { showAvailability: true };
  const attempt = (...ids: string[]) => ({
    answers: answered(...ids),
    state: { again: null, availability: null },
  });

  it("the next one, while one of the rest has no answer", () => {
    expect(nextStep(attempt("one"), interview, questions, 0)).toBe(1);
  });

  it("the week once, then the overview", () => {
    const all = attempt("one", "two");
    expect(nextStep(all, interview, questions, 0)).toBe("week");
    expect(nextStep(all, { showAvailability: false }, questions, 0)).toBe("review");
    const known = { ...all, state: { again: null, availability: "0" } };
    expect(nextStep(known, interview, questions, 1)).toBe("review");
  });
});
