import { act, renderHook, waitFor } from "@testing-library/react";
import { useState } from "react";
import { useBack, useBlockBack } from "#components/room/use-back";

const back = () => act(() => window.history.back());

function room({ on = true } = {}) {
  return renderHook(() => {
    const [step, setStep] = useState("welcome");
    const [busy, setBusy] = useState(false);
    useBack("entry", step, setStep, on);
    useBlockBack(busy);
    return { step, setStep, setBusy };
  }).result;
}

describe("The browser's Back in the room", () => {
  it("goes back step by step, and Forward forth", async () => {
    const now = room();
    act(() => now.current.setStep("consent"));
    act(() => now.current.setStep("details"));
    back();
    await waitFor(() => expect(now.current.step).toBe("consent"));
    back();
    await waitFor(() => expect(now.current.step).toBe("welcome"));
    act(() => window.history.forward());
    await waitFor(() => expect(now.current.step).toBe("consent"));
  });

  it("stays where it is while somebody is recording", async () => {
    const now = room();
    act(() => now.current.setStep("question"));
    const went = new Promise<void>((resolve) => {
      let times = 0;
      window.addEventListener("popstate", () => void (++times === 2 && resolve()), true);
    });
    act(() => now.current.setBusy(true));
    back();
    // There, and back again by the room.
    await act(() => went);
    expect(window.history.state).toMatchObject({ entry: "question" });
    expect(now.current.step).toBe("question");
    act(() => now.current.setBusy(false));
    back();
    await waitFor(() => expect(now.current.step).toBe("welcome"));
  });

  it("is the page's own in a preview", () => {
    const before = window.history.length;
    const now = room({ on: false });
    act(() => now.current.setStep("consent"));
    expect(window.history.length).toBe(before);
  });
});
