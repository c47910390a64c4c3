import { accountDeletionSchema, PASSWORD_MISSING } from "#lib/domain/account/deletion-request";

describe("The end of an account", () => {
  it("is confirmed by the password or by a mailed link's token", () => {
    expect(accountDeletionSchema.safeParse({ password: "Correct-horse-7" }).success).toBe(true);
    expect(accountDeletionSchema.safeParse({ token: "abc" }).success).toBe(true);
  });

  it.each([{}, { password: "" }, { token: "" }])("asks for one where there is none: %j", (body) => {
    const { error } = accountDeletionSchema.safeParse(body);
    expect(error?.issues.map(({ message }) => message)).toEqual([PASSWORD_MISSING]);
  });
});
