import { NextRequest } from "next/server";
import { z } from "zod";
import { text } from "#lib/domain/text/text";
import { route } from "#lib/http/route";

jest.mock("#lib/env/server", () => ({ serverEnv: () => ({ APP_URL: "http://product.example" }) }));
jest.mock("#lib/http/rate-limit", () => ({ clientNetwork: () => "somewhere", countUse: () => {} }));

const handler = route({
  as: async () => null,
  params: z.object({ key: text(9) }),
  query: z.object({ q: text(9) }),
  run: async ({ params, query }) => ({ ...params, ...query }),
});

it("What an address says comes to a handler without null characters, which no text of the database holds", async () => {
  const request = new NextRequest("http://product.example/api/x?q=a%00b");
  const answer = await handler(request, { params: Promise.resolve({ key: "k\u0000y" }) });
  expect(await answer.json()).toEqual({ key: "ky", q: "ab" });
});
