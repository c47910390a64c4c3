import { defaultForm } from "#lib/domain/interviews/interview-form";
import { answersInWords, NO_ANSWERS, toListItem } from "#lib/domain/interviews/interview-list";
import { previewOfForm } from "#lib/domain/interviews/interview-preview";
import { newQuestion } from "#lib/domain/interviews/question";
import { storedInterview } from "#tests/support/stored-interview";

const company = {
  name: "Sparkle Homes",
  logoUrl: null,
  primaryColor: "#0693e3",
  secondaryColor: "#8ed1fc",
};

describe("A row of the list", () => {
  const interview = storedInterview({
    deadline: "2026-12-05T04:59:59.999Z",
    createdAt: "2026-11-22T03:30:00Z",
  });

  it("has the company's dates, whatever the reader's zone", () => {
    const row = toListItem(
      interview,
      NO_ANSWERS,
      "America/New_York",
      new Date("2026-12-01T00:00:00Z"),
    );
    expect(row).toMatchObject({ created: "Nov 21, 2026", deadline: "Dec 4, 2026", closed: false });
  });

  it("says when its deadline has passed", () => {
    const row = toListItem(
      interview,
      NO_ANSWERS,
      "America/New_York",
      new Date("2026-12-05T05:00:00Z"),
    );
    expect(row.closed).toBe(true);
    expect(toListItem({ ...interview, deadline: null }, NO_ANSWERS, "UTC", new Date()).closed).toBe(
      false,
    );
  });
});

describe("Who answered, in words", () => {
  it("says only what there is, and no more than is counted", () => {
    expect(Object.values(answersInWords(NO_ANSWERS))).toEqual([null, null, null, null]);
    expect(answersInWords({ submitted: 1001, undecided: 1000, unread: 3, waiting: 1 })).toEqual({
      submitted: "1,000+ submitted",
      undecided: "1,000 to decide",
      unread: "3 new",
      waiting: "1 waiting for your plan",
    });
  });
});

describe("The preview of a draft", () => {
  it("is the candidate's view of what was typed so far", () => {
    const questions = [
      { ...newQuestion("a", 1), text: " Why us? ", answerType: "text" as const },
      newQuestion("b", 2),
    ];
    const form = { ...defaultForm("a"), hourlyRate: " ", deadline: "2026-12-04", questions };
    expect(previewOfForm(form, company, "America/New_York")).toMatchObject({
      title: "Untitled interview",
      pay: null,
      deadline: "2026-12-05T04:59:59.999Z",
      company,
      questions: [
        { type: "text", text: "Why us?", maxCharacters: 500 },
        { type: "video", text: "Question 2 has no text yet", maxDuration: 60 },
      ],
    });
  });
});
