import { screen } from "@testing-library/react";
import { claimDraftSlot } from "#components/interviews/draft-slot";
import { keepDraft } from "#components/interviews/wizard/draft-storage";
import { newDraft } from "#lib/domain/interviews/interview-draft";
import { openWizard, press, sender, title } from "./support";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, "locks");
});

describe("An unfinished interview", () => {
  it("survives a reload, says so, and can be started over", async () => {
    const first = await openWizard();
    expect(screen.queryByText(/We saved your unfinished interview/)).not.toBeInTheDocument();
    await first.person.type(title(), "House cleaner");
    first.unmount();

    const { person } = await openWizard();
    expect(title()).toHaveValue("House cleaner");
    expect(screen.getByText(/We saved your unfinished interview/)).toBeVisible();
    await press(person, "Start over");
    expect(title()).toHaveValue("");
    expect(screen.queryByText(/We saved your unfinished interview/)).not.toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
    await press(person, "Undo");
    expect(title()).toHaveValue("House cleaner");
    expect(localStorage).toHaveLength(1);
  });

  it("belongs to one account", async () => {
    const someone = "11111111-1111-4111-8111-111111111111";
    const draft = newDraft({ interviewId: crypto.randomUUID(), questionId: "q" });
    keepDraft(someone, "slot", { ...draft, form: { ...draft.form, title: "Not yours" } });
    await openWizard();
    expect(title()).toHaveValue("");
  });

  it("can be written in a browser that keeps nothing", async () => {
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    const { person } = await openWizard();
    await person.type(title(), "House cleaner");
    expect(title()).toHaveValue("House cleaner");
    expect(screen.queryByText(/saved in this browser/)).not.toBeInTheDocument();
  });

  it("has one tab: a second one starts its own", async () => {
    const held = new Set<string>();
    const request = async (
      name: string,
      _options: LockOptions,
      hold: (lock: object | null) => Promise<void> | undefined,
    ) => {
      if (held.has(name)) return hold(null);
      held.add(name);
      await hold({ name });
      held.delete(name);
    };
    Object.defineProperty(navigator, "locks", { configurable: true, value: { request } });
    const draft = newDraft({ interviewId: crypto.randomUUID(), questionId: "q" });

    const first = await claimDraftSlot(sender.userId);
    keepDraft(sender.userId, first.slot, { ...draft, form: { ...draft.form, title: "Mine" } });
    sessionStorage.clear();
    const second = await claimDraftSlot(sender.userId);
    expect(second.slot).not.toBe(first.slot);

    first.release();
    sessionStorage.clear();
    await Promise.resolve();
    const third = await claimDraftSlot(sender.userId);
    expect(third.slot).toBe(first.slot);
  });
});
