import { render, screen } from "@testing-library/react";
import { NotFoundPage } from "#components/site/not-found-page";

it("An address without a page doesn't ask whoever is signed in to sign in", () => {
  render(<NotFoundPage />);
  expect(screen.queryByRole("link", { name: /sign in|log ?in/i })).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Your dashboard" })).toHaveAttribute(
    "href",
    "/dashboard",
  );
});
