import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ChangePasswordDialog } from "#components/account/change-password-dialog";
import { PASSWORD_TOO_WEAK } from "#lib/domain/account/password";
import { PASSWORD_TEXTS } from "#lib/domain/account/password-forms";

const GOOD = "Better-horse-8";
const OLD = "Correct-horse-7";

const answer = (status: number, body: object) => {
  globalThis.fetch = jest
    .fn()
    .mockResolvedValue({ ok: status < 400, status, json: async () => body });
};

async function change(current: string, password: string, confirm: string) {
  for (const [label, text] of [
    ["Current password", current],
    ["New password", password],
    ["Confirm new password", confirm],
  ] as const) {
    await userEvent.clear(screen.getByLabelText(label));
    if (text) await userEvent.type(screen.getByLabelText(label), text);
  }
  await userEvent.click(screen.getByRole("button", { name: "Change Password" }));
}

describe("Someone who changes their password in settings", () => {
  beforeEach(async () => {
    answer(200, {});
    render(<ChangePasswordDialog email="ana@bright.example" />);
    await userEvent.click(screen.getByRole("button", { name: "Change Password" }));
  });

  it.each([
    ["", GOOD, GOOD, "Please fill in all fields"],
    [OLD, GOOD, "Other-horse-9", "New passwords do not match"],
    [OLD, OLD, OLD, PASSWORD_TEXTS.same],
    [OLD, "weak", "weak", PASSWORD_TOO_WEAK],
  ])("is told what is wrong before anything is sent: %j, %j, %j", async (...given) => {
    const [current, password, confirm, message] = given;
    await change(current, password, confirm);
    expect(screen.getByRole("alert")).toHaveTextContent(message);
    expect(globalThis.fetch).not.toHaveBeenCalled();
  });

  it.each(["Current password is incorrect", "Failed to update password"])(
    "is told what the handler says: %s",
    async (message) => {
      answer(400, { error: { message } });
      await change(OLD, GOOD, GOOD);
      expect(await screen.findByText(message)).toBeVisible();
    },
  );

  it("sees a common password crossed once the server has refused it", async () => {
    const message = PASSWORD_TOO_WEAK;
    answer(400, { error: { code: "invalid_input", message, fields: { password: message } } });
    await change(OLD, "Password1!", "Password1!");
    expect(await screen.findByText(message)).toBeVisible();
    const rule = screen.getByText(/^Not a commonly used password/);
    expect(rule).toHaveTextContent("Not a commonly used password: this one is too common");
    expect(screen.getByLabelText("New password")).toBeInvalid();
  });

  it("sees the rules and whether both agree while typing", async () => {
    await userEvent.type(screen.getByLabelText("New password"), GOOD);
    expect(screen.getByText("Password requirements:")).toBeVisible();
    await userEvent.type(screen.getByLabelText("Confirm new password"), "B");
    expect(screen.getByText("Passwords do not match")).toBeVisible();
    expect(screen.getByLabelText("Confirm new password")).toBeInvalid();
    await userEvent.type(screen.getByLabelText("Confirm new password"), GOOD.slice(1));
    expect(screen.getByText("Passwords match")).toBeVisible();
    expect(screen.getByLabelText("Confirm new password")).toBeValid();
  });

  it("begins anew when they come back to it", async () => {
    await change(OLD, GOOD, "Other-horse-9");
    await userEvent.keyboard("{Escape}");
    await userEvent.click(screen.getByRole("button", { name: "Change Password" }));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.getByLabelText("Current password")).toHaveValue("");
    expect(screen.getByLabelText("New password")).toHaveValue("");
  });
});
