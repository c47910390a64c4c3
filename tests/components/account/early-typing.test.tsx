import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { ResetPasswordForm } from "#components/account/reset-password-form";

const GOOD = "Better-horse-8";

describe("A new password", () => {
  it("counts, and is checked, where it was typed before the page was ready", async () => {
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(<ResetPasswordForm />);
    const fetch = jest.fn().mockResolvedValue({ ok: true, status: 200, json: async () => ({}) });
    globalThis.fetch = fetch;
    for (const name of ["New password", "Confirm password"]) {
      screen.getByLabelText<HTMLInputElement>(name).value = GOOD;
    }
    render(<ResetPasswordForm />, { container, hydrate: true });
    expect(await screen.findByText("Passwords match")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Update password" }));
    await waitFor(() => expect(fetch).toHaveBeenCalled());
    expect(JSON.parse(fetch.mock.calls[0]?.[1].body)).toEqual({ password: GOOD, confirm: GOOD });
  });
});
