import { render, screen } from "@testing-library/react";
import { AccommodationsNotice } from "#components/dashboard/dashboard-notices";

describe("The dashboard's line about accommodations", () => {
  it.each([
    [1, /^1 candidate asked/, "See the request"],
    [3, /^3 candidates asked/, "See the requests"],
  ])("says that %d asked, and leads to the requests", (count, words, link) => {
    render(<AccommodationsNotice count={count} />);
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByRole("link", { name: link })).toHaveAttribute(
      "href",
      "/interviews/accommodations",
    );
  });
});
