import { describe, expect, it } from "@jest/globals";
import { carried, PLAIN_LINK, sharedSource } from "#lib/domain/interviews/link-source";
import { sharedLink } from "#lib/domain/interviews/shared-link";

describe("Where a link was shared", () => {
  it("stands in its address, beside what else it carries", () => {
    expect(sharedLink("https://a.test/i/key", "poster")).toBe("https://a.test/i/key?s=poster");
    expect(sharedLink("https://a.test/i/key?invite=t&s=qr", "text")).toBe(
      "https://a.test/i/key?invite=t&s=text",
    );
  });

  it.each([
    ["poster", "poster"],
    ["invite", null],
    ["Poster", null],
    ["x".repeat(10_000), null],
    [["poster"], null],
    [undefined, null],
  ])("is read as one of ours or not at all: %.20p", (value, read) => {
    expect(sharedSource(value)).toBe(read);
  });

  it("goes on only if something was carried", () => {
    expect(carried(PLAIN_LINK)).toEqual({});
    expect(carried({ invite: "t", source: "qr" })).toEqual({ invite: "t", s: "qr" });
  });
});
