import { render, screen } from "@testing-library/react";
import { ExpiredLink } from "#components/account/expired-link";

describe("The reset screen without a session", () => {
  it("says of a spent link what may have become of it, and which password is the one", () => {
    render(<ExpiredLink missing={false} />);
    expect(screen.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
    expect(screen.getByText(/already been used/)).toHaveTextContent(
      "If you chose a new password with it, sign in with that one. If not, your old password still works.",
    );
    expect(screen.getByRole("link", { name: "Get a new link" })).toHaveAttribute(
      "href",
      "/forgot-password",
    );
  });

  it("speaks of no spent link to whoever opened none", () => {
    render(<ExpiredLink missing />);
    expect(screen.getByRole("heading", { name: "Open the link from your email" })).toBeVisible();
    expect(screen.queryByText(/already been used/)).toBeNull();
  });
});
