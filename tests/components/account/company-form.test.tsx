import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CompanyForm } from "#components/company/company-form";
import { forgetSample, rememberSample } from "#components/shared/picked-sample";
import { toFormValues, UNNAMED_COMPANY } from "#lib/domain/company/company";

const names = { firstName: "Ana", lastName: "Reyes", companyName: "Bright Homes" };
const company = {
  name: "Bright Homes",
  location: "Austin, TX",
  industry: "cleaning",
  website: null,
  primaryColor: "#0693e3",
  secondaryColor: "#8ed1fc",
  logoUrl: null,
  timeZone: "America/Chicago",
};

function show(props: Partial<Parameters<typeof CompanyForm>[0]>) {
  render(
    <CompanyForm
      mode="create"
      lock="Upgrade to Launch to unlock this feature"
      initial={toFormValues(names, company)}
      {...props}
    />,
  );
}

function answerWith(status: number, body: object) {
  const fetch = jest.fn().mockResolvedValue({ ok: status < 400, status, json: async () => body });
  globalThis.fetch = fetch;
  return () => JSON.parse(fetch.mock.calls[0][1].body);
}

/** Whether the browser would ask before the page is left. */
function asksToStay(): boolean {
  const leaving = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
}

describe("The company form", () => {
  it("isn't left with changes unasked until they are saved, a logo too", async () => {
    answerWith(200, { logo: "a.png" });
    show({ mode: "update", lock: null });
    expect(asksToStay()).toBe(false);
    await userEvent.type(screen.getByLabelText("Company name"), "!");
    expect(asksToStay()).toBe(true);
    await userEvent.click(screen.getByRole("button", { name: "Save Company Profile" }));
    await waitFor(() => expect(asksToStay()).toBe(false));
    const logo = new File(["x"], "logo.png", { type: "image/png" });
    await userEvent.upload(screen.getByLabelText("Logo"), logo);
    expect(asksToStay()).toBe(true);
    await userEvent.click(screen.getByRole("button", { name: "Save Company Profile" }));
    await waitFor(() => expect(asksToStay()).toBe(false));
  });

  it("folds the branding while a company is set up, and opens it for what is wrong in it", async () => {
    answerWith(200, {});
    show({ lock: null });
    const website = screen.getByLabelText("Website");
    expect(website).not.toBeVisible();
    await userEvent.click(screen.getByText("Branding"));
    expect(website).toBeVisible();
    await userEvent.type(website, "not an address");
    await userEvent.click(screen.getByText("Branding"));
    expect(website).not.toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Continue to Dashboard" }));
    await waitFor(() => expect(website).toBeVisible());
  });

  it("asks for what is missing, in the banner and at each field", async () => {
    answerWith(200, {});
    show({ initial: toFormValues(null, null) });
    await userEvent.click(screen.getByRole("button", { name: "Continue to Dashboard" }));
    expect(await screen.findAllByText("First name is required")).toHaveLength(2);
    for (const message of [
      "Last name is required",
      "Company name is required",
      "Location is required",
      "Industry is required",
    ]) {
      expect(screen.getByText(message)).toBeVisible();
    }
    expect(globalThis.fetch).not.toHaveBeenCalled();
  });

  it("asks for the name of a company that was begun without one", () => {
    show({ initial: toFormValues(names, { ...company, name: UNNAMED_COMPANY, location: "" }) });
    expect(screen.getByLabelText("Company name")).toHaveValue("");
  });

  it("keeps website, colors and logo locked below Launch, says why, and sends none of them", async () => {
    const sent = answerWith(200, { next: "#dashboard" });
    show({ lock: "Upgrade to Launch to unlock this feature" });
    expect(screen.getByLabelText("Website")).toBeDisabled();
    expect(screen.getByLabelText("Logo")).toBeDisabled();
    expect(screen.getByLabelText("Primary color")).toBeDisabled();
    expect(screen.getByLabelText("Secondary color")).toBeDisabled();
    await userEvent.hover(
      screen.getAllByRole("group", { name: "Upgrade to Launch to unlock this feature" })[0] ??
        document.body,
    );
    expect(await screen.findByRole("tooltip")).toHaveTextContent(
      "Upgrade to Launch to unlock this feature",
    );
    await userEvent.click(screen.getByRole("button", { name: "Continue to Dashboard" }));
    expect(sent()).not.toHaveProperty("website");
    expect(sent()).not.toHaveProperty("primaryColor");
    expect(window.location.hash).toBe("#dashboard");
  });

  it("sends branding from Launch up", async () => {
    const sent = answerWith(200, {});
    show({ lock: null, mode: "update" });
    await userEvent.type(screen.getByLabelText("Website"), "bright.example");
    await userEvent.click(screen.getByRole("button", { name: "Save Company Profile" }));
    expect(sent()).toMatchObject({
      website: "bright.example",
      primaryColor: "#0693e3",
      secondaryColor: "#8ed1fc",
      timeZone: "America/Chicago",
    });
  });

  it("keeps what was typed when the provider fails, and says what failed", async () => {
    answerWith(502, { error: { code: "vendor_failed", message: "Failed to create department" } });
    show({});
    await userEvent.clear(screen.getByLabelText("Company name"));
    await userEvent.type(screen.getByLabelText("Company name"), "Brighter Homes");
    await userEvent.click(screen.getByRole("button", { name: "Continue to Dashboard" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Failed to create department");
    expect(screen.getByLabelText("Company name")).toHaveValue("Brighter Homes");
  });

  it("chooses the industry of a sample interview that was picked, and leaves a chosen one", () => {
    rememberSample("hvac");
    const trades = [{ slug: "hvac", company: "hvac" }] as const;
    show({ trades, initial: toFormValues(names, null) });
    expect(screen.getByLabelText("Industry")).toHaveValue("hvac");
    cleanup();
    show({ trades });
    expect(screen.getByLabelText("Industry")).toHaveValue("cleaning");
    forgetSample();
  });
});
