import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { act } from "react";
import { AuthProvider } from "#components/account/auth-provider";
import { useAuth } from "#components/shared/auth";
import { request } from "#lib/browser/request";
import { PAGE_OWNER_HEADER } from "#lib/domain/account/page-owner";

/** This browser's tabs: what one posts, the others hear. */
const tabs: BroadcastChannel[] = [];

class Channel extends EventTarget implements BroadcastChannel {
  onmessage: BroadcastChannel["onmessage"] = null;
  onmessageerror = null;
  readonly name: string;
  constructor(name: string) {
    super();
    this.name = name;
    tabs.push(this);
  }
  postMessage(data: unknown) {
    const others = tabs.filter((tab) => tab !== this && tab.name === this.name);
    for (const tab of others) tab.onmessage?.(new MessageEvent("message", { data }));
  }
  close() {
    tabs.splice(tabs.indexOf(this), 1);
  }
}

function Account({ name }: { name: string }) {
  const { isAuthenticated, signOut } = useAuth();
  return (
    <>
      <p>{`${name}: ${isAuthenticated ? "in" : "out"}`}</p>
      <button type="button" onClick={signOut}>{`Sign out of ${name}`}</button>
    </>
  );
}

const user = { id: "5b1f7a38-4c3e-4a53-8a6a-1d2b7c9e0f11", email: "dana@bright.example" };
const openTabs = () =>
  ["One", "Two"].map((name) =>
    render(
      <AuthProvider companyId={null} user={user}>
        <Account name={name} />
      </AuthProvider>,
    ),
  );
const answer = (ok: boolean) =>
  jest.fn().mockResolvedValue({ ok, status: ok ? 200 : 500, json: async () => ({}) });
const press = () =>
  act(() => userEvent.click(screen.getByRole("button", { name: "Sign out of One" })));

beforeEach(() => {
  globalThis.BroadcastChannel = Channel;
  // jsdom goes to no other page, and says so.
  jest.spyOn(console, "error").mockImplementation(() => {});
});

describe("The tabs of one browser", () => {
  it("hear of a sign-out in one of them", async () => {
    globalThis.fetch = answer(true);
    openTabs();
    await press();
    await waitFor(() => expect(screen.getByText("Two: out")).toBeVisible());
    expect(globalThis.fetch).toHaveBeenCalledTimes(1);
    expect(globalThis.fetch).toHaveBeenCalledWith(
      "/api/auth/sign-out",
      expect.objectContaining({ method: "POST" }),
    );
  });

  it("give way where somebody else signs in in one of them, and stay for the same person", () => {
    const open = (name: string, id: string) =>
      render(
        <AuthProvider companyId={null} user={{ id, email: user.email }}>
          <Account name={name} />
        </AuthProvider>,
      );
    open("One", user.id);
    open("Two", user.id);
    expect(screen.getByText("One: in")).toBeVisible();
    act(() => void open("Three", "0c2f7a38-4c3e-4a53-8a6a-1d2b7c9e0f22"));
    expect(screen.getByText("One: out")).toBeVisible();
    expect(screen.getByText("Two: out")).toBeVisible();
    expect(screen.getByText("Three: in")).toBeVisible();
  });

  it("go on in the company that their person changed to in one of them, and forget what was begun", () => {
    const open = (name: string, companyId: string) =>
      render(
        <AuthProvider companyId={companyId} user={user}>
          <Account name={name} />
        </AuthProvider>,
      );
    const left = jest.mocked(console.error).mockClear();
    open("One", "0c2f7a38-4c3e-4a53-8a6a-1d2b7c9e0f22");
    window.sessionStorage.setItem("candidates_list_chosen", "those of One");
    open("Two", "0c2f7a38-4c3e-4a53-8a6a-1d2b7c9e0f22");
    expect(left).not.toHaveBeenCalled();
    expect(window.sessionStorage).toHaveLength(1);
    open("Three", "9d2f7a38-4c3e-4a53-8a6a-1d2b7c9e0f33");
    // jsdom's word for a page that is left.
    expect(left).toHaveBeenCalled();
    expect(window.sessionStorage).toHaveLength(0);
    expect(screen.getByText("One: in")).toBeVisible();
  });

  it("name whom their page was made for in what they ask, until it is gone", async () => {
    globalThis.fetch = answer(true);
    const { unmount } = render(
      <AuthProvider companyId={null} user={user}>
        here
      </AuthProvider>,
    );
    await request("/api/interviews");
    unmount();
    await request("/api/interviews");
    const sent = jest.mocked(globalThis.fetch).mock.calls.map(([, init]) => init?.headers);
    expect(sent).toEqual([
      { accept: "application/json", [PAGE_OWNER_HEADER]: user.id },
      { accept: "application/json" },
    ]);
  });

  it("stay signed in where the server didn't end the session, and leave nothing open behind", async () => {
    globalThis.fetch = answer(false);
    const views = openTabs();
    await press();
    await waitFor(() => expect(globalThis.fetch).toHaveBeenCalledTimes(1));
    expect(screen.getByText("Two: in")).toBeVisible();
    for (const { unmount } of views) unmount();
    expect(tabs).toEqual([]);
  });
});
