import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { AuthContext } from "#components/shared/auth";
import { SignOutButton } from "#components/shared/sign-out-button";
import {
  confirmBeforeClose,
  type LostOn,
  useUnsavedChanges,
} from "#components/shared/unsaved-changes";
import { UnsavedGuard } from "#components/shared/unsaved-guard";

const followed = jest.fn();
const signOut = jest.fn().mockResolvedValue(true);

function Typed({ name, lostWith }: { name: string; lostWith?: LostOn }) {
  const [text, setText] = useState("");
  useUnsavedChanges(text !== "", lostWith);
  return <input aria-label={name} value={text} onChange={({ target }) => setText(target.value)} />;
}

function Page({ lostWith }: { lostWith?: LostOn }) {
  const [open, setOpen] = useState(true);
  const close = confirmBeforeClose(setOpen);
  return (
    <AuthContext
      value={{ user: null, owner: null, isAuthenticated: true, loading: false, signOut }}
    >
      <Typed name="Title" {...(lostWith && { lostWith })} />
      {open ? <Typed name="Reason" lostWith="dialog" /> : null}
      <button type="button" onClick={() => close(false)}>
        Close
      </button>
      {/* As the router's links, which lead on by a script. */}
      <a
        href="/interviews"
        onClick={(event) => {
          event.preventDefault();
          followed();
        }}
      >
        Interviews
      </a>
      <a href="#content">Skip</a>
      <SignOutButton />
      <UnsavedGuard />
    </AuthContext>
  );
}

/** Whether the browser would ask before the tab is closed. */
function asksAtTheTab(): boolean {
  const leaving = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
}

/** What the router hears of Back. */
const heard = jest.fn();

async function open(props: { lostWith?: LostOn } = {}) {
  window.history.replaceState({}, "", "/interviews");
  window.history.pushState({}, "", "/interviews/edit");
  window.addEventListener("popstate", heard);
  render(<Page {...props} />);
  return userEvent.setup();
}

const field = (name: string) => screen.getByRole("textbox", { name, hidden: true });
const link = (name: string) => screen.getByRole("link", { name });
const button = (name: string) => screen.getByRole("button", { name });
const question = () => screen.findByRole("alertdialog", { name: "Discard Changes?" });
const unasked = () =>
  expect(screen.queryByRole("alertdialog", { hidden: true })).not.toBeInTheDocument();

beforeEach(() => {
  followed.mockClear();
  signOut.mockClear();
  heard.mockClear();
});
afterEach(() => window.removeEventListener("popstate", heard));

describe("What was typed and isn't saved", () => {
  it.each([
    ["a link", () => link("Interviews"), followed],
    ["Log out", () => button("Log out"), signOut],
  ])("is asked about before %s takes it along", async (_way, pressed, went) => {
    const person = await open();
    await person.type(field("Title"), "x");
    await person.click(pressed());
    await person.click(within(await question()).getByRole("button", { name: "Go Back" }));
    expect(went).not.toHaveBeenCalled();
    expect(field("Title")).toHaveValue("x");
    await person.click(pressed());
    await person.click(within(await question()).getByRole("button", { name: "Discard Changes" }));
    expect(went).toHaveBeenCalledTimes(1);
  });

  it("is asked about before Back takes it along, with its page still in view", async () => {
    const person = await open();
    await person.type(field("Title"), "x");
    act(() => window.history.back());
    const asked = await question();
    await waitFor(() => expect(window.location.pathname).toBe("/interviews/edit"));
    expect(heard).not.toHaveBeenCalled();
    await person.click(within(asked).getByRole("button", { name: "Discard Changes" }));
    await waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
    expect(window.location.pathname).toBe("/interviews");
  });

  it("is asked about by the browser before the tab closes, and no more once it was given up", async () => {
    const person = await open();
    expect(asksAtTheTab()).toBe(false);
    await person.type(field("Title"), "x");
    expect(asksAtTheTab()).toBe(true);
    await person.click(link("Interviews"));
    await person.click(within(await question()).getByRole("button", { name: "Discard Changes" }));
    expect(asksAtTheTab()).toBe(false);
    // The way led nowhere, as without a network.
    await person.type(field("Title"), "y");
    expect(asksAtTheTab()).toBe(true);
  });

  it("is nothing where nothing was typed, or all of it was taken back", async () => {
    const person = await open();
    await person.type(field("Title"), "x{Backspace}");
    await person.click(link("Interviews"));
    expect(followed).toHaveBeenCalledTimes(1);
    act(() => window.history.back());
    await waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
    unasked();
  });

  it("stays through a place of the same page, and a link in another tab", async () => {
    const person = await open();
    await person.type(field("Title"), "x");
    await person.click(link("Skip"));
    await person.keyboard("{Control>}");
    await person.click(link("Interviews"));
    unasked();
  });

  it("goes with its dialog alone where it was typed in one", async () => {
    const person = await open();
    await person.type(field("Title"), "x");
    await person.click(button("Close"));
    unasked();
    expect(screen.queryByLabelText("Reason")).not.toBeInTheDocument();
  });

  it("is asked about before its dialog closes", async () => {
    const person = await open();
    await person.type(field("Reason"), "x");
    await person.click(button("Close"));
    await person.click(within(await question()).getByRole("button", { name: "Go Back" }));
    expect(field("Reason")).toHaveValue("x");
    await person.click(button("Close"));
    await person.click(within(await question()).getByRole("button", { name: "Discard Changes" }));
    expect(screen.queryByLabelText("Reason")).not.toBeInTheDocument();
  });

  it("isn't asked about on a way that keeps it in its tab", async () => {
    const person = await open({ lostWith: "tab" });
    await person.type(field("Title"), "x");
    await person.click(link("Interviews"));
    expect(followed).toHaveBeenCalledTimes(1);
    unasked();
    expect(asksAtTheTab()).toBe(true);
    await person.click(button("Log out"));
    await question();
    expect(signOut).not.toHaveBeenCalled();
  });
});
