import { render, screen } from "@testing-library/react";
import { DashboardNotices } from "#components/dashboard/dashboard-notices";

const room = { interviewId: "i-1", title: "Night Cleaner", plan: "STARTER" as const };

describe("The dashboard's lines about room for recordings", () => {
  it("name an interview that is full for a day, with its limit, and lead to it", () => {
    render(<DashboardNotices full={[{ ...room, lacks: "day" }]} asked={0} />);
    expect(screen.getByText(/^Night Cleaner received 4 GB .*reopens automatically/)).toBeVisible();
    expect(screen.getByRole("link", { name: "See the interview" })).toHaveAttribute(
      "href",
      "/interviews/i-1",
    );
  });

  it("say once that a company's storage is full, and what makes room", () => {
    const rooms = ["i-1", "i-2"].map((interviewId) => ({
      ...room,
      interviewId,
      lacks: "company" as const,
    }));
    render(<DashboardNotices full={rooms} asked={0} />);
    expect(screen.getAllByRole("link")).toHaveLength(1);
    expect(screen.getByText(/\(20 GB\) is full.*larger plan/)).toBeVisible();
  });

  it("are not there while there is room", () => {
    const { container } = render(<DashboardNotices full={[]} asked={0} />);
    expect(container).toBeEmptyDOMElement();
  });
});
