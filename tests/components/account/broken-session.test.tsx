import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BrokenSession } from "#components/account/broken-session";

describe("A session whose account has no profile", () => {
  it("says so and is ended before the sign-in screen comes", async () => {
    // It never answers: the browser of this test can't go to another page.
    globalThis.fetch = jest.fn(() => new Promise<Response>(() => {}));
    render(<BrokenSession />);
    expect(screen.getByRole("alert")).toHaveTextContent(
      "Authentication error. Please try logging in again.",
    );
    await userEvent.click(screen.getByRole("button", { name: "Return to Login" }));
    expect(globalThis.fetch).toHaveBeenCalledWith(
      "/api/auth/sign-out",
      expect.objectContaining({ method: "POST" }),
    );
    expect(screen.getByRole("button", { name: "Return to Login" })).toBeDisabled();
  });
});
