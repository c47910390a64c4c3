import type { Db, ServiceDb } from "#lib/data/db";
import {
  createInterview,
  readInterview,
  updateInterview as store,
} from "#lib/data/interviews/interviews";
import * as stored from "#lib/data/interviews/provider";
import { AppError } from "#lib/domain/core/errors";
import {
  interviewChangeSchema,
  interviewRequestSchema,
} from "#lib/domain/interviews/interview-request";
import { PROVIDER_TEXTS } from "#lib/domain/interviews/provider";
import { interviewProvider } from "#lib/vendors/interview-provider";
import { createAtProvider } from "#lib/workflows/interviews/create-at-provider";
import { sendInterview } from "#lib/workflows/interviews/send-interview";
import { updateInterview } from "#lib/workflows/interviews/update-interview";
import { storedInterview } from "#tests/support/stored-interview";
import { fakeProvider } from "../../support/provider";

jest.mock("#lib/data/interviews/interviews");
jest.mock("#lib/data/interviews/provider");
jest.mock("#lib/vendors/interview-provider");

const [db, service] = [{} as Db, {} as ServiceDb];
const sender = { userId: "u1", ownerId: "u1", db, service };
const company = { departmentKey: "d".repeat(32), provider: "willo" } as const;
const made = {
  key: "a".repeat(32),
  link: "https://w.example/i/",
  showHints: true,
  showAvailability: null,
};
const question = { text: "Why?", order: 1, answer_type: "text" };
const request = (more: object = {}) =>
  interviewRequestSchema.parse({
    id: "5b1f7a38-4c3e-4a53-8a6a-1d2b7c9e0f11",
    title: "Cook",
    description: "Line cook",
    questions: [question],
    settings: {},
    ...more,
  });
const interview = storedInterview({ key: made.key, link: made.link, revision: 2 });

const provider = fakeProvider();
beforeEach(() => {
  jest.resetAllMocks();
  jest.mocked(interviewProvider).mockReturnValue(provider);
  provider.createInterview.mockResolvedValue(made);
  jest.mocked(readInterview).mockResolvedValue(null);
  jest.mocked(stored.adoptInterview).mockResolvedValue(interview);
  jest.mocked(stored.undoProviderInterview).mockResolvedValue();
  jest.mocked(stored.queueProviderChange).mockResolvedValue();
  jest.mocked(stored.noteProviderRequest).mockResolvedValue(null);
});

describe("An interview at another provider", () => {
  it("is made there, then stored above the owner's authority with the provider's key and link", async () => {
    await createAtProvider(sender, company, request({ salary: "$18" }), "http://localhost/i/");
    expect(provider.createInterview).toHaveBeenCalledWith(
      expect.objectContaining({
        title: "Cook",
        department: company.departmentKey,
        hourlyRate: "$18",
      }),
    );
    expect(stored.adoptInterview).toHaveBeenCalledWith(service, "u1", expect.anything(), {
      ...made,
      provider: "willo",
    });
    expect(createInterview).not.toHaveBeenCalled();
  });

  it("is made once, however often its form is sent", async () => {
    jest.mocked(readInterview).mockResolvedValue(interview);
    expect(await createAtProvider(sender, company, request(), "")).toBe(interview);
    expect(provider.createInterview).not.toHaveBeenCalled();
  });

  it("is removed there again where somebody pressed twice, or we can't store it", async () => {
    provider.createInterview.mockResolvedValue({ ...made, key: "b".repeat(32) });
    expect(await createAtProvider(sender, company, request(), "")).toBe(interview);
    expect(stored.undoProviderInterview).toHaveBeenLastCalledWith(service, "b".repeat(32));
    const failure = new AppError("internal", "down");
    jest.mocked(stored.adoptInterview).mockRejectedValue(failure);
    jest.mocked(stored.undoProviderInterview).mockRejectedValue(failure);
    await expect(createAtProvider(sender, company, request(), "")).rejects.toBe(failure);
    expect(stored.undoProviderInterview).toHaveBeenCalledTimes(2);
  });

  it.each([
    [
      "knockout questions",
      { screening: [{ text: "A license?", kind: "yes_no", options: [], passing: [0] }] },
    ],
    ["kiosk mode", { settings: { kiosk: true } }],
    ["phone that is required", { settings: { require_phone: true } }],
  ])("has no %s, and says so before anything is made", async (_, more) => {
    await expect(createAtProvider(sender, company, request(more), "")).rejects.toMatchObject({
      code: "invalid_input",
      message: expect.stringMatching(/interview provider/),
    });
    expect(provider.createInterview).not.toHaveBeenCalled();
  });

  it("stays in our own room where that is the company's", async () => {
    jest.mocked(interviewProvider).mockReturnValue({ ...provider, name: "native" });
    const native = { ...company, provider: "native" } as const;
    await createAtProvider(
      sender,
      native,
      request({ settings: { kiosk: true } }),
      "http://localhost/i/",
    );
    expect(createInterview).toHaveBeenCalledWith(
      service,
      "u1",
      expect.anything(),
      "http://localhost/i/",
    );
    expect(provider.createInterview).not.toHaveBeenCalled();
  });
});

describe("An edit of an interview at another provider", () => {
  const change = (revision: number) =>
    interviewChangeSchema.parse({
      revision,
      title: "Cook",
      language: "en",
      description: "x",
      questions: [question],
      settings: {},
    });
  const update = (revision = 2) => updateInterview({ db, service }, interview.id, change(revision));
  beforeEach(() => {
    jest.mocked(readInterview).mockResolvedValue(interview);
    jest
      .mocked(stored.readPlace)
      .mockResolvedValue({ provider: "willo", key: made.key, department: company.departmentKey });
    jest.mocked(store).mockResolvedValue({ ...interview, revision: 3 });
  });

  it("is sent there before it is saved, and isn't saved where it is refused", async () => {
    expect(await update()).toEqual({ id: interview.id, revision: 3 });
    const failure = new AppError("vendor_failed", PROVIDER_TEXTS.busy);
    provider.updateInterview.mockRejectedValue(failure);
    jest.mocked(store).mockClear();
    await expect(update()).rejects.toBe(failure);
    expect(store).not.toHaveBeenCalled();
  });

  it("over an older state isn't sent", async () => {
    await expect(update(1)).rejects.toMatchObject({ code: "conflict" });
    expect(provider.updateInterview).not.toHaveBeenCalled();
  });

  it("that couldn't be saved is taken back there", async () => {
    const failure = new AppError("conflict", "meanwhile");
    jest.mocked(store).mockRejectedValue(failure);
    await expect(update()).rejects.toBe(failure);
    expect(stored.queueProviderChange).toHaveBeenCalledWith(service, interview.id);
  });

  it("of a closed one leaves it closed", async () => {
    const closedAt = "2026-11-22T12:00:00Z";
    jest.mocked(readInterview).mockResolvedValue({ ...interview, closedAt });
    await update();
    await sendInterview(service, interview.id);
    const closed = [made.key, expect.objectContaining({ deadline: closedAt })];
    expect(provider.updateInterview.mock.calls).toEqual([closed, closed]);
  });
});
