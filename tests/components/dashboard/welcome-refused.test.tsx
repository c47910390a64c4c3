import { render, screen } from "@testing-library/react";
import { WelcomePopup } from "#components/dashboard/welcome-popup";

jest.mock("#components/dashboard/welcome-dialog", () => {
  throw new Error("The script can't be loaded.");
});

describe("A welcome window that can't be loaded", () => {
  it("is left out, and what comes after it comes", async () => {
    render(
      <WelcomePopup mask="1100" hasCandidates={false}>
        <p>After it</p>
      </WelcomePopup>,
    );
    expect(await screen.findByText("After it")).toBeVisible();
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
