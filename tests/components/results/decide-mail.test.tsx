import { render, screen } from "@testing-library/react";
import { result } from "#components/gallery/examples/results";
import { Decide } from "#components/results/response/detail-header";

jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

describe("An email after a decision", () => {
  const hired = { ...result, status: "Hired" as const };

  it("is offered until it is sent", () => {
    render(<Decide result={hired} />);
    expect(screen.getByRole("button", { name: /^Email the next step/ })).toBeVisible();
  });

  it("says beside the decision that its address refuses mail", () => {
    const mail = { kind: "next_step", by: "Dana", at: "Nov 23, 2026", state: "refused" } as const;
    render(<Decide result={{ ...hired, decisionMails: [mail] }} />);
    expect(screen.queryByRole("button", { name: /^Email/ })).toBeNull();
    expect(screen.getByText(/Next step: couldn't be emailed/)).toBeVisible();
  });

  it.each([
    ["didn't fit anymore", "outdated"],
    ["was never taken by the mail service", "failed"],
  ] as const)("is offered again where the one before %s", (_, state) => {
    const mail = { kind: "next_step", by: "Dana", at: "Nov 23, 2026", state } as const;
    render(<Decide result={{ ...hired, decisionMails: [mail] }} />);
    expect(screen.getByRole("button", { name: /^Email the next step/ })).toBeVisible();
  });
});
