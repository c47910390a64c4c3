import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { KeepSample } from "#components/account/keep-sample";
import { CreateInterview } from "#components/interviews/wizard/create-interview";
import { pickedSample } from "#components/shared/picked-sample";
import type { Industry } from "#lib/domain/company/industries";
import { industryText } from "#lib/domain/site/industry-texts";
import { company, goTo, press, questionTexts, sender, title } from "./support";

const hvac = industryText("hvac")?.sample;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const open = async (sample?: string, industry?: Industry) => {
  const person = userEvent.setup();
  const view = render(
    <CreateInterview sender={sender} company={company} sample={sample} industry={industry} />,
  );
  await screen.findByRole("tab", { name: /Basic Details/ });
  return { person, ...view };
};

describe("A sample interview that somebody picked before they signed up", () => {
  it("is in the wizard when they open it, once", async () => {
    render(<KeepSample slug="hvac" />).unmount();
    const { person, unmount } = await open();
    expect(await screen.findByText(/HVAC service technician interview is filled in/)).toBeVisible();
    expect(title()).toHaveValue("HVAC service technician");
    expect(screen.getByLabelText("Description")).toHaveValue(hvac?.description);
    await goTo(person, /Interview Questions/);
    expect(questionTexts()).toEqual(hvac?.questions.map(({ text }) => text));
    expect(pickedSample()).toBeNull();

    unmount();
    localStorage.clear();
    await open();
    expect(title()).toHaveValue("");
    expect(screen.queryByText(/is filled in/)).not.toBeInTheDocument();
  });

  it("can be created where they land, until something is missing", async () => {
    const { person } = await open("hvac");
    // With the wizard and not after it, which would push it down.
    expect(screen.getByText(/is filled in/)).toBeVisible();
    globalThis.fetch = jest.fn(() => new Promise<Response>(() => {}));
    await person.clear(title());
    expect(screen.queryByRole("button", { name: "Create Interview" })).not.toBeInTheDocument();
    await person.type(title(), "HVAC helper");
    await press(person, "Create Interview");
    const [, request] = jest.mocked(fetch).mock.calls[0] ?? [];
    expect(JSON.parse(String(request?.body))).toMatchObject({ title: "HVAC helper" });
    expect(screen.getByRole("button", { name: "Creating interview" })).toBeVisible();
  });

  it("can be created as well after the page was loaded anew", async () => {
    const { unmount } = await open("hvac");
    unmount();
    await open();
    expect(screen.getByText(/saved your unfinished interview/)).toBeVisible();
    expect(screen.getByRole("button", { name: "Create Interview" })).toBeVisible();
  });

  it("is offered beside an unfinished interview, and replaces none of it", async () => {
    const first = await open();
    await first.person.type(title(), "My own title");
    first.unmount();
    render(<KeepSample slug="hvac" />).unmount();

    const { person } = await open();
    expect(title()).toHaveValue("My own title");
    await screen.findByText(/You picked the HVAC service technician interview/);
    await press(person, "Add its questions");
    expect(title()).toHaveValue("My own title");
    await goTo(person, /Interview Questions/);
    expect(questionTexts()).toEqual(hvac?.questions.map(({ text }) => text));
    expect(screen.queryByRole("button", { name: "Add its questions" })).not.toBeInTheDocument();
  });

  it("can be declined, and is not offered again", async () => {
    const first = await open();
    await first.person.type(title(), "My own title");
    first.unmount();
    render(<KeepSample slug="hvac" />).unmount();
    const { person } = await open();
    await screen.findByText(/You picked the HVAC service technician interview/);
    await press(person, "No, thanks");
    expect(screen.queryByText(/You picked/)).not.toBeInTheDocument();
    expect(pickedSample()).toBeNull();
  });
});

it("A sample in the address comes to somebody who is signed in, and a reload doesn't add it twice", async () => {
  const first = await open("plumbing");
  await screen.findByText(/Service plumber interview is filled in/);
  first.unmount();
  const { person } = await open("plumbing");
  expect(await screen.findByText(/Service plumber interview is filled in/)).toBeVisible();
  await goTo(person, /Interview Questions/);
  expect(questionTexts()).toHaveLength(6);
});

it("Who starts over gets an empty wizard, without the sample", async () => {
  const first = await open("plumbing");
  await screen.findByText(/Service plumber interview is filled in/);
  first.unmount();
  const { person } = await open("plumbing");
  await screen.findByText(/Service plumber interview is filled in/);
  await press(person, "Start over");
  expect(title()).toHaveValue("");
  expect(screen.queryByText(/is filled in/)).not.toBeInTheDocument();
});

it("A sample that nobody knows leaves the wizard alone", async () => {
  localStorage.setItem("rolecall:sample-interview", "astronauts");
  await open();
  expect(title()).toHaveValue("");
  expect(screen.queryByText(/You picked|is filled in/)).not.toBeInTheDocument();
});

it("Who picked none is offered those of their industry above a new interview, and has one by a press", async () => {
  const { person } = await open(undefined, "cleaning");
  const ready = screen.getByRole("group", { name: "Start with a ready interview" });
  const names = within(ready).getAllByRole("button");
  expect(names.map(({ textContent }) => textContent)).toEqual([
    "Residential cleaning",
    "Commercial cleaning",
  ]);
  // What is typed below moves nothing.
  await person.type(title(), "H");
  expect(ready).toBeVisible();
  await person.clear(title());
  await press(person, "Residential cleaning");
  expect(await screen.findByText(/is filled in/)).toBeVisible();
  expect(title()).toHaveValue(industryText("residential-cleaning")?.sample.title);
  expect(screen.getAllByRole("button", { name: "Create Interview" })).toHaveLength(1);
  expect(screen.queryByText("Start with a ready interview")).not.toBeInTheDocument();
});

it("Whoever has begun adds its questions to their own, and who comes back to a draft isn't offered any", async () => {
  const { person, unmount } = await open(undefined, "hvac");
  await person.type(title(), "My own title");
  await press(person, "HVAC");
  await press(person, "Add its questions");
  expect(title()).toHaveValue("My own title");
  unmount();
  await open(undefined, "hvac");
  expect(title()).toHaveValue("My own title");
  expect(screen.queryByText("Start with a ready interview")).not.toBeInTheDocument();
});

it("A company whose industry has no ready interview is offered none", async () => {
  await open(undefined, "warehouses");
  expect(screen.queryByText("Start with a ready interview")).not.toBeInTheDocument();
});
