import { render, screen } from "@testing-library/react";
import { LegalBlocks } from "#components/site/legal/legal-blocks";

it("A text's links stand in it, and a figure's interval is none", () => {
  const { container } = render(
    <LegalBlocks
      blocks={[
        "Read [How we score](/how-we-score) and [this](#part).",
        {
          table: [
            ["Ask", "Our answer"],
            ["How well?", "[Here](/how-we-score#figures)"],
            ["Agreement", "0.82 [0.78, 0.85]"],
          ],
        },
      ]}
    />,
  );
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/how-we-score",
    "#part",
    "/how-we-score#figures",
  ]);
  expect(container.querySelector("p")).toHaveTextContent("Read How we score and this.");
  expect(screen.getByText("[0.78, 0.85]")).toBeInTheDocument();
});

it("What is folded opens by its name, and is in the page before", () => {
  render(<LegalBlocks blocks={[{ fold: "For auditors", blocks: ["By least squares."] }]} />);
  expect(screen.getByText("By least squares.").closest("details")).not.toHaveAttribute("open");
  expect(screen.getByText("For auditors").closest("summary")).not.toBeNull();
});
