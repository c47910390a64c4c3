import { waitFor } from "@testing-library/react";
import { DeviceFault } from "#lib/room-client/device-database";
import { openAttempt } from "#lib/room-client/open-attempt";
import { keptTake, server } from "#tests/support/room-client";

it("What a take was chosen over goes once the device is back", async () => {
  const { store, take } = await keptTake({ attemptId: "preview" });
  const other = { ...take, id: "take-2", number: 2, accepted: false, instead: take.id };
  await store.putTakes([other]);
  let away = false;
  const takes: typeof store.takes = async (attemptId) => {
    if (away) throw new DeviceFault("away");
    return store.takes(attemptId);
  };
  const tell = jest.fn();
  const device = { ...store, takes };
  const { begin } = await openAttempt(server({ openStore: async () => device }), tell);
  away = true;
  begin();
  await waitFor(() => expect(tell).toHaveBeenCalledWith({ kind: "sent", take }));
  expect(tell).not.toHaveBeenCalledWith({ kind: "dropped", take: other });
  away = false;
  await waitFor(() => {
    window.dispatchEvent(new Event("online"));
    expect(tell).toHaveBeenCalledWith({ kind: "dropped", take: other });
  });
  await waitFor(async () => expect(await store.takes("preview")).toEqual([]));
});
