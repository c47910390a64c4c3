import { NextRequest } from "next/server";
import { AppError } from "#lib/domain/core/errors";
import { permissionsPolicy } from "#lib/domain/core/security-headers";
import { INDUSTRY_TEXTS } from "#lib/domain/site/industry-texts";
import { ONE_ANSWER, TRY_ANSWER_LIMIT, tryInterview } from "#lib/domain/site/try-it";
import { countUse } from "#lib/http/rate-limit";
import { POST } from "../../../app/api/try/route.ts";

jest.mock("server-only", () => ({}));
jest.mock("#lib/env/server", () => ({ serverEnv: () => ({ APP_URL: "http://localhost:3000" }) }));
jest.mock("#lib/http/clients", () => ({
  serviceDb: () => {
    throw new Error("Nothing of a sample goes to the database");
  },
}));
jest.mock("#lib/http/rate-limit", () => ({
  clientNetwork: () => "somewhere",
  countUse: jest.fn(),
}));

const ANSWER =
  "I once knocked a lamp off a nightstand in a client's bedroom. I called my manager within five minutes, told the client what had happened when she came home, and paid for half of it. Since then I move lamps to the floor before I dust, because cords catch on the cart.";

function send(body: object, headers: Record<string, string> = {}): Promise<Response> {
  const request = new NextRequest("http://localhost:3000/api/try", {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json", ...headers },
  });
  return POST(request, { params: Promise.resolve({}) });
}

const written = (text: string, trade = "residential-cleaning") => ({
  trade,
  answers: [{ questionId: "written", text }],
});

const printed: string[] = [];
beforeEach(() => {
  printed.length = 0;
  jest.mocked(countUse).mockReset();
  for (const way of ["log", "info", "warn", "error"] as const) {
    jest.spyOn(console, way).mockImplementation((...words) => {
      printed.push(words.join(" "));
    });
  }
});

describe("A sample interview", () => {
  it.each(INDUSTRY_TEXTS.map((text) => [text.slug, text] as const))(
    "of %s has one question in writing, then one on video",
    (_, text) => {
      const { questions } = tryInterview(text);
      expect(questions.map(({ id, type }) => [id, type])).toEqual([
        ["written", "text"],
        ["recorded", "video"],
      ]);
    },
  );

  it("may use the camera, and no page beside it may", () => {
    const camera = (path: string) => permissionsPolicy(path, null).split(",")[0];
    for (const path of ["/try", "/try/", "/try/hvac"]) expect(camera(path)).toBe("camera=(self)");
    for (const path of ["/", "/tryout", "/industries/hvac"]) expect(camera(path)).toBe("camera=()");
  });
});

describe("The handler that scores it", () => {
  it("gives one answer metrics that stand on the visitor's own words, and no rating", async () => {
    const answer = await send(written(ANSWER));
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const score = await answer.json();
    expect(score).toMatchObject({
      outcome: "too_little",
      outcomeReason: ONE_ANSWER,
      rating: null,
      qualified: null,
    });
    const kinds = score.statements.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toContain("summary");
    expect(kinds).not.toContain("strength");
    expect(score.metrics).toHaveLength(6);
    const quotes = score.metrics.flatMap((metric: { quotes: { text: string }[] }) => metric.quotes);
    expect(quotes.length).toBeGreaterThan(0);
    for (const { text } of quotes) expect(ANSWER).toContain(text);
    expect(score.scorer).toBe("Rolecall's built-in rules");
  });

  it("shows the sentence of the best metric where none tells of the work by itself", async () => {
    const said =
      "A client found dust behind the sofa. I told her right away that I was sorry, went back the same afternoon and cleaned it without charge.";
    const { statements } = await (await send(written(said))).json();
    const [first] = statements;
    expect(first).toMatchObject({ kind: "summary", text: null });
    expect(first.quotes[0].text).toMatch(/^I told her right away/);
  });

  it("says that a short answer shows nothing, and gives no number", async () => {
    const score = await (await send(written("I tell them."))).json();
    expect([score.outcome, score.rating]).toEqual(["not_enough_evidence", null]);
    expect(score.outcomeReason).toContain("3 words");
  });

  it("rates both answers where the second was written as well", async () => {
    const answers = [
      { questionId: "written", text: ANSWER },
      {
        questionId: "recorded",
        text: "I start with the mirror, then the sink, because dust falls.",
      },
    ];
    const score = await (await send({ trade: "residential-cleaning", answers })).json();
    expect(score.outcome).toBe("scored");
    expect(score.rating).toBeGreaterThan(4);
    expect((await send({ trade: "hvac", answers: [...answers, ...answers] })).status).toBe(400);
  });

  it("refuses what is too long, empty, of no trade, or from another site", async () => {
    expect((await send(written("a".repeat(TRY_ANSWER_LIMIT + 1)))).status).toBe(400);
    expect((await send(written("  "))).status).toBe(400);
    expect((await send({ trade: "hvac", answers: [] })).status).toBe(400);
    expect((await send(written(ANSWER, "astronauts"))).status).toBe(404);
    const elsewhere = { origin: "https://elsewhere.example" };
    expect((await send(written(ANSWER), elsewhere)).status).toBe(403);
  });

  it("counts each network, and then asks to wait", async () => {
    await send(written(ANSWER));
    expect(countUse).toHaveBeenCalledWith(POST.limits.limit, "somewhere");
    jest.mocked(countUse).mockRejectedValue(new AppError("rate_limited", "Too many attempts."));
    expect((await send(written(ANSWER))).status).toBe(429);
  });

  it("prints nothing of an answer, scored or refused", async () => {
    await send(written(ANSWER));
    await send(written(`${ANSWER.repeat(4)}`));
    await send(written(ANSWER, "astronauts"));
    expect(printed.filter((line) => line.includes("lamp"))).toEqual([]);
  });
});
