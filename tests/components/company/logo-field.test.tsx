import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CompanyForm, PROFILE_SAVED } from "#components/company/company-form";
import { Toaster } from "#components/ui/toaster";
import { toFormValues } from "#lib/domain/company/company";

const company = {
  name: "Bright Homes",
  location: "Austin, TX",
  industry: "cleaning",
  website: null,
  primaryColor: "#0693e3",
  secondaryColor: "#8ed1fc",
  logoUrl: "https://files.example/u-logo-1.png",
  timeZone: "America/Chicago",
};
const names = { firstName: "Ana", lastName: "Reyes", companyName: "Bright Homes" };

beforeAll(() => {
  URL.createObjectURL = () => "blob:preview";
  URL.revokeObjectURL = () => undefined;
});

function show() {
  render(
    <>
      <CompanyForm mode="update" lock={null} initial={toFormValues(names, company)} />
      <Toaster />
    </>,
  );
}

function answer(logo: { status: number; body: object }) {
  const fetch = jest.fn(async (path: string) => {
    const { status, body } = path.endsWith("/logo") ? logo : { status: 200, body: {} };
    return { ok: status < 400, status, json: async () => body };
  });
  Object.assign(globalThis, { fetch });
  return () =>
    fetch.mock.calls.map((call: unknown[]) => {
      const { body } = Object(call[1]);
      return typeof body === "string" ? JSON.parse(body) : body;
    });
}

const picture = (bytes: number) =>
  new File([new Uint8Array(bytes)], "logo.png", { type: "image/png" });
const save = () => userEvent.click(screen.getByRole("button", { name: "Save Company Profile" }));

describe("The company's logo", () => {
  it("is sent as a file first and saved by its name, once", async () => {
    const sent = answer({ status: 200, body: { logo: "u-logo-2.png" } });
    show();
    await userEvent.upload(screen.getByLabelText("Logo"), picture(10));
    expect(screen.getByAltText("Your logo")).toHaveAttribute("src", "blob:preview");
    await save();
    expect(await screen.findByText(PROFILE_SAVED)).toBeVisible();
    expect(sent()[0]).toBeInstanceOf(File);
    expect(sent()[1]).toMatchObject({ logo: "u-logo-2.png" });
    await save();
    expect(sent()[2]).not.toHaveProperty("logo");
  });

  it("may fail to arrive: a toast says so and the save goes on", async () => {
    const error = { code: "unsupported_media", message: "This file is not a picture." };
    const sent = answer({ status: 415, body: { error } });
    show();
    await userEvent.upload(screen.getByLabelText("Logo"), picture(10));
    await save();
    expect(await screen.findByText("Failed to upload logo.")).toBeInTheDocument();
    expect(sent()[1]).toMatchObject({ companyName: "Bright Homes" });
    expect(sent()[1]).not.toHaveProperty("logo");
  });

  it("of five megabytes is refused at once, and the stored one stays", async () => {
    const sent = answer({ status: 200, body: {} });
    show();
    await userEvent.upload(screen.getByLabelText("Logo"), picture(5_242_880));
    expect(screen.getAllByText("Logo file size must be less than 5MB")[0]).toBeVisible();
    expect(screen.getByAltText("Your logo")).toHaveAttribute("src", company.logoUrl);
    await save();
    expect(sent()).toHaveLength(1);
    expect(sent()[0]).not.toHaveProperty("logo");
  });

  it("can be taken away", async () => {
    const sent = answer({ status: 200, body: {} });
    show();
    await userEvent.click(screen.getByRole("button", { name: "Remove logo" }));
    expect(screen.queryByAltText("Your logo")).toBeNull();
    await save();
    expect(sent()[0]).toMatchObject({ logo: null });
  });

  it("stands beside colors that say whether candidates can read them", async () => {
    answer({ status: 200, body: {} });
    show();
    expect(screen.getByText(/may be hard to read.*darker shade, #/)).toBeVisible();
    await userEvent.clear(screen.getByLabelText("Primary color"));
    await userEvent.type(screen.getByLabelText("Primary color"), "#0b6e63");
    expect(screen.getByText(/is easy to read/)).toBeVisible();
  });
});
