import dns from "node:dns";
import { resolveName } from "#lib/vendors/webhooks/address";
import { startNameServer } from "#tests/support/name-server";

let server: Awaited<ReturnType<typeof startNameServer>>;
afterEach(() => server.close());

describe("A webhook's name", () => {
  it("has the addresses that a name server says, of one family as well, without getaddrinfo", async () => {
    server = await startNameServer("8.8.8.8");
    const held = [jest.spyOn(dns, "lookup"), jest.spyOn(dns.promises, "lookup")];
    const found = await resolveName("crew.example", AbortSignal.timeout(5000), server.servers);
    expect(found).toEqual([{ address: "8.8.8.8", family: 4 }]);
    expect(server.asked.sort()).toEqual([1, 28]);
    for (const lookup of held) expect(lookup).not.toHaveBeenCalled();
  });

  it("is no longer asked for once the patience is over", async () => {
    server = await startNameServer(null);
    await expect(
      resolveName("crew.example", AbortSignal.timeout(50), server.servers),
    ).rejects.toMatchObject({ code: "ECANCELLED" });
  });

  it("is this machine's own where it is localhost, which no name server knows", async () => {
    server = await startNameServer(null);
    expect(await resolveName("localhost", AbortSignal.timeout(5000), server.servers)).toEqual([
      { address: "127.0.0.1", family: 4 },
    ]);
    expect(server.asked).toEqual([]);
  });
});
