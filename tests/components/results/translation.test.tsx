import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { answers } from "#components/gallery/examples/results";
import { Translation } from "#components/results/answers/translation";
import type { AnswerView } from "#lib/domain/results/result-detail";

const send = jest.fn<Promise<Response>, [string]>();

beforeEach(() => {
  send.mockReset();
  Object.defineProperty(globalThis, "fetch", { configurable: true, value: send });
});

function open(changed: Partial<AnswerView>, attemptId: string | null = "a-1") {
  const [first] = answers;
  if (!first) throw new Error("The example has an answer.");
  const language = { code: "es", name: "Spanish" };
  render(<Translation answer={{ ...first, language, ...changed }} attemptId={attemptId} />);
}
const button = () => screen.queryByRole("button", { name: "Translate with AI" });

describe("A translation beside an answer", () => {
  it("is asked for by a press alone, and marked as a machine's", async () => {
    open({});
    expect(send).not.toHaveBeenCalled();
    send.mockResolvedValueOnce({
      ok: true,
      status: 200,
      json: async () => ({ text: "I cleaned offices." }),
    } as Response);
    await userEvent.click(button() ?? document.body);
    expect(await screen.findByText("I cleaned offices.")).toBeVisible();
    expect(send.mock.calls.map(([path]) => path)).toEqual([
      "/api/attempts/a-1/answers/q-1/translation",
    ]);
    expect(screen.getByText(/^Translated by an AI model\./)).toBeVisible();
    expect(within(screen.getByRole("status")).getByRole("region")).toHaveFocus();
    expect(button()).toBeNull();
  });

  it("that is kept stands there, and English or an unconfigured model offers none", () => {
    open({ translation: "Kept." }, null);
    expect(screen.getByText("Kept.")).toBeVisible();
    open({ language: null });
    open({}, null);
    open({ text: null });
    expect(button()).toBeNull();
  });
});
