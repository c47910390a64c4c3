import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DeleteAccountDialog } from "#components/company/delete-account-dialog";

async function open(credit: number) {
  render(<DeleteAccountDialog companyName="Bright Cleaning" credit={credit} />);
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
  });
});
