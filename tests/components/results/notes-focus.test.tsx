import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Notes } from "#components/results/notes/notes";

jest.mock("next/navigation", () => ({ useRouter: () => ({}) }));
/** The form is on its way, and stays so. */
jest.mock("#components/shared/lazy-part", () => ({ lazyPart: () => () => <p>Loading</p> }));

describe("Adding a note", () => {
  it("keeps the focus in its section while the form loads", async () => {
    render(<Notes attemptId="a-1" notes={[]} />);
    await userEvent.click(screen.getByRole("button", { name: "Add a note" }));
    expect(screen.getByText("Loading")).toBeVisible();
    expect(screen.getByRole("heading", { name: "Notes" })).toHaveFocus();
  });
});
