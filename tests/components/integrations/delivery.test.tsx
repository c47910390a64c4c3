import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AtsJobCard } from "#components/interviews/ats-job-card";
import { AtsDelivery } from "#components/results/ats-delivery";
import type { Delivery } from "#lib/domain/integrations/delivery";
import { server, show } from "../plans/support";

const refresh = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));

describe("A candidate's delivery", () => {
  const delivery: Delivery = {
    ...{ state: "sent", appId: "lever", jobTitle: "Night cleaner", problem: null },
    sent: "Nov 23, 2026, 7:00 AM",
  };
  const line = (
    ats: { linkedJob: string | null; delivery: Delivery | null },
    connected: string | null = "lever",
    scoring = false,
  ) => show(<AtsDelivery result={{ id: "a-1", ats, scoring }} connected={connected} />);

  it("isn't there where the interview is linked to nothing, or the plan doesn't include it", () => {
    line({ linkedJob: null, delivery: null });
    line({ linkedJob: "Night cleaner", delivery: null }, null);
    expect(screen.queryByRole("heading")).toBeNull();
  });

  it("says what arrived, and sends again by a press alone", async () => {
    const { asked } = server({ "/api/attempts/a-1/ats-delivery": { body: { queued: true } } });
    line({ linkedJob: "Night cleaner", delivery });
    expect(screen.getByRole("heading", { name: "Lever · Night cleaner" })).toBeVisible();
    expect(screen.getByText(/arrived in Lever on Nov 23, 2026/)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Send again" }));
    await waitFor(() => expect(refresh).toHaveBeenCalled());
    expect(asked).toHaveLength(1);
  });

  it.each([
    [{ state: "queued" as const }, /on the way to Lever/, false],
    [{ state: "unconfirmed" as const }, /may have arrived/, true],
    [{ state: "failed" as const, problem: "refused" as const }, /didn't accept/, true],
  ])("of %j says so", (more, text, button) => {
    line({ linkedJob: "Night cleaner", delivery: { ...delivery, ...more } });
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Send again" }) !== null).toBe(button);
  });

  it("is offered to whoever was scored before the link, and comes by itself after", () => {
    const { unmount } = line({ linkedJob: "Night cleaner", delivery: null });
    expect(screen.getByRole("button", { name: "Send to Lever" })).toBeVisible();
    unmount();
    line({ linkedJob: "Night cleaner", delivery: null }, "lever", true);
    expect(screen.getByText(/sent automatically once/)).toBeVisible();
    expect(screen.queryByRole("button")).toBeNull();
  });
});

describe("The ATS job of an interview", () => {
  const path = "/api/interviews/i-1/ats-job";
  const jobs = [
    { id: "j_1", title: "Crew lead", open: true },
    { id: "j_2", title: "Line cook", open: false },
  ];
  const card = (
    connected: string | null,
    link: { jobId: string; jobTitle: string } | null = null,
  ) => show(<AtsJobCard interviewId="i-1" connected={connected} link={link} />);

  it("needs a connection first", () => {
    card(null);
    expect(screen.getByRole("link", { name: "Open Integrations" })).toHaveAttribute(
      "href",
      "/integrations",
    );
  });

  it("is chosen from the system's own list, and unlinked again", async () => {
    const { asked } = server({ [path]: { body: { jobs } } });
    card("lever");
    await userEvent.click(screen.getByRole("button", { name: "Choose a job" }));
    const select = await screen.findByLabelText("Job in Lever");
    expect(screen.getByRole("button", { name: "Link job" })).toBeDisabled();
    expect(screen.getByRole("option", { name: "Line cook (closed)" })).toBeVisible();
    await userEvent.selectOptions(select, "Crew lead");
    await userEvent.click(screen.getByRole("button", { name: "Link job" }));
    expect(await screen.findByText(/sent to “Crew lead” in Lever/)).toBeVisible();
    expect(asked.at(-1)).toEqual({ path, body: { jobId: "j_1" } });
    await userEvent.click(screen.getByRole("button", { name: "Unlink" }));
    expect(await screen.findByRole("button", { name: "Choose a job" })).toBeVisible();
  });

  it("says so where the list can't be read, and where it's empty", async () => {
    server({ [path]: "unreachable" });
    card("lever", { jobId: "j_1", jobTitle: "Crew lead" });
    await userEvent.click(screen.getByRole("button", { name: "Choose another job" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("couldn't load the jobs");
    server({ [path]: { body: { jobs: [] } } });
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText(/has no jobs yet/)).toBeVisible();
  });
});
