import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AtsGate } from "#components/integrations/ats-gate";
import { IntegrationsView } from "#components/integrations/integrations-view";
import { StillConnected } from "#components/integrations/still-connected";
import { ATS_TEXTS, sessionFailure } from "#lib/domain/integrations/texts";
import { server, show, USER } from "../plans/support";

jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: () => {} }) }));
jest.mock("#components/shared/use-refresh", () => ({
  useRefresh: () => () => {},
  useRefreshOrToast: () => () => {},
}));

const load = jest.fn();
jest.mock("#components/integrations/connect-script", () => ({
  loadConnectScript: (address: string) => load(address),
}));

const SESSION = "/api/knit/auth/session";
const SAVE = "/api/knit/save-integration";
const MINE = `/api/knit/integrations/${USER}`;
const session = { body: { success: true, token: "t_1" } };
const lever = {
  appId: "lever",
  categoryId: "ATS",
  connectedAt: "2026-11-20T12:00:00.000Z",
  refused: false,
};

const view = (more: Partial<Parameters<typeof IntegrationsView>[0]> = {}) =>
  show(
    <IntegrationsView
      userId={USER}
      scriptUrl="http://knit.test/x.js"
      before={[]}
      undelivered={[]}
      timeZone="America/New_York"
      {...more}
    />,
  );

function element(): Element {
  const found = document.querySelector("knit-auth");
  if (!found) throw new Error("The element is missing");
  return found;
}

const tell = (name: string, integrationDetails: object = {}) =>
  act(async () => {
    element().dispatchEvent(new CustomEvent(name, { detail: { integrationDetails } }));
  });

/** A server that ends the connection, and then has none, or another one that stays. */
function disconnecting(integrations: object[] = []): jest.Mock {
  const asked = jest.fn(async (_path: string, { method }: RequestInit) => {
    const status = method === "DELETE" || integrations.length > 0 ? 200 : 404;
    return { ok: status === 200, status, json: async () => ({ integrations }) };
  });
  globalThis.fetch = asked as jest.Mock;
  return asked;
}

beforeEach(() => load.mockReset().mockResolvedValue(undefined));

