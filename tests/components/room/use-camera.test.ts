import { act, renderHook } from "@testing-library/react";
import { useCamera } from "#components/room/camera/use-camera";

const track = () => Object.assign(new EventTarget(), { stop: () => {} });
const getUserMedia = jest.fn(async () => ({ getTracks: () => [track()] }));
const query = jest.fn<Promise<{ state: string }>, [{ name: string }]>();

beforeEach(() => {
  getUserMedia.mockClear();
  query.mockReset();
  Object.defineProperty(window, "isSecureContext", { value: true, configurable: true });
  Object.defineProperty(navigator, "mediaDevices", { value: { getUserMedia }, configurable: true });
  Object.defineProperty(navigator, "permissions", { value: { query }, configurable: true });
  Object.defineProperty(globalThis, "MediaRecorder", {
    value: { isTypeSupported: () => true },
    configurable: true,
  });
});

/** A camera that was on for one question, and is off for the next one. */
async function afterATextQuestion() {
  const { result } = renderHook(useCamera);
  await act(() => result.current.ask());
  expect(result.current.stream).not.toBeNull();
  act(() => result.current.release());
  return result;
}

describe("The camera after a written answer", () => {
  it("goes on by itself where the browser remembers the permission", async () => {
    query.mockResolvedValue({ state: "granted" });
    const camera = await afterATextQuestion();
    await act(() => camera.current.resume());
    expect(query.mock.calls).toEqual([[{ name: "camera" }], [{ name: "microphone" }]]);
    expect(camera.current.stream).not.toBeNull();
  });

  it.each([
    ["would ask", () => query.mockResolvedValue({ state: "prompt" })],
    ["can't tell", () => query.mockRejectedValue(new TypeError("unknown name"))],
  ])("waits for a press where the browser %s", async (_, answers) => {
    answers();
    const camera = await afterATextQuestion();
    await act(() => camera.current.resume());
    expect(camera.current.stream).toBeNull();
    expect(getUserMedia).toHaveBeenCalledTimes(1);
  });

  it("waits for a press in a visit that has not had it on", async () => {
    query.mockResolvedValue({ state: "granted" });
    const { result } = renderHook(useCamera);
    await act(() => result.current.resume());
    expect(getUserMedia).not.toHaveBeenCalled();
  });
});
