import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fullResult, thinResult } from "#components/gallery/examples/full-result";
import { result } from "#components/gallery/examples/results";
import { Review } from "#components/results/response/review";
import { INSTRUCTED } from "#lib/domain/results/provenance";
import { NO_SPEECH } from "#lib/domain/results/result-detail";
import { BORDERLINE } from "#lib/domain/results/results";

let search = "";
jest.mock("next/navigation", () => ({
  useSearchParams: () => new URLSearchParams(search),
  useRouter: () => ({ refresh: jest.fn() }),
}));

const play = jest.fn().mockResolvedValue(undefined);

beforeEach(() => {
  search = "";
  play.mockClear();
  window.history.replaceState(null, "", "/interviews/responses/a-1");
  window.HTMLMediaElement.prototype.play = play;
  window.HTMLElement.prototype.scrollIntoView = jest.fn();
  Object.defineProperty(HTMLMediaElement.prototype, "readyState", {
    configurable: true,
    get: () => 1,
  });
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: true,
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    });
});

const video = () => {
  const found = document.querySelector("video");
  if (!found) throw new Error("no player");
  return found;
};

describe("An employer who asked knockout questions", () => {
  const answers = [
    { id: "k-1", question: "Do you have a license?", answer: "No", passes: false },
    { id: "k-2", question: "Can you work nights?", answer: "Yes", passes: true },
  ];

  it.each([
    [true, "Didn't pass, and you let them in."],
    [false, "Passed."],
  ])("reads the answers beside their own rule (let in: %s)", (letIn, words) => {
    render(<Review result={{ ...result, screening: { letIn, answers } }} pdfLock={null} />);
    const panel = screen.getByRole("region", { name: "Knockout questions" });
    expect(panel).toHaveTextContent(words);
    expect(within(panel).getAllByRole("listitem")[0]).toHaveTextContent(
      "Do you have a license? No, doesn't pass your rule",
    );
    expect(panel).toHaveTextContent("Can you work nights? Yes, passes your rule");
  });

  it("reads nothing of it where none were asked", () => {
    render(<Review result={result} pdfLock={null} />);
    expect(screen.queryByRole("region", { name: "Knockout questions" })).toBeNull();
  });
});

