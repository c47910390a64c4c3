import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TryHere } from "#components/results/sample/try-here";
import { UNREACHABLE } from "#components/shared/use-send";
import { industryText } from "#lib/domain/site/industry-texts";
import { DEFAULT_TRADE, ONE_ANSWER, SAMPLE_ANSWER, tryQuestions } from "#lib/domain/site/try-it";
import { scoreSample } from "#lib/workflows/site/score-sample";

const text = industryText(DEFAULT_TRADE);
const [question] = text ? tryQuestions(text) : [];
if (!question) throw new Error("The sample has no question.");

const SAID =
  "At my last job I knocked over a lamp. I called my boss right away, took a photo, and told the client the same day.";
const send = jest.fn<Promise<Response>, [string, { body: string }]>();
globalThis.fetch = (async (path: string, init: { body: string }) =>
  send(path, init)) as typeof fetch;
const answered = (status: number, body: unknown) =>
  ({ ok: status < 400, status, json: async () => body }) as Response;

const field = () => screen.getByRole("textbox", { name: question.text });
const show = () =>
  userEvent.click(screen.getByRole("button", { name: "Show what an employer sees" }));

const scored = () =>
  scoreSample([{ questionId: question.id, questionText: question.text, text: SAID }]);

beforeEach(() => send.mockReset());

describe("The question in the hero's place", () => {
  it("sends what was written once, and shows the product's summary with quotes", async () => {
    send.mockResolvedValue(answered(200, await scored()));
    render(<TryHere trade={DEFAULT_TRADE} question={question} />);
    expect(field()).toHaveFocus();
    await userEvent.type(field(), SAID);
    await show();
    expect(await screen.findByRole("heading", { name: "AI Analysis summary" })).toBeVisible();
    expect(screen.getByRole("heading", { name: "What an employer would see" })).toHaveFocus();
    expect(screen.getByText(ONE_ANSWER)).toBeVisible();
    expect(screen.queryByRole("img", { name: /^Overall rating/ })).toBeNull();
    expect(screen.queryByRole("heading", { name: "Strengths" })).toBeNull();
    expect(screen.queryByText(/qualified/i)).toBeNull();
    expect(screen.queryByRole("status")).toBeNull();
    expect(screen.getAllByText(/I called my boss right away/).length).toBeGreaterThan(1);
    expect(send).toHaveBeenCalledTimes(1);
    expect(JSON.parse(send.mock.calls[0]?.[1].body ?? "")).toEqual({
      trade: DEFAULT_TRADE,
      answers: [{ questionId: "written", text: SAID }],
    });
    expect(screen.getByRole("link", { name: "Use this interview" })).toHaveAttribute(
      "href",
      `/signup?plan=LAUNCH&sample=${DEFAULT_TRADE}`,
    );
  });

  it("offers a sample answer, which is in nobody's way", async () => {
    const answers = [{ questionId: question.id, questionText: question.text, text: SAMPLE_ANSWER }];
    send.mockResolvedValue(answered(200, await scoreSample(answers)));
    render(<TryHere trade={DEFAULT_TRADE} question={question} />);
    const offer = () => screen.queryByRole("button", { name: "Use a sample answer" });
    await userEvent.type(field(), "M");
    expect(offer()).toBeNull();
    await userEvent.clear(field());
    await userEvent.click(screen.getByRole("button", { name: "Use a sample answer" }));
    expect(field()).toHaveValue(SAMPLE_ANSWER);
    expect(field()).toHaveFocus();
    expect(offer()).toBeNull();
    expect(send).not.toHaveBeenCalled();
    await show();
    expect(await screen.findByRole("heading", { name: "AI Analysis summary" })).toBeVisible();
    expect(screen.getAllByText(/I knocked a lamp off the nightstand/).length).toBeGreaterThan(1);
  });

  it("goes with its result where a scroll answers a promise", async () => {
    Element.prototype.scrollIntoView = () => Promise.resolve();
    send.mockResolvedValue(answered(200, await scored()));
    const { unmount } = render(<TryHere trade={DEFAULT_TRADE} question={question} />);
    await userEvent.type(field(), SAID);
    await show();
    expect(await screen.findByRole("heading", { name: "AI Analysis summary" })).toBeVisible();
    expect(unmount).not.toThrow();
  });

  it("asks for words before it sends any", async () => {
    render(<TryHere trade={DEFAULT_TRADE} question={question} />);
    await show();
    expect(screen.getByText("Write an answer first")).toBeVisible();
    expect(field()).toHaveFocus();
    expect(send).not.toHaveBeenCalled();
    await userEvent.type(field(), "a");
    expect(screen.queryByText("Write an answer first")).toBeNull();
  });

  it("keeps what was written when it couldn't be sent, and says why", async () => {
    render(<TryHere trade={DEFAULT_TRADE} question={question} />);
    await userEvent.type(field(), SAID);
    send.mockRejectedValueOnce(new TypeError("offline"));
    await show();
    expect(await screen.findByText(UNREACHABLE)).toBeVisible();
    send.mockResolvedValueOnce(
      answered(429, { error: { code: "too_many_requests", message: "Too many tries." } }),
    );
    await show();
    expect(await screen.findByText("Too many tries.")).toBeVisible();
    expect(field()).toHaveValue(SAID);
  });

  it("shows no earlier result below a press that failed", async () => {
    render(<TryHere trade={DEFAULT_TRADE} question={question} />);
    await userEvent.type(field(), SAID);
    send.mockResolvedValueOnce(answered(200, await scored()));
    await show();
    expect(await screen.findByRole("heading", { name: "AI Analysis summary" })).toBeVisible();
    send.mockRejectedValueOnce(new TypeError("offline"));
    await show();
    expect(await screen.findByText(UNREACHABLE)).toBeVisible();
    expect(screen.queryByRole("heading", { name: "AI Analysis summary" })).toBeNull();
  });
});
