import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TryResult } from "#components/results/sample/try-result";
import { TryRoom } from "#components/room/try/try-room";
import { START_TRY } from "#components/room/try/try-welcome";
import { METRICS } from "#lib/domain/evaluation/metrics";
import { industryText } from "#lib/domain/site/industry-texts";
import { type TryScore, tryInterview } from "#lib/domain/site/try-it";
import { CATALOGS } from "#lib/messages/catalogs";
import { TRY_IT } from "#lib/messages/try-it";

const EN = CATALOGS.en;

const SAID = "I called my manager within five minutes";
const ANSWER = `I knocked a lamp over. ${SAID}, and told the client.`;
const [WRITTEN, RECORDED] = interview().questions;

function interview() {
  const text = industryText("residential-cleaning");
  if (!text) throw new Error("The sample is gone");
  return tryInterview(text);
}

const score: TryScore = {
  outcome: "scored",
  outcomeReason: null,
  rating: 7.4,
  adjusted: false,
  scorerRating: 7.4,
  qualified: true,
  borderline: false,
  summary: "A clear example.",
  notes: [],
  runs: 1,
  statements: [],
  scorer: "Rolecall's built-in rubric",
  metrics: METRICS.map((metric) => ({
    metric,
    score: metric === "reliability" ? 8.2 : null,
    reason: metric === "reliability" ? "Tells the manager at once." : "Not assessed.",
    quotes:
      metric === "reliability"
        ? [
            {
              questionId: "written",
              text: SAID,
              start: 23,
              end: 23 + SAID.length,
              startSeconds: null,
            },
          ]
        : [],
    override: null,
  })),
};

const send = jest.fn<Promise<Response>, [string, { body: string }]>();
const answers = (status: number, body: object) =>
  Promise.resolve({ ok: status < 400, status, json: async () => body } as Response);

beforeEach(() => {
  window.scrollTo = () => {};
  sessionStorage.clear();
  localStorage.clear();
  send.mockReset();
  Object.defineProperty(globalThis, "fetch", { configurable: true, value: send });
});

const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));

/** From what is told beforehand to the first question, answered. */
async function answerTheFirst() {
  render(
    <TryRoom trade="residential-cleaning" interview={interview()} Result={TryResult} {...TRY_IT} />,
  );
  expect(screen.getByText(/The recording stays in this browser/)).toBeVisible();
  expect(screen.getByText(/We don't store it/)).toBeVisible();
  await press(START_TRY);
  await screen.findByRole("heading", { name: WRITTEN?.text });
  await userEvent.type(screen.getByLabelText(EN.text.label), ANSWER);
  await press(EN.question.next);
  await screen.findByRole("heading", { name: RECORDED?.text });
}

describe("A sample interview", () => {
  it("shows what an employer sees, the video question skipped, and sends the text alone", async () => {
    send.mockReturnValue(answers(200, score));
    await answerTheFirst();
    await press(EN.question.skip);
    await press("Show my result");
    expect(
      await screen.findByRole("heading", { name: "What an employer would see" }),
    ).toHaveFocus();
    expect(send).toHaveBeenCalledTimes(1);
    expect(send.mock.calls[0]?.[0]).toBe("/api/try");
    expect(JSON.parse(send.mock.calls[0]?.[1].body ?? "")).toEqual({
      trade: "residential-cleaning",
      answers: [{ questionId: "written", text: ANSWER }],
    });
    expect(screen.getByRole("img", { name: "Overall rating: 7.4 out of 10, Good" })).toBeVisible();
    const said = screen.getByText(SAID, { selector: "q" });
    const summary = said.closest("details")?.querySelector("summary");
    if (summary) await userEvent.click(summary);
    await userEvent.click(said);
    expect(document.querySelector("mark")).toHaveTextContent(SAID);
    expect(screen.getByText("You skipped this one.")).toBeVisible();
    for (const link of screen.getAllByRole("link", { name: "Use this interview" })) {
      expect(link).toHaveAttribute("href", "/signup?plan=LAUNCH&sample=residential-cleaning");
    }
  });

  it("keeps the answer where it can't be scored, and tries again", async () => {
    send.mockReturnValueOnce(answers(429, { error: { code: "rate_limited", message: "Wait." } }));
    await answerTheFirst();
    await press(EN.question.skip);
    await press("Show my result");
    expect(await screen.findByRole("alert")).toHaveTextContent(/couldn't be scored right now/);
    send.mockReturnValue(answers(200, score));
    await press("Show my result");
    expect(await screen.findByText(ANSWER)).toBeVisible();
  });

  it("takes the second answer in writing where somebody would rather", async () => {
    send.mockReturnValue(answers(200, score));
    await answerTheFirst();
    await press(EN.accommodation.open);
    await userEvent.click(screen.getByRole("checkbox", { name: /Writing instead of video/ }));
    await press(EN.accommodation.save);
    await userEvent.type(
      await screen.findByLabelText(EN.text.label),
      "Mirror first, then the sink.",
    );
    await press(EN.question.toReview);
    await press("Show my result");
    await screen.findByText("Mirror first, then the sink.");
    const { answers: sent } = JSON.parse(send.mock.calls[0]?.[1].body ?? "");
    expect(sent).toHaveLength(2);
  });

  it("sends nothing where somebody asked for people only", async () => {
    await answerTheFirst();
    await press(EN.accommodation.open);
    await userEvent.click(screen.getByRole("checkbox", { name: /Human review only/ }));
    await press(EN.accommodation.save);
    await screen.findByRole("heading", { name: RECORDED?.text });
    await press(EN.question.skip);
    await press("Show my result");
    expect(await screen.findByRole("heading", { name: "Human review only" })).toBeVisible();
    expect(send).not.toHaveBeenCalled();
  });
});
