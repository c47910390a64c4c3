import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ListToolbar } from "#components/results/list/list-toolbar";
import { type ResultFilters, wholeList } from "#lib/domain/results/result-query";

const push = jest.fn();
const replace = jest.fn();
const router = { push, replace };
jest.mock("next/navigation", () => ({ useRouter: () => router }));

const toolbar = (search = "", narrowed: Partial<ResultFilters> = {}) => (
  <ListToolbar
    query={{ ...wholeList("newest"), search, ...narrowed }}
    defaultSort="newest"
    base="/interviews/responses"
    total="30 candidates"
    interviews={[]}
    facts={{
      contacts: [{ key: "own:calls back", people: 3, words: "Calls back" }],
      tags: ["Night shift"],
      team: true,
    }}
    fileHref="/api/results.csv"
  />
);
const box = () => screen.getByRole("textbox", { name: "Search candidates" });

beforeEach(() => {
  push.mockClear();
  replace.mockClear();
});

it("A search is put into the address letter by letter, a filter as a step back", async () => {
  render(toolbar());
  await userEvent.type(box(), "ana");
  const found = ["/interviews/responses?q=ana", { scroll: false }];
  await waitFor(() => expect(replace).toHaveBeenLastCalledWith(...found));
  expect(push).not.toHaveBeenCalled();
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Status" }), "Hired");
  const hired = "/interviews/responses?q=ana&status=Hired";
  expect(push).toHaveBeenLastCalledWith(hired, { scroll: false });
});

it("A list is narrowed to what came of the last call, in the company's own words and with their number", async () => {
  render(toolbar());
  await userEvent.click(screen.getByRole("button", { name: "More filters" }));
  const contact = screen.getByRole("combobox", { name: "Contact" });
  await userEvent.selectOptions(contact, "Calls back (3)");
  expect(push).toHaveBeenLastCalledWith("/interviews/responses?contact=own%3Acalls+back", {
    scroll: false,
  });
});

it("A list is narrowed to the reader's own, and to a tag", async () => {
  const { unmount } = render(toolbar());
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Assigned" }), "Mine");
  expect(push).toHaveBeenLastCalledWith("/interviews/responses?assigned=mine", { scroll: false });
  unmount();
  render(toolbar("", { assigned: "mine" }));
  await userEvent.click(screen.getByRole("button", { name: "More filters" }));
  const tag = screen.getByRole("combobox", { name: "Tag" });
  await userEvent.selectOptions(tag, "Night shift");
  const both = "/interviews/responses?tag=Night+shift&assigned=mine";
  expect(push).toHaveBeenLastCalledWith(both, { scroll: false });
});

it("Filters that are asked for less often stand behind a press, unless one of them is set", () => {
  const { unmount } = render(toolbar());
  expect(screen.queryByRole("combobox", { name: "Rating" })).toBeNull();
  unmount();
  render(toolbar("", { rating: "good", tag: "Gone" }));
  expect(screen.getByRole("combobox", { name: "Rating" })).toHaveValue("good");
  expect(screen.getByRole("combobox", { name: "Tag" })).toHaveValue("Gone");
  const more = screen.getByRole("button", { name: "More filters (2)" });
  expect(more).toHaveAttribute("aria-expanded", "true");
});

it("The search box follows the address, and keeps the space before the next word", async () => {
  const { rerender } = render(toolbar());
  await userEvent.type(box(), "ana ");
  await waitFor(() => expect(replace).toHaveBeenCalled());
  rerender(toolbar("ana"));
  expect(box()).toHaveValue("ana ");
  rerender(toolbar());
  expect(box()).toHaveValue("");
});
