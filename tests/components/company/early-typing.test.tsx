import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { CompanyForm } from "#components/company/company-form";
import { toFormValues } from "#lib/domain/company/company";

describe("The location", () => {
  it("counts what was typed before the page was ready, and so does its time zone", async () => {
    const form = (
      <>
        <CompanyForm
          mode="create"
          lock="Upgrade to Launch to unlock this feature"
          initial={toFormValues(null, null)}
        />
      </>
    );
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(form);
    const fetch = jest
      .fn()
      .mockResolvedValue({ ok: true, status: 200, json: async () => ({ next: "#dashboard" }) });
    globalThis.fetch = fetch;
    for (const name of ["First name", "Last name", "Company name", "Location"]) {
      screen.getByLabelText<HTMLInputElement>(name).value = "Austin, TX";
    }
    screen.getByLabelText<HTMLSelectElement>("Industry").value = "cleaning";
    render(form, { container, hydrate: true });
    await userEvent.click(screen.getByRole("button", { name: "Continue to Dashboard" }));
    const saved = () => fetch.mock.calls.find(([path]) => path === "/api/company/profile");
    await waitFor(() => expect(saved()).toBeDefined());
    expect(JSON.parse(saved()?.[1].body)).toMatchObject({
      location: "Austin, TX",
      timeZone: "America/Chicago",
    });
  });
});
