import { render, screen } from "@testing-library/react";
import { CandidatesUsed } from "#components/dashboard/candidates-used";

function show(used: number, plan: "STARTER" | null, nextMonth: string | null = null) {
  const charge = nextMonth ? "Next charge: $99 on Dec 21, 2026." : "";
  const { container } = render(
    <CandidatesUsed used={used} plan={plan} nextMonth={nextMonth} charge={charge} timeZone="UTC" />,
  );
  return container.textContent;
}

const bar = () => screen.getByRole("progressbar");

describe("The candidates of a month", () => {
  it("are counted against the plan", () => {
    expect(show(9, "STARTER")).toBe("Candidates used this month9 of 10");
    expect(bar()).toHaveAccessibleName("Candidates used: 9 of 10");
  });

  it("come with what the plan is charged next", () => {
    expect(show(9, "STARTER", "2026-12-21T12:00:00Z")).toContain(
      "Your count resets on Dec 21, 2026. Next charge: $99 on Dec 21, 2026.",
    );
  });

  it("are counted from the start without a plan", () => {
    expect(show(1, null)).toBe("Candidates used1 of 1");
  });

  it("read like no fault where a bigger plan had opened more", () => {
    expect(show(30, "STARTER")).toBe("Candidates this month30 opened, 10 in your plan");
    expect(bar()).toHaveAccessibleName("Candidates: 30 opened, 10 in your plan");
    expect(bar()).toHaveAttribute("aria-valuenow", "100");
  });
});
