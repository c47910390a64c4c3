import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Notes } from "#components/results/notes";

jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: () => {} }) }));

const open = () => render(<Notes attemptId="a-1" notes={[]} />);
const field = () => screen.findByLabelText("New note");

beforeEach(() => sessionStorage.clear());

describe("A note that was begun", () => {
  it("is there again after its tab was left, without taking the focus", async () => {
    const { unmount } = open();
    await userEvent.click(screen.getByRole("button", { name: "Add a note" }));
    expect(await field()).toHaveFocus();
    await userEvent.type(await field(), "Call after four.");
    unmount();
    open();
    expect(await field()).toHaveValue("Call after four.");
    expect(await field()).not.toHaveFocus();
  });

  it("is gone once it is given up", async () => {
    const { unmount } = open();
    await userEvent.click(screen.getByRole("button", { name: "Add a note" }));
    await userEvent.type(await field(), "Call after four.");
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    expect(screen.getByRole("heading", { name: "Notes" })).toHaveFocus();
    unmount();
    open();
    expect(screen.queryByLabelText("New note")).toBeNull();
  });
});
