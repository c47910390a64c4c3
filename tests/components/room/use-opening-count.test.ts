import { renderHook } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useOpeningCount } from "#components/room/entry/use-opening-count";
import type { SharedSource } from "#lib/domain/interviews/link-source";

const send = jest.fn(async (_path: string, _options: { method: string }) => ({
  ok: true,
  status: 200,
  json: async () => ({}),
}));

beforeEach(() => {
  send.mockClear();
  sessionStorage.clear();
  Object.defineProperty(globalThis, "fetch", { configurable: true, value: send });
});

const open = ({
  source = null,
  shared = false,
  known = false,
}: {
  source?: SharedSource | null;
  shared?: boolean;
  known?: boolean;
} = {}) => renderHook(() => useOpeningCount("k", source, shared, known));

describe("An opening of an interview's link", () => {
  it("is counted at the first press or key, once for a tab, and never by the page's load", async () => {
    const page = open();
    expect(send).not.toHaveBeenCalled();
    await userEvent.click(document.body);
    await userEvent.keyboard("x");
    page.unmount();
    open();
    await userEvent.click(document.body);
    expect(send).toHaveBeenCalledTimes(1);
    expect(send.mock.calls[0]?.[0]).toBe("/api/room/k/opened");
    expect(send.mock.calls[0]?.[1].method).toBe("POST");
  });

  it("says where the link was shared", async () => {
    open({ source: "poster" });
    await userEvent.click(document.body);
    expect(send.mock.calls[0]?.[0]).toBe("/api/room/k/opened?s=poster");
  });

  it("is counted again for the next person at a shared device", async () => {
    for (const _person of [1, 2]) {
      const page = open({ shared: true });
      await userEvent.click(document.body);
      page.unmount();
    }
    expect(send).toHaveBeenCalledTimes(2);
    expect(sessionStorage).toHaveLength(0);
  });

  it("is none in a browser that has begun, or of a page that is gone", async () => {
    open({ known: true });
    open().unmount();
    await userEvent.click(document.body);
    expect(send).not.toHaveBeenCalled();
  });
});