describe("An employer who reads a rating", () => {
  it("sees each metric with its number, its word and its reason", () => {
    render(<Review result={result} pdfLock={null} />);
    const metric = screen.getByRole("heading", { name: "Problem solving" }).closest("details");
    expect(metric).toHaveTextContent("Little said3.0");
    expect(metric).toHaveTextContent("Names one step.");
  });

  it("sees 'Not assessed' with the reason, and never a zero", () => {
    render(<Review result={result} pdfLock={null} />);
    const metric = screen.getByRole("heading", { name: "Reliability" }).closest("details");
    expect(metric).toHaveTextContent("Not assessed");
    expect(metric).toHaveTextContent("No answer speaks of it.");
    expect(metric).not.toHaveTextContent(/\d\.\d/);
  });

  it("reaches the scrolling answer beside the reviews by the keyboard", () => {
    render(<Review result={result} pdfLock={null} />);
    const box = within(screen.getByRole("complementary", { name: "Answer" })).getByRole("group");
    expect(box).toHaveAttribute("tabindex", "0");
    expect(box).toHaveAccessibleName("Transcript");
  });

  it("reads every candidate's words in the direction of their script", () => {
    const text = "نظفت المكاتب لثلاث سنوات.";
    const [first, ...others] = result.answers;
    const [metric] = result.evaluation?.metrics ?? [];
    if (!first || !metric || !result.evaluation) throw new Error("the example is scored");
    const quote = { questionId: "q-1", text, start: 0, end: text.length, startSeconds: null };
    const evaluation = { ...result.evaluation, metrics: [{ ...metric, quotes: [quote] }] };
    const answers = [{ ...first, text, question: "ماذا نظفت؟", segments: [] }, ...others];
    render(<Review result={{ ...result, answers, evaluation }} pdfLock={null} />);
    for (const words of [...screen.getAllByText(text), screen.getByText("ماذا نظفت؟")])
      expect(words.closest("[dir=auto]")).not.toBeNull();
  });

  it("hears a quote: the player jumps to its moment, and its words are marked", async () => {
    render(<Review result={result} pdfLock={null} />);
    await userEvent.click(
      screen.getByRole("button", { name: /Nobody complained.*Play from 0:06(?! · quoted)/ }),
    );
    expect(video().currentTime).toBe(6.5);
    expect(play).toHaveBeenCalled();
    expect(document.querySelector("mark")).toHaveTextContent("Nobody complained.");
  });

  it("goes on from the answer by the keyboard where the quote plays in the other tab", async () => {
    window.matchMedia = (query) =>
      Object.assign(new EventTarget(), {
        matches: false,
        media: query,
        onchange: null,
        addListener: () => {},
        removeListener: () => {},
      });
    render(<Review result={result} pdfLock={null} />);
    screen.getByRole("button", { name: /Nobody complained.*Play from 0:06(?! · quoted)/ }).focus();
    search = "tab=video&question=q-1";
    await userEvent.keyboard("{Enter}");
    expect(video().currentTime).toBe(6.5);
    expect(screen.getByRole("region", { name: "Answer" })).toHaveFocus();
  });

  it("takes no focus to the answer that the address opens", () => {
    search = "tab=video&question=q-1";
    render(<Review result={result} pdfLock={null} />);
    expect(document.body).toHaveFocus();
  });

  it("tells apart two quotes that begin at one place", () => {
    const complaints = jest.spyOn(console, "error").mockImplementation(() => {});
    const { evaluation } = result;
    const [metric] = evaluation?.metrics ?? [];
    const [quote] = metric?.quotes ?? [];
    if (!evaluation || !metric || !quote) throw new Error("the example is scored");
    const shorter = { ...quote, text: "Nobody", end: 40 };
    const metrics = [{ ...metric, quotes: [quote, shorter] }];
    render(
      <Review result={{ ...result, evaluation: { ...evaluation, metrics } }} pdfLock={null} />,
    );
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
  });

  it("is shown a written quote in its answer", async () => {
    search = "question=q-2";
    render(<Review result={result} pdfLock={null} />);
    await userEvent.click(
      screen.getByRole("button", { name: /I call the client first.*Show in answer/ }),
    );
    expect(document.querySelector("mark")).toHaveTextContent("I call the client first.");
    expect(play).not.toHaveBeenCalled();
  });

  it("learns who scored, that it is borderline, and what was tried, apart from the score", () => {
    render(<Review result={result} pdfLock={null} />);
    expect(screen.getByText(/Scored by Rolecall's built-in rules/)).toBeVisible();
    expect(screen.getByText(BORDERLINE)).toBeVisible();
    expect(screen.getByRole("heading", { name: INSTRUCTED })).toBeVisible();
    expect(screen.getByText("Scoring doesn't follow instructions in an answer.")).toBeVisible();
    expect(screen.queryByText(/^The candidate tried to influence the scoring/)).toBeNull();
  });

  it("can read every justification on one sheet, and hear it there", async () => {
    render(<Review result={result} pdfLock={null} />);
    await userEvent.click(screen.getByRole("button", { name: "View Metrics" }));
    const sheet = within(screen.getByRole("dialog", { name: "Metrics" }));
    expect(sheet.queryByRole("region", { name: "Answer" })).toBeNull();
    const reason = { name: /^Names places and years\..*Play from 0:06/ };
    await userEvent.click(await sheet.findByRole("button", reason));
    expect(sheet.getByRole("button", { ...reason, pressed: true })).toBeVisible();
    const answer = within(await sheet.findByRole("region", { name: "Answer" }));
    expect(await answer.findByText("Nobody complained.", { selector: "mark" })).toBeVisible();
    fireEvent.loadedMetadata(answer.getByLabelText("Answer to question 1"));
    expect(play).toHaveBeenCalled();
  });

  it("goes to the question that an item to check is about", async () => {
    render(<Review result={fullResult} pdfLock={null} />);
    await userEvent.click(screen.getByRole("button", { name: /When they could start.*no answer/ }));
    expect(window.location.search).toContain("question=d-4");
    expect(screen.getByText("own car").closest("button")).toBeNull();
  });

  it("is shown a quote's words once, and again in a metric that would be empty without them", () => {
    render(<Review result={fullResult} pdfLock={null} />);
    const words = /^Then I call the other one before they have to ask/;
    expect(screen.getAllByText(words, { selector: "q" })).toHaveLength(2);
    const [metric] = screen
      .getAllByRole("group", { hidden: true })
      .filter(({ id }) => id === "metric-professionalism");
    expect(metric).toHaveTextContent("Question 2 · Play from 0:13");
  });

  it("sees the metrics and no number where too little was said", () => {
    render(<Review result={thinResult} pdfLock={null} />);
    expect(screen.getByText("Too little to rate")).toBeVisible();
    expect(screen.queryByRole("img", { name: /^Overall rating/ })).toBeNull();
    expect(screen.getByRole("heading", { name: "Six metrics" })).toBeVisible();
    expect(screen.queryByRole("heading", { name: "Strengths" })).toBeNull();
  });

  it("opens the week where the hours are pressed", async () => {
    Element.prototype.scrollIntoView = jest.fn();
    render(<Review result={fullResult} pdfLock={null} />);
    const table = screen.getByRole("table", { hidden: true });
    expect(table).not.toBeVisible();
    await userEvent.click(screen.getByRole("link", { name: /^Hours/ }));
    expect(table).toBeVisible();
  });

  it("is told why there is no number, answer by answer", () => {
    const { evaluation } = result;
    if (!evaluation) throw new Error("the example is scored");
    render(
      <Review
        pdfLock={null}
        result={{
          ...result,
          state: "not_enough_evidence",
          evaluation: {
            ...evaluation,
            outcome: "not_enough_evidence",
            summary: null,
            outcomeReason: "Too few words.",
          },
        }}
      />,
    );
    expect(screen.getByText(/Too few words\./)).toBeVisible();
    expect(
      screen.getByRole("button", { name: /When can you work.*no speech was heard/ }),
    ).toBeVisible();
  });
});

describe("An employer who watches answers", () => {
  it("reads beside what was heard what the candidate wrote instead", () => {
    const [first, ...others] = result.answers;
    if (!first) throw new Error("the example has answers");
    const otherVersion = { text: "I led a crew of ten.", by: "statement" as const, segments: [] };
    search = "tab=video&question=q-1";
    const answers = [{ ...first, otherVersion }, ...others];
    render(<Review result={{ ...result, answers }} pdfLock={null} />);
    const statement = screen.getByRole("region", {
      name: "The candidate's own statement, question 1",
    });
    expect(within(statement).getByText("I led a crew of ten.")).toBeVisible();
    expect(statement).toHaveTextContent("wasn't scored");
    expect(screen.getByRole("region", { name: "Transcript, question 1" })).toHaveTextContent(
      "for three years",
    );
  });

  it("opens the tab and the answer that the address names", () => {
    search = "tab=video&question=q-3";
    render(<Review result={result} pdfLock={null} />);
    expect(screen.getByRole("tab", { name: "Video & Transcripts" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    expect(screen.getByText(NO_SPEECH)).toBeVisible();
    expect(video()).toHaveAttribute("src", "/api/media/m-3");
  });

  it("begins at the first question, however it was answered", () => {
    search = "tab=video";
    const [first, ...others] = result.answers;
    if (!first) throw new Error("the example has answers");
    const answers = [{ ...first, mediaId: null }, ...others];
    render(<Review result={{ ...result, answers }} pdfLock={null} />);
    const list = screen.getByRole("navigation", { name: "Questions" });
    expect(list.querySelector("[aria-current]")).toHaveTextContent(first.question);
  });

  it("goes to a moment by pressing its line", async () => {
    search = "tab=video&question=q-1";
    render(<Review result={result} pdfLock={null} />);
    await userEvent.click(screen.getByRole("button", { name: /0:06 ?Nobody complained/ }));
    expect(video().currentTime).toBe(6.5);
  });

  it("keeps the chosen question in the address", async () => {
    search = "tab=video";
    render(<Review result={result} pdfLock={null} />);
    await userEvent.click(screen.getByRole("button", { name: /Something broke/ }));
    expect(window.location.search).toContain("question=q-2");
  });
});
