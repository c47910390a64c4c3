import { type Company, readCompany } from "#lib/data/company/companies";
import type { Db, ServiceDb } from "#lib/data/db";
import { createInterview as store } from "#lib/data/interviews/interviews";
import { DEADLINE_IN_PAST } from "#lib/domain/interviews/deadline";
import { interviewRequestSchema } from "#lib/domain/interviews/interview-request";
import { createInterview } from "#lib/workflows/interviews/create-interview";
import { storedInterview } from "#tests/support/stored-interview";

jest.mock("#lib/data/company/companies");
jest.mock("#lib/data/interviews/interviews");

const sender = {
  userId: "b0a3c1de-9c3b-4f7e-8f53-2f0a1b6c7d88",
  ownerId: "b0a3c1de-9c3b-4f7e-8f53-2f0a1b6c7d88",
  db: {} as Db,
  service: {} as ServiceDb,
};
const key = "0123456789abcdef0123456789abcdef";
const base = "http://localhost/i/";
const request = (change: object = {}) =>
  interviewRequestSchema.parse({
    id: "5b1f7a38-4c3e-4a53-8a6a-1d2b7c9e0f11",
    title: "Cook",
    description: "Line cook",
    questions: [{ text: "Why?", order: 1, answer_type: "video" }],
    settings: {},
    ...change,
  });

beforeEach(() => {
  jest.mocked(readCompany).mockResolvedValue({ departmentKey: key, provider: "native" } as Company);
  jest
    .mocked(store)
    .mockImplementation(async (_service, _owner, { id, title }) =>
      storedInterview({ id, title, link: `${base}k` }),
    );
  jest.mocked(store).mockClear();
});

describe("Creating an interview", () => {
  it("answers with the key, the link and both settings", async () => {
    expect(
      await createInterview(sender, request({ user_id: sender.userId, department: key }), base),
    ).toEqual({
      id: "5b1f7a38-4c3e-4a53-8a6a-1d2b7c9e0f11",
      key: "k",
      invite_link: "http://localhost/i/k",
      settings: { show_hints_and_tips: true, show_availability_calendar: true },
    });
  });

  it.each([
    ["somebody else's account", { user_id: "11111111-1111-4111-8111-111111111111" }],
    ["somebody else's company", { department: "f".repeat(32) }],
  ])("is refused in the name of %s", async (_name, change) => {
    await expect(createInterview(sender, request(change), base)).rejects.toMatchObject({
      code: "forbidden",
    });
    expect(store).not.toHaveBeenCalled();
  });

  it("is refused with a deadline that has passed", async () => {
    const late = request({ settings: { deadline: "2020-01-01T00:00:00Z" } });
    await expect(createInterview(sender, late, base)).rejects.toMatchObject({
      message: DEADLINE_IN_PAST,
      fields: { deadline: DEADLINE_IN_PAST },
    });
  });

  it.each([[null], [{ departmentKey: null } as Company]])(
    "needs a company with a key",
    async (company) => {
      jest.mocked(readCompany).mockResolvedValue(company);
      await expect(createInterview(sender, request(), base)).rejects.toThrow(
        "Could not find your company profile or Willow key.",
      );
    },
  );
});
