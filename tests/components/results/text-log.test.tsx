import { render, screen } from "@testing-library/react";
import { TextLog } from "#components/results/texts/text-log";

describe("The texts on a candidate's page", () => {
  it("say who wrote, what became of ours and why", () => {
    render(
      <TextLog
        texts={[
          {
            id: "1",
            theirs: false,
            body: "Bright: choose a time",
            state: "undelivered",
            trouble: "filtered by their carrier",
            at: "Nov 28, 2026",
          },
          {
            id: "2",
            theirs: true,
            body: "I'll be late",
            state: "received",
            trouble: "",
            at: "Nov 29, 2026",
          },
        ]}
      />,
    );
    const [ours, theirs] = screen.getAllByRole("listitem");
    expect(ours).toHaveTextContent("We texted for you");
    expect(ours).toHaveTextContent("Not delivered: filtered by their carrier");
    expect(theirs).toHaveTextContent("They wrote");
    expect(theirs).toHaveTextContent("I'll be late");
  });

  it("are left out where there are none", () => {
    const { container } = render(<TextLog texts={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
