import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ListToolbar } from "#components/results/list/list-toolbar";
import { wholeList } from "#lib/domain/results/result-query";

const push = jest.fn();
const replace = jest.fn();
const router = { push, replace };
jest.mock("next/navigation", () => ({ useRouter: () => router }));

const toolbar = (search = "") => (
  <ListToolbar
    query={{ ...wholeList("newest"), search }}
    defaultSort="newest"
    base="/interviews/responses"
    total="30 candidates"
    interviews={[]}
    contacts={[{ key: "own:calls back", people: 3, words: "Calls back" }]}
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
  const contact = screen.getByRole("combobox", { name: "Contact" });
  await userEvent.selectOptions(contact, "Calls back (3)");
  expect(push).toHaveBeenLastCalledWith("/interviews/responses?contact=own%3Acalls+back", {
    scroll: false,
  });
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
