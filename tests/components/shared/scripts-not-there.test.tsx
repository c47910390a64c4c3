import { render, renderHook, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DRAFT_NOT_READ, DraftDialog } from "#components/interviews/wizard/draft-dialog";
import { usePlan } from "#components/shared/use-plan";
import { defaultForm } from "#lib/domain/interviews/interview-form";

jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

// The line broke after the page came: what loads on use isn't there.
jest.mock("#lib/domain/interviews/drafted-questions", () => {
  throw new Error("Failed to load chunk");
});
jest.mock("#components/shared/plan-state", () => {
  throw new Error("Failed to load chunk");
});

beforeEach(() => {
  globalThis.fetch = jest.fn().mockResolvedValue({ ok: true, json: async () => ({}) });
});

describe("A script that can't be loaded on use", () => {
  it("is said of drafted questions", async () => {
    render(<DraftDialog form={defaultForm("none")} take={() => {}} />);
    await userEvent.click(screen.getByRole("button", { name: "Draft questions" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(DRAFT_NOT_READ);
    expect(screen.getByRole("button", { name: "Draft again" })).toBeEnabled();
  });

  it("is said of the plan", async () => {
    const { result } = renderHook(() => usePlan("5b1f7a38-4c3e-4a53-8a6a-1d2b7c9e0f11"));
    await waitFor(() => expect(result.current.failed).toBe(true));
  });
});
