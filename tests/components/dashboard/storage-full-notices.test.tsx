import { render, screen } from "@testing-library/react";
import { DashboardNotices } from "#components/dashboard/dashboard-notices";
import { RoleProvider } from "#components/shared/role";

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
    expect(screen.getByText(/\(20 GB\) is full/)).toBeVisible();
    expect(screen.getByText(/Delete responses .*, or choose a larger plan\.$/)).toBeVisible();
  });

  it.each([
    ["manager", "Delete responses you no longer need. Ask Dana (owner) for a larger plan."],
    ["viewer", "Ask Dana (owner) to make room."],
  ] as const)("tell a %s what they can do, and whom to ask", (role, words) => {
    render(
      <RoleProvider role={role} ownerName="Dana">
        <DashboardNotices full={[{ ...room, lacks: "company" }]} asked={0} />
      </RoleProvider>,
    );
    expect(screen.getByText(words)).toBeVisible();
  });

  it("are not there while there is room", () => {
    const { container } = render(<DashboardNotices full={[]} asked={0} />);
    expect(container).toBeEmptyDOMElement();
  });
});
