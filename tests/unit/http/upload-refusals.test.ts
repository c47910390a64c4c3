import { NextRequest } from "next/server";
import { HEAD, PATCH } from "../../../app/api/room/uploads/[[...id]]/route";

jest.mock("server-only", () => ({}));
jest.mock("#lib/env/server", () => ({ serverEnv: () => ({ APP_URL: "http://product.example" }) }));

const ID = "5b0a5d0e-0f6b-4a35-9b1c-1a8d7c1f2e3d";
const context = { params: Promise.resolve({ id: [ID] }) };
const asked = (method: string, headers: Record<string, string> = {}) =>
  new NextRequest(`http://product.example/api/room/uploads/${ID}`, { method, headers });

it("What the room is refused for an upload says by the protocol's header that the refusal is ours", async () => {
  const stranger = await HEAD(asked("HEAD"), context);
  expect(stranger.status).toBe(401);
  const elsewhere = await PATCH(asked("PATCH", { origin: "http://other.example" }), context);
  expect(elsewhere.status).toBe(403);
  for (const { headers } of [stranger, elsewhere]) {
    expect(headers.get("tus-resumable")).toBe("1.0.0");
  }
});
