import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CompanyForm } from "#components/company/company-form";
import { toFormValues } from "#lib/domain/company/company";

const austin = { id: "a", name: "Austin", region: "TX" };
const auburn = { id: "b", name: "El Paso", region: "TX" };

function show() {
  render(
    <CompanyForm
      mode="update"
      lock="Upgrade to Launch to unlock this feature"
      initial={toFormValues(null, null)}
    />,
  );
  return screen.getByRole("combobox", { name: "Location" });
}

/** Every further question gets the last reply: one that was typed before may still be on its way. */
function answer(...replies: { status: number; cities?: object[] }[]) {
  const fetch = jest.fn();
  for (const { status, cities } of replies) {
    const reply = { ok: status < 400, status, json: async () => ({ cities }) };
    fetch.mockResolvedValueOnce(reply).mockResolvedValue(reply);
  }
  globalThis.fetch = fetch;
  return fetch;
}

beforeEach(() => {
  sessionStorage.clear();
  if (!crypto.randomUUID) {
    Object.defineProperty(crypto, "randomUUID", { value: () => "s", configurable: true });
  }
});
afterEach(() => jest.useRealTimers());

describe("The location", () => {
  it("asks three more times with growing pauses, then is a plain field", async () => {
    jest.useFakeTimers();
    const fetch = answer({ status: 503 }, { status: 503 }, { status: 503 }, { status: 503 });
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const field = show();
    await user.type(field, "Reno, NV");
    const asked: number[] = [];
    for (const wait of [200, 500, 1000, 2000, 60_000]) {
      await act(() => jest.advanceTimersByTimeAsync(wait));
      // A question of the test before may still be on its way.
      asked.push(fetch.mock.calls.filter(([path]) => String(path).includes("Reno")).length);
    }
    expect(asked).toEqual([1, 2, 3, 4, 4]);
    expect(field).toHaveValue("Reno, NV");
    expect(field).toHaveAttribute("aria-expanded", "false");
    expect(field).toBeEnabled();
  });

  it("suggests US cities, is chosen with the keys, and brings its time zone", async () => {
    const fetch = answer({ status: 200, cities: [austin, auburn] });
    const field = show();
    await userEvent.type(field, "a");
    expect(await screen.findAllByRole("option", { name: /, TX$/ })).toHaveLength(2);
    expect(screen.getByText("2 cities found, use the arrow keys to choose")).toBeInTheDocument();
    expect(fetch.mock.calls[0][0]).toMatch(/^\/api\/places\/cities\?input=a&session=/);
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    expect(screen.getByRole("option", { name: /, TX$/, selected: true })).toHaveTextContent(
      "El Paso, TX",
    );
    expect(field).toHaveAttribute(
      "aria-activedescendant",
      screen.getByRole("option", { name: /, TX$/, selected: true }).id,
    );
    await userEvent.keyboard("{Enter}");
    expect(field).toHaveValue("El Paso, TX");
    expect(screen.queryByRole("option", { name: /, TX$/ })).toBeNull();
    expect(screen.getByLabelText("Time zone")).toHaveValue("America/Denver");
    await userEvent.selectOptions(screen.getByLabelText("Time zone"), "America/Chicago");
    expect(screen.getByLabelText("Time zone")).toHaveValue("America/Chicago");
  });

  it("is chosen with a pointer, and closed with Escape", async () => {
    answer({ status: 200, cities: [austin] });
    const field = show();
    await userEvent.type(field, "b");
    await screen.findByRole("option", { name: "Austin, TX" });
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("option", { name: /, TX$/ })).toBeNull();
    answer({ status: 200, cities: [austin] });
    await userEvent.type(field, "c");
    await userEvent.click(await screen.findByRole("option", { name: "Austin, TX" }));
    expect(field).toHaveValue("Austin, TX");
  });

  it.each(["a key", "a pointer"])(
    "is known when the field is left after %s chose it",
    async (by) => {
      answer({ status: 200, cities: [auburn] });
      const field = show();
      await userEvent.type(field, by === "a key" ? "e" : "f");
      const option = await screen.findByRole("option", { name: "El Paso, TX" });
      if (by === "a key") await userEvent.keyboard("{ArrowDown}{Enter}");
      else await userEvent.click(option);
      await userEvent.tab();
      expect(field).toHaveValue("El Paso, TX");
      expect(screen.getByText("Start typing and choose your city.")).toBeVisible();
    },
  );

  it("says so when the city is none of the suggested ones, with the time zone that it leads to", async () => {
    answer({ status: 200, cities: [austin] }, { status: 200, cities: [] });
    const field = show();
    await userEvent.type(field, "Waco, TX");
    await userEvent.tab();
    expect(
      screen.getByText("This isn't one of the suggested cities. Time zone: Central (Chicago)."),
    ).toBeInTheDocument();
    await userEvent.clear(field);
    await userEvent.type(field, "Springfield");
    await userEvent.tab();
    expect(
      screen.getByText(/so it's set to Central \(Chicago\)\. You can change it in Settings\./),
    ).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText("Time zone"), "America/Phoenix");
    expect(screen.getByText(/it's set to Mountain, no daylight saving/)).toBeInTheDocument();
    answer({ status: 200, cities: [austin] });
    await userEvent.clear(field);
    await userEvent.type(field, "z");
    await userEvent.click(await screen.findByRole("option", { name: "Austin, TX" }));
    expect(screen.queryByText(/isn't one of the suggested cities/)).toBeNull();
  });

  it("offers the zones of the US, and every other one behind a button", async () => {
    show();
    const zones = screen.getByLabelText("Time zone");
    const values = () =>
      within(zones)
        .getAllByRole<HTMLOptionElement>("option")
        .map((o) => o.value);
    expect(values()).toContain("America/Indiana/Indianapolis");
    expect(values()).not.toContain("Europe/Berlin");
    await userEvent.click(screen.getByRole("button", { name: "Other time zones" }));
    expect(zones).toHaveFocus();
    expect(screen.queryByRole("button", { name: "Other time zones" })).toBeNull();
    await userEvent.selectOptions(zones, "Asia/Kolkata");
    expect(zones).toHaveValue("Asia/Kolkata");
    expect(values()).not.toContain("Asia/Calcutta");
    expect(values().filter((zone) => zone === "America/New_York")).toHaveLength(1);
  });
});
