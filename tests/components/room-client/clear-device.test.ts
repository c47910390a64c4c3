import { clearDevice } from "#lib/room-client/clear-device";
import { DeviceFault } from "#lib/room-client/device-database";
import { readReturnToken } from "#lib/room-client/take-store";
import { keptTake } from "#tests/support/room-client";

jest.mock("#lib/room-client/take-store", () => ({
  ...jest.requireActual("#lib/room-client/take-store"),
  readReturnToken: jest.fn(),
  keepReturnToken: jest.fn(async () => {}),
}));

describe("A device that is to forget somebody while its database is away", () => {
  it("forgets them once it is back", async () => {
    const { store, take } = await keptTake();
    const away = jest.mocked(readReturnToken).mockResolvedValue(null);
    away.mockRejectedValueOnce(new DeviceFault("away"));
    const forgotten = clearDevice("key", take.attemptId, store);
    // No try waits for longer than until the connection is back.
    const back = setInterval(() => window.dispatchEvent(new Event("online")), 1);
    await forgotten;
    clearInterval(back);
    expect(await store.takes(take.attemptId)).toEqual([]);
  });

  it("says so where it does not come back", async () => {
    const { store, take } = await keptTake();
    jest.mocked(readReturnToken).mockRejectedValue(new DeviceFault("away"));
    const back = setInterval(() => window.dispatchEvent(new Event("online")), 1);
    await expect(clearDevice("key", take.attemptId, store)).rejects.toBeInstanceOf(DeviceFault);
    clearInterval(back);
  });
});
