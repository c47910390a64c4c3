import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ConfirmMailedLink, SETTING_UP } from "#components/account/confirm-mailed-link";
import { ADDRESS_PROVED, VerifyEmail } from "#components/account/verify-email";
import { ResumeLink } from "#components/room/entry/resume-link";
import { OpenLink } from "#components/shared/open-link";
import { currentAttempt } from "#lib/room-client/current-attempt";

const fetched = jest.fn();

/** What each handler answers. */
function answer(status: number, body: object): void {
  fetched.mockReset().mockResolvedValue({ ok: status < 400, status, json: async () => body });
  globalThis.fetch = fetched;
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

describe("A link that came by mail", () => {
  it.each(["/api/auth/confirm", "/api/auth/exchange"] as const)(
    "is spent by a press and not by opening the page, at %s",
    async (handler) => {
      answer(200, { next: "#there" });
      render(<ConfirmMailedLink handler={handler} body={{ code: "x" }} kind="recovery" />);
      expect(fetched).not.toHaveBeenCalled();
      expect(screen.queryByText(SETTING_UP)).toBeNull();
      await press("Continue");
      expect(screen.getByText(SETTING_UP)).toBeVisible();
      expect(fetched).toHaveBeenCalledTimes(1);
      expect(fetched).toHaveBeenCalledWith(handler, expect.objectContaining({ method: "POST" }));
    },
  );

  it("stays where nobody answered, for another press", async () => {
    answer(200, {});
    fetched.mockRejectedValue(new TypeError("no connection"));
    render(<ConfirmMailedLink handler="/api/auth/confirm" body={{ code: "x" }} kind="recovery" />);
    await press("Continue");
    expect(await screen.findByRole("alert")).toHaveTextContent("press Continue again");
    await press("Continue");
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it("proves an address by a press", async () => {
    answer(200, {});
    render(<VerifyEmail token="abc" />);
    expect(fetched).not.toHaveBeenCalled();
    await press("Confirm email address");
    expect(await screen.findByRole("heading", { name: ADDRESS_PROVED })).toBeVisible();
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it.each(["/api/room/resume", "/api/me/open", "/api/review/open"] as const)(
    "opens what it is for by a press, at %s, and says in its language where that failed",
    async (handler) => {
      answer(503, {});
      const texts = { title: "Hola", lead: "Tuyo.", action: "Abrir", failed: "No funcionó." };
      render(<OpenLink handler={handler} token="abc" language="es" {...texts} />);
      expect(fetched).not.toHaveBeenCalled();
      await press("Abrir");
      const body = JSON.stringify({ token: "abc" });
      expect(fetched).toHaveBeenCalledTimes(1);
      expect(fetched).toHaveBeenCalledWith(handler, expect.objectContaining({ body }));
      expect(await screen.findByText("No funcionó.")).toBeVisible();
      expect(screen.getByRole("main")).toHaveAttribute("lang", "es-US");
    },
  );

  it("tells the tab whose attempt it opened where the device may be shared", async () => {
    sessionStorage.clear();
    const texts = { title: "Hi", lead: "Yours.", action: "Open", failed: "Failed." };
    render(<ResumeLink token="abc" language="en" {...texts} />);
    answer(200, { next: "#there", here: { interviewKey: "k", attemptId: "a" } });
    await press("Open");
    expect(currentAttempt("k")).toBe("a");
  });

  it("can be pressed again where nobody answered, and is over only where the server says so", async () => {
    answer(503, { error: { code: "unavailable", message: "Please try again in a minute." } });
    render(<VerifyEmail token="abc" />);
    await press("Confirm email address");
    expect(await screen.findByText("Please try again in a minute.")).toBeVisible();
    answer(410, { error: { code: "gone", message: "Over." } });
    await press("Confirm email address");
    expect(await screen.findByRole("heading", { name: "This link no longer works" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Send a new link" })).toBeVisible();
  });
});
