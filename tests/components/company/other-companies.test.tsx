import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { OtherCompanies } from "#components/company/other-companies";

const choose = jest.fn();
jest.mock("#components/shared/use-company-choice", () => ({
  useCompanyChoice: () => ({ choose, busy: false, error: null }),
}));
jest.mock("next/navigation", () => ({
  usePathname: () => "/interviews/responses/one",
  useSearchParams: () => new URLSearchParams({ tab: "video" }),
}));

it("What isn't in one company is looked for in another, at the same address", async () => {
  render(<OtherCompanies others={[{ id: "c-2", name: "Harbor Crew" }]} />);
  await userEvent.click(screen.getByRole("button", { name: "Look in Harbor Crew" }));
  expect(choose).toHaveBeenCalledWith("c-2", "/interviews/responses/one?tab=video");
});

it("Whoever has one company is offered no other", () => {
  const { container } = render(<OtherCompanies others={[]} />);
  expect(container).toBeEmptyDOMElement();
});
