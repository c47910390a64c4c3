import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AtsJobCard } from "#components/interviews/ats/ats-job-card";
import { AtsChip } from "#components/results/response/ats-chip";
import { AtsDelivery } from "#components/results/response/ats-delivery";
import type { AtsState, Delivery } from "#lib/domain/integrations/delivery";
import { server, show } from "../plans/support";

const refresh = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));
jest.mock("#components/shared/use-refresh", () => ({
  useRefresh: () => refresh,
  useRefreshOrToast: () => refresh,
}));

describe("A candidate's delivery", () => {
  const delivery: Delivery = {
    state: "sent",
    appId: "lever",
    jobTitle: "Night cleaner",
    problem: null,
    sent: "Nov 23, 2026, 7:00 AM",
    arrived: ["analysis", "transcript"],
  };
  const line = (
    given: Omit<AtsState, "moved"> & Partial<AtsState>,
    connected: string | null = "lever",
    scoring = false,
  ) => {
    const ats = { moved: false, ...given };
    return show(
      <>
        <AtsChip ats={ats} connected={connected} />
        <AtsDelivery result={{ id: "a-1", ats, scoring }} connected={connected} />
      </>,
    );
  };

  it("isn't there where the interview is linked to nothing, or the plan doesn't include it", () => {
    line({ linkedJob: null, delivery: null });
    line({ linkedJob: "Night cleaner", delivery: null }, null);
    expect(screen.queryByRole("heading")).toBeNull();
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("has its state in a word near the top, which leads to the rest", () => {
    line({ linkedJob: "Night cleaner", delivery });
    const { hash } = new URL(
      screen.getByRole<HTMLAnchorElement>("link", { name: "Sent to Lever" }).href,
    );
    const target = document.querySelector(hash);
    expect(target).toBe(screen.getByRole("region", { name: "Lever · Night cleaner" }));
  });

  it("goes to another job by a press that says so, and what arrived stays", () => {
    line({ linkedJob: "Crew lead", delivery, moved: true });
    expect(screen.getByRole("heading", { name: "Lever · Night cleaner" })).toBeVisible();
    expect(screen.getByText(/now linked to “Crew lead” in Lever.*stays there/)).toBeVisible();
    expect(screen.getByRole("button", { name: "Send to the new job" })).toBeVisible();
  });

  it("says before it is sent that an ATS takes one document", () => {
    line({ linkedJob: "Night cleaner", delivery: null }, "zoho");
    expect(screen.getByText(/Zoho keeps only one document per application/)).toBeVisible();
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
    [{ state: "queued" as const, arrived: [] }, /on the way to Lever/, false],
    [{ state: "unconfirmed" as const, arrived: [] }, /may have arrived/, true],
    [{ state: "failed" as const, problem: "refused" as const, arrived: [] }, /didn't accept/, true],
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
    // The button that was pressed is gone.
    expect(
      screen.getByRole("heading", { name: "Job in your applicant tracking system (ATS)" }),
    ).toHaveFocus();
    expect(screen.getByRole("button", { name: "Link job" })).toBeDisabled();
    expect(screen.getByRole("option", { name: "Line cook (closed)" })).toBeDisabled();
    await userEvent.selectOptions(select, "Crew lead");
    expect(screen.getByText(/^From now on, candidates go to “Crew lead”/)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Link job" }));
    expect(await screen.findByText(/sent to “Crew lead” in Lever/)).toBeVisible();
    expect(asked.at(-1)).toEqual({ path, body: { jobId: "j_1" } });
    await userEvent.click(screen.getByRole("button", { name: "Unlink" }));
    expect(await screen.findByRole("button", { name: "Choose a job" })).toBeVisible();
  });

  it("says what stays at the job before when another one is chosen", async () => {
    const another = { id: "j_3", title: "Night cleaner", open: true };
    server({ [path]: { body: { jobs: [...jobs, another] } } });
    card("lever", { jobId: "j_1", jobTitle: "Crew lead" });
    await userEvent.click(screen.getByRole("button", { name: "Choose another job" }));
    const select = await screen.findByLabelText("Job in Lever");
    expect(screen.getByRole("button", { name: "Link job" })).toBeDisabled();
    await userEvent.selectOptions(select, "Night cleaner");
    expect(screen.getByText(/sent to “Crew lead”.*stay there/)).toBeVisible();
    expect(screen.getByRole("button", { name: "Link job" })).toBeEnabled();
  });

  it("can be left while the list is read, and where it can't be", async () => {
    server({ [path]: "never" });
    card("lever");
    await userEvent.click(screen.getByRole("button", { name: "Choose a job" }));
    expect(screen.getByRole("status")).toHaveTextContent("Loading jobs from Lever…");
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    server({ [path]: "unreachable" });
    await userEvent.click(screen.getByRole("button", { name: "Choose a job" }));
    await screen.findByRole("alert");
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    expect(screen.getByRole("button", { name: "Choose a job" })).toBeVisible();
  });

  it("says before candidates are sent that an ATS takes one document", () => {
    card("zoho");
    expect(screen.getByText(/it gets the analysis PDF and not the transcript/)).toBeVisible();
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
