import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { row } from "#components/gallery/examples/results";
import { BulkBar } from "#components/results/list/bulk-bar";
import { ListSelection } from "#components/results/list/list-selection";
import { SelectRow } from "#components/results/list/select-box";

jest.mock("next/navigation", () => ({ useRouter: () => ({}) }));

const rows = ["Maribel", "Jamal", "Tyler"].map((name) => ({ ...row, id: name, name }));

const list = () =>
  render(
    <ListSelection ids={rows.map(({ id }) => id)}>
      {rows.map(({ id, name }) => (
        <SelectRow key={id} id={id} name={name} />
      ))}
      <BulkBar rows={rows} company={null} />
    </ListSelection>,
  );

beforeEach(() => sessionStorage.clear());

it("Candidates left for their comparison are chosen when the list is back, and only then", async () => {
  const left = list();
  await userEvent.click(screen.getByRole("checkbox", { name: /Maribel/ }));
  await userEvent.click(screen.getByRole("checkbox", { name: /Tyler/ }));
  const compare = screen.getByRole("link", { name: "Compare" });
  compare.addEventListener("click", (event) => event.preventDefault());
  await userEvent.click(compare);
  left.unmount();

  const back = list();
  expect(screen.getByText("2 selected")).toBeVisible();
  expect(screen.getByRole("checkbox", { name: /Tyler/ })).toBeChecked();
  back.unmount();

  list();
  expect(screen.queryByText(/selected/)).toBeNull();
});
