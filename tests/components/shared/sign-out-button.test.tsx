import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Toaster } from "sonner";
import { AuthContext } from "#components/shared/auth";
import { SignOutButton } from "#components/shared/sign-out-button";

describe("Whoever can't be logged out", () => {
  it("is told, and may press again", async () => {
    const signOut = jest.fn().mockResolvedValue(false);
    render(
      <AuthContext
        value={{ user: null, owner: null, isAuthenticated: true, loading: false, signOut }}
      >
        <SignOutButton />
        <Toaster />
      </AuthContext>,
    );
    const button = screen.getByRole("button", { name: "Log out" });
    await userEvent.click(button);
    expect(await screen.findByText(/couldn't be logged out\. Check your connection/)).toBeVisible();
    expect(button).toBeEnabled();
  });
});
