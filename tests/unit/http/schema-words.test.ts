import { z } from "zod";
import { AppError } from "#lib/domain/core/errors";
import { parse, UNCHECKED } from "#lib/http/body";

const schema = z.object({
  name: z.string("Name is required"),
  count: z.number(),
  kind: z.enum(["a", "b"]),
  id: z.uuid(),
});

function refusal(value: unknown): AppError {
  try {
    parse(schema, value);
  } catch (error) {
    if (error instanceof AppError) return error;
  }
  throw new Error("it was taken");
}

describe("A body that isn't as it should be", () => {
  it("is refused in our words, never in the schema library's", () => {
    const plain = UNCHECKED;
    expect(refusal({ name: 1, count: "x", kind: "c", id: "1" }).fields).toEqual({
      name: "Name is required",
      count: plain,
      kind: plain,
      id: plain,
    });
    expect(refusal(null).message).toBe(plain);
  });
});
