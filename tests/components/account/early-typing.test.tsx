import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { CompleteProfileForm } from "#components/account/complete-profile-form";
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

describe("A profile that another service began", () => {
  it("keeps what was corrected before the page was ready", async () => {
    const form = (
      <CompleteProfileForm
        initial={{ firstName: "ana", lastName: "Ruiz", companyName: "", email: "ana@b.example" }}
      />
    );
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(form);
    const fetch = jest.fn().mockResolvedValue({ ok: true, status: 200, json: async () => ({}) });
    globalThis.fetch = fetch;
    screen.getByLabelText<HTMLInputElement>("First name").value = "Ana";
    screen.getByLabelText<HTMLInputElement>("Company name").value = "Bright";
    render(form, { container, hydrate: true });
    await userEvent.click(screen.getByRole("button", { name: "Complete Profile" }));
    expect(screen.getByRole("alert")).toHaveTextContent("You must agree to the Terms");
    await userEvent.click(screen.getByRole("checkbox"));
    await userEvent.click(screen.getByRole("button", { name: "Complete Profile" }));
    await waitFor(() => expect(fetch).toHaveBeenCalled());
    expect(JSON.parse(fetch.mock.calls[0]?.[1].body)).toEqual({
      firstName: "Ana",
      lastName: "Ruiz",
      companyName: "Bright",
      email: "ana@b.example",
      acceptTerms: true,
    });
  });
});
