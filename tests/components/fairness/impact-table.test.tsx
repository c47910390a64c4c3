import { render, screen } from "@testing-library/react";
import { ImpactTable } from "#components/fairness/impact-table";
import { impactRows } from "#lib/domain/fairness/adverse-impact";

const group = { race: null, n: 20, hired: 5, scored: 20, qualified: 8, aboveMedian: 10 } as const;

describe("A table of the adverse-impact monitor", () => {
  it("writes a percentage without a space, as Americans do", () => {
    const rows = impactRows([{ ...group, sex: "female" }], 20);
    render(<ImpactTable family="sex" rows={rows} smallest={10} smallestChosen={3} />);
    expect(screen.getByText(/^25% of 20/)).toHaveTextContent("25% of 20 (11% to 47%)");
  });
});
