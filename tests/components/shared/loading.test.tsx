import { render, screen } from "@testing-library/react";
import { Loading } from "#components/ui/spinner";

describe("The loading indicator", () => {
  it("says 'Loading...' inside a page and over the whole screen", () => {
    const { rerender } = render(<Loading />);
    expect(screen.getByRole("status")).toHaveTextContent("Loading...");
    rerender(<Loading fullScreen text="Opening your interviews..." />);
    expect(screen.getByRole("status")).toHaveTextContent("Opening your interviews...");
  });
});
