import {
  MAX_CHARACTERS,
  MAX_DURATIONS,
  MAX_RETAKES,
  moveQuestion,
  newQuestion,
  removeQuestion,
  THINKING_TIMES,
  UNSET,
} from "#lib/domain/interviews/question";
import { questionInWords, secondsInWords } from "#lib/domain/interviews/question-words";

const three = ["a", "b", "c"].map((id, index) => newQuestion(id, index + 1));
const shown = (questions: { id: string; order: number }[]) =>
  questions.map(({ id, order }) => `${order}${id}`).join(" ");

describe("The options of a question", () => {
  it("come from closed lists", () => {
    expect(MAX_DURATIONS).toEqual([60, 120, 180, 240, 300]);
    expect(MAX_CHARACTERS).toEqual([200, 400, 600, 800]);
    expect(MAX_RETAKES).toEqual([1, 2, 3]);
    expect(THINKING_TIMES).toEqual([30, 60, 90]);
  });

  it("send 0, 60, 3 and 500 where nobody touched them", () => {
    expect(UNSET).toEqual({ maxRetakes: 0, maxDuration: 60, thinkingTime: 3, maxCharacters: 500 });
    expect(newQuestion("a", 1)).toEqual({
      id: "a",
      text: "",
      translations: {},
      order: 1,
      answerType: "video",
      ...UNSET,
    });
  });

  it("say in words what candidates get", () => {
    expect(questionInWords(newQuestion("a", 1))).toBe(
      "No retakes: the first take is final. 3 seconds to think, up to 1 minute to answer.",
    );
    expect(
      questionInWords({
        ...newQuestion("a", 1),
        maxRetakes: 2,
        thinkingTime: 90,
        maxDuration: 300,
      }),
    ).toBe(
      "2 retakes: candidates can record up to 2 more times. 1 minute 30 seconds to think, up to 5 minutes to answer.",
    );
    expect(questionInWords({ ...newQuestion("a", 1), maxRetakes: 1 })).toMatch(/^1 retake: /);
    expect(secondsInWords(1)).toBe("1 second");
    expect(questionInWords({ ...newQuestion("a", 1), answerType: "text" })).toBe(
      "Up to 500 characters, about 85 words. Candidates can edit the text until they send it.",
    );
  });
});

describe("The list of questions", () => {
  it("renumbers when one is removed", () => {
    expect(shown(removeQuestion(three, "b"))).toBe("1a 2c");
  });

  it("keeps the last one", () => {
    expect(shown(removeQuestion(three.slice(0, 1), "a"))).toBe("1a");
  });

  it("renumbers when one moves, and stops at the ends", () => {
    expect(shown(moveQuestion(three, "c", -1))).toBe("1a 2c 3b");
    expect(shown(moveQuestion(three, "a", 1))).toBe("1b 2a 3c");
    expect(shown(moveQuestion(three, "a", -1))).toBe("1a 2b 3c");
    expect(shown(moveQuestion(three, "c", 1))).toBe("1a 2b 3c");
    expect(shown(moveQuestion(three, "stranger", 1))).toBe("1a 2b 3c");
  });
});