describe("Integrations", () => {
  it("offers to connect once a session is there, and shows twelve of what can be", async () => {
    const { to } = server({ [SESSION]: session });
    view();
    expect(screen.getByRole("button", { name: "Loading..." })).toHaveAttribute("slot", "trigger");
    expect(await screen.findByRole("button", { name: "Connect an Integration" })).toBeVisible();
    expect(element()).toHaveAttribute("authsessiontoken", "t_1");
    expect(to(SESSION)).toEqual([{ originOrgId: USER }]);
    expect(screen.getByRole("heading", { name: "No integrations connected yet." })).toBeVisible();
    const grid = screen.getByRole("list", { name: "Available Integrations" });
    expect(within(grid).getAllByRole("listitem")).toHaveLength(12);
    expect(screen.getByText("+ more integrations available")).toBeVisible();
  });

  it.each([
    [{ status: 502, body: {} }, sessionFailure(502)],
    [{ body: null }, sessionFailure("invalid")],
    [{ body: { success: false } }, sessionFailure("none")],
    ["unreachable" as const, sessionFailure("none")],
  ])("says in a red box why a session couldn't be opened", async (answer, message) => {
    server({ [SESSION]: answer });
    view();
    expect(await screen.findByRole("alert")).toHaveTextContent(message);
    server({ [SESSION]: session });
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("button", { name: "Connect an Integration" })).toBeVisible();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("says so where the window doesn't load, or isn't set up", async () => {
    load.mockRejectedValue(new Error("refused"));
    server({ [SESSION]: session });
    const { unmount } = view();
    expect(await screen.findByRole("alert")).toHaveTextContent("couldn't be loaded");
    unmount();
    view({ scriptUrl: null });
    expect(screen.getByText(/aren't set up on this site yet/)).toBeVisible();
    expect(screen.queryByRole("button", { name: /Connect/ })).toBeNull();
  });

  it("asks for a new session when the window wants one", async () => {
    const { to } = server({ [SESSION]: session });
    view();
    await screen.findByRole("button", { name: "Connect an Integration" });
    await tell("onNewSession");
    await waitFor(() => expect(to(SESSION)).toHaveLength(2));
  });

  it("keeps what was connected, shows it, and disconnects it after a question", async () => {
    const known = { [SESSION]: session, [SAVE]: { body: { success: true } } };
    const { to } = server({ ...known, [MINE]: { body: { integrations: [lever] } } });
    view();
    await screen.findByRole("button", { name: "Connect an Integration" });
    const made = { integrationId: "mb_1", appId: "lever", categoryId: "ATS" };
    await tell("onFinish", { ...made, originOrgId: "another", success: true });
    expect(await screen.findByRole("heading", { name: "Your ATS is now connected" })).toBeVisible();
    expect(to(SAVE)).toEqual([{ ...made, originOrgId: USER }]);
    expect(screen.getByText(/PDFs are delivered automatically/)).toBeVisible();
    expect(screen.getByRole("button", { name: "Edit Integration" })).toBeVisible();
    expect(screen.getByText("Connected since Nov 20, 2026")).toBeVisible();

    const asked = disconnecting();
    await userEvent.click(screen.getByRole("button", { name: "Disconnect Lever" }));
    await userEvent.click(
      within(screen.getByRole("alertdialog")).getByRole("button", { name: "Disconnect" }),
    );
    expect(await screen.findByRole("heading", { name: ATS_TEXTS.none })).toBeVisible();
    expect(asked.mock.calls).toMatchObject([
      [MINE, { method: "DELETE", body: JSON.stringify({ appId: "lever" }) }],
      [MINE, { method: "GET" }],
    ]);
  });

  it("ends what the window has deactivated", async () => {
    server({ [SESSION]: session });
    view({ before: [lever] });
    await screen.findByRole("button", { name: "Edit Integration" });
    const asked = disconnecting();
    await tell("onDeactivate", { integrationId: "mb_1", isDeactivated: true });
    expect(await screen.findByRole("heading", { name: ATS_TEXTS.none })).toBeVisible();
    const body = JSON.stringify({ integrationId: "mb_1" });
    expect(asked.mock.calls[0]).toMatchObject([MINE, { method: "DELETE", body }]);
  });

  it("shows what took the place of the one that an old page ends", async () => {
    server({ [SESSION]: session });
    view({ before: [{ ...lever, appId: "greenhouse" }] });
    await screen.findByRole("button", { name: "Edit Integration" });
    disconnecting([lever]);
    await tell("onDeactivate", { integrationId: "mb_1", isDeactivated: true });
    expect(await screen.findByRole("button", { name: "Disconnect Lever" })).toBeVisible();
    expect(screen.getByText(/A different ATS is connected now/)).toBeVisible();
  });

  it("says what hinders where the connection can't be kept", async () => {
    const refusal = { error: { code: "conflict", message: "Your ATS isn't connected." } };
    server({ [SESSION]: session, [SAVE]: { status: 409, body: refusal } });
    const { unmount } = view();
    await screen.findByRole("button", { name: "Connect an Integration" });
    const made = { integrationId: "mb_1", appId: "lever", categoryId: "ATS" };
    await tell("onFinish", made);
    expect(await screen.findByRole("alert")).toHaveTextContent("Your ATS isn't connected.");
    expect(screen.getByRole("heading", { name: ATS_TEXTS.none })).toBeVisible();

    // The window tells of a connection once: the same one is saved by a press, after a reload, too.
    unmount();
    view();
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("We couldn't confirm the connection");
    const { to } = server({
      [SAVE]: { body: { success: true } },
      [MINE]: { body: { integrations: [lever] } },
    });
    await userEvent.click(within(alert).getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: "Your ATS is now connected" })).toBeVisible();
    expect(to(SAVE)).toEqual([{ ...made, originOrgId: USER }]);
    expect(screen.queryByRole("alert")).toBeNull();
    expect(window.sessionStorage).toHaveLength(0);
  });

  it("says that an ATS lets us in no more, and how it does again", async () => {
    server({ [SESSION]: session });
    view({ before: [{ ...lever, refused: true }] });
    expect(screen.getByRole("heading", { name: "Lever is refusing the connection" })).toBeVisible();
    expect(screen.getByText(/Press “Edit Integration” and sign in to Lever/)).toBeVisible();
    expect(screen.queryByText("Your ATS is now connected")).toBeNull();
    expect(screen.queryByText("Connected")).toBeNull();
    expect(screen.getByText("Connect again")).toBeVisible();
    expect(await screen.findByRole("button", { name: "Edit Integration" })).toBeVisible();
  });

  it("says which documents an ATS takes that keeps only one", async () => {
    server({ [SESSION]: session });
    view({ before: [{ ...lever, appId: "zoho" }] });
    expect(screen.getByText(/Zoho keeps only one document per application/)).toBeVisible();
    await screen.findByRole("button", { name: "Edit Integration" });
  });

  it("lists what didn't arrive, with the way to each candidate", async () => {
    server({ [SESSION]: session });
    view({
      before: [lever],
      undelivered: [
        {
          attemptId: "a-1",
          name: "Ana Flores",
          interview: "Cleaner",
          appId: "lever",
          state: "unconfirmed",
          jobTitle: "Night cleaner",
          problem: null,
          sent: null,
          arrived: [],
        },
      ],
    });
    expect(screen.getByRole("link", { name: "Ana Flores" })).toHaveAttribute(
      "href",
      "/interviews/responses/a-1",
    );
    expect(screen.getByText(/may have arrived/)).toBeVisible();
    await screen.findByRole("button", { name: "Edit Integration" });
  });
});

describe("On a smaller plan", () => {
  it("the page says what it would open, with all twenty-four", () => {
    show(<AtsGate access={{ plan: "LAUNCH", trialing: false }} trial={false} />);
    expect(
      screen.getByRole("heading", { name: "Scale Your Hiring with Powerful ATS Integrations" }),
    ).toBeVisible();
    expect(screen.getByText("Unlock ATS integrations by upgrading your plan.")).toBeVisible();
    expect(screen.getByText("This feature requires the Scale Plan.")).toBeVisible();
    const grid = screen.getByRole("list", { name: "Supported ATS" });
    expect(within(grid).getAllByRole("listitem")).toHaveLength(24);
  });
});

it("can be disconnected on a plan that no longer has it", async () => {
  const asked = disconnecting();
  show(<StillConnected userId={USER} before={[lever]} timeZone="America/New_York" />);
  await userEvent.click(screen.getByRole("button", { name: "Disconnect Lever" }));
  const dialog = screen.getByRole("alertdialog");
  await userEvent.click(within(dialog).getByRole("button", { name: "Disconnect" }));
  await waitFor(() => expect(screen.queryByText("Lever")).toBeNull());
  expect(asked).toHaveBeenCalledWith(MINE, expect.objectContaining({ method: "DELETE" }));
});
