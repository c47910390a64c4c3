import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DeleteAccountDialog } from "#components/company/delete-account-dialog";
import { deletionWords } from "#lib/domain/account/account-deletion";

async function open(credit: number, running: "SCALE" | null = null) {
  render(<DeleteAccountDialog whatGoes={deletionWords("Bright Cleaning", { credit, running })} />);
  await userEvent.click(screen.getByRole("button", { name: "Delete account" }));
  return screen.findByRole("dialog", { name: "Delete account" });
}

describe("The last question before an account is deleted", () => {
  it("says what becomes of the company's credit", async () => {
    expect(await open(469_100)).toHaveTextContent(
      "Your $4,691 in credit will be lost with the account. It can't be paid out or restored.",
    );
  });

  it("speaks of no credit where there is none", async () => {
    const dialog = await open(0);
    expect(dialog).toHaveTextContent("Bright Cleaning");
    expect(dialog).not.toHaveTextContent("credit");
    expect(dialog).not.toHaveTextContent("plan");
  });

  it("names the plan that is billed, and that it ends without a refund", async () => {
    expect(await open(0, "SCALE")).toHaveTextContent(
      "Your Scale plan ends right away with no refund, and you won't be charged for it again.",
    );
  });
});
