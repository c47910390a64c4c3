import { screen } from "@testing-library/react";
import { NavLinks } from "#components/dashboard/nav-links";
import { show } from "../plans/support";

const pathname = jest.fn();
jest.mock("next/navigation", () => ({ usePathname: () => pathname() }));

describe("The sidebar", () => {
  it.each([
    ["/dashboard", "Dashboard"],
    ["/interviews/create", "Interviews"],
    ["/interviews/responses/a-1", "Candidates"],
    ["/interviews/compare", "Candidates"],
    ["/dashboard/settings", "Settings"],
    ["/payment/manage-subscription", "Settings"],
  ])("marks at %s the item %s", (address, name) => {
    pathname.mockReturnValue(address);
    show(<NavLinks access={{ plan: "SCALE", trialing: false }} />);
    const current = screen.getAllByRole("link", { current: "page" });
    expect(current.map((link) => link.textContent)).toEqual([name]);
  });
});
