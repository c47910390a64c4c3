import { act, renderHook, waitFor } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { backgroundModule, useBackgroundModule } from "#components/shared/background-module";

describe("A script that is not the page's own", () => {
  it("is asked for again as soon as the connection is back, and once for all who use it", async () => {
    const load = jest.fn(() => Promise.resolve((text: string) => text.length));
    load.mockRejectedValueOnce(new Error("offline"));
    const source = backgroundModule(load);
    const first = renderHook(() => useBackgroundModule(source));
    expect(first.result.current).toEqual({ part: null, missed: false });
    await waitFor(() => expect(first.result.current.missed).toBe(true));
    act(() => void window.dispatchEvent(new Event("online")));
    await waitFor(() => expect(first.result.current.part?.("four")).toBe(4));
    const second = renderHook(() => useBackgroundModule(source));
    expect(second.result.current.part?.("four")).toBe(4);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("is there for a part that was drawn as it came for another", async () => {
    const source = backgroundModule(async () => "here");
    const { result } = renderHook(() => {
      // As if the other's had come between drawing and the effect.
      useLayoutEffect(() => {
        source.loaded = "here";
      }, []);
      return useBackgroundModule(source);
    });
    expect(result.current.part).toBe("here");
  });

  it("is asked for no longer by a part that is gone", async () => {
    const load = jest.fn(() => Promise.reject(new Error("offline")));
    const source = backgroundModule(load);
    const { result, unmount } = renderHook(() => useBackgroundModule(source));
    await waitFor(() => expect(result.current.missed).toBe(true));
    unmount();
    const before = load.mock.calls.length;
    window.dispatchEvent(new Event("online"));
    await act(async () => {});
    expect(load).toHaveBeenCalledTimes(before);
  });
});
