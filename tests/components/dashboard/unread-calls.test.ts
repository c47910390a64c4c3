import { render, screen } from "@testing-library/react";
import { isValidElement, type ReactNode } from "react";
import { CallSheet, ReadCalls } from "#components/results/calls/call-sheet";
import { type DashboardFigures, readDashboard } from "#lib/data/interviews/dashboard";
import { readCalls } from "#lib/data/results/calls";
import { CALLS_FAILED } from "#lib/domain/results/calls";
import { employerOrRedirect } from "#lib/http/session";
import { ownerDb } from "#tests/support/clients";
import DashboardPage from "../../../app/(employer)/(set-up)/dashboard/page.tsx";

jest.mock("next/server", () => ({ after: jest.fn() }));
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: jest.fn() }) }));
jest.mock("#lib/env/public", () => ({ publicEnv: () => ({ links: { booking: null } }) }));
jest.mock("#lib/http/session", () => ({ employerOrRedirect: jest.fn() }));
jest.mock("#lib/data/interviews/dashboard", () => ({ readDashboard: jest.fn() }));
jest.mock("#lib/data/results/calls", () => ({ readCalls: jest.fn() }));

const figures: DashboardFigures = {
  interviews: 1,
  candidates: 3,
  qualified: 1,
  hired: 0,
  daysToHire: 0,
  asked: 0,
  used: 3,
  waiting: 0,
  fullRooms: [],
  firstVisit: false,
};

/** Every element of a page, as its server hands it on. */
function elements(node: ReactNode): { type: unknown; props: object }[] {
  if (Array.isArray(node)) return node.flatMap(elements);
  if (!isValidElement<{ children?: ReactNode }>(node)) return [];
  return [node, ...elements(node.props.children)];
}

describe("A dashboard whose calls can't be read", () => {
  it("stands without them, says so in their place, and offers to try again", async () => {
    jest.mocked(employerOrRedirect).mockResolvedValue({
      userId: "u-1",
      email: "dana@bright.example",
      db: ownerDb,
      profile: null,
      ownerId: "u-1",
      ownerName: "Dana",
      role: "owner",
      isLimited: false,
      interviews: null,
      companies: [],
      left: false,
      mailAnswers: "at_once" as const,
      mailDetails: false,
      company: null,
      access: { plan: "LAUNCH", trialing: false },
      nextMonth: null,
      subscription: null,
    });
    jest.mocked(readDashboard).mockResolvedValue({ figures, interviews: [] });
    jest.mocked(readCalls).mockRejectedValue(new Error("The database is gone"));
    const logged = jest.spyOn(console, "error").mockReturnValue();
    const sheet = elements(await DashboardPage()).find(({ type }) => type === CallSheet);
    const calls = readCalls(ownerDb, 1).catch(() => null);
    render(
      await ReadCalls({
        firstWords: () => ({ subject: "", text: "" }),
        interviewId: null,
        calls,
        ...sheet?.props,
      }),
    );
    expect(screen.getByRole("heading", { name: "Who to call" })).toBeVisible();
    expect(screen.getByRole("alert")).toHaveTextContent(CALLS_FAILED);
    expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
    expect(sheet).toBeDefined();
    expect(logged).toHaveBeenCalledWith(expect.stringContaining("The database is gone"));
    logged.mockRestore();
  });
});
