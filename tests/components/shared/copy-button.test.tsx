import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CopyButton } from "#components/shared/copy-button";

describe("A copy button", () => {
  it("copies, shows its tick for two seconds and is itself again", async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const copied = new Promise((resolve) => {
      render(<CopyButton value="https://rolecall.example/i/abc" onDone={resolve} />);
    });
    await user.click(screen.getByRole("button", { name: "Copy" }));
    await act(() => copied);
    expect(await navigator.clipboard.readText()).toBe("https://rolecall.example/i/abc");
    expect(screen.getByRole("button", { name: "Copied" })).toBeVisible();
    act(() => jest.advanceTimersByTime(1999));
    expect(screen.getByRole("button", { name: "Copied" })).toBeVisible();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole("button", { name: "Copy" })).toBeVisible();
    jest.useRealTimers();
  });
});
