import { toFullStorage } from "#lib/data/plans/usage";
import { dailyQuota } from "#lib/domain/core/limits";

it("An interview of a company without a plan is told as full, too", () => {
  const row = { interview_id: "i-1", title: "Cleaner", plan: null, used_bytes: 0 };
  expect(toFullStorage([{ ...row, day_bytes: dailyQuota(null) }])).toEqual([
    { interviewId: "i-1", title: "Cleaner", plan: null, lacks: "day" },
  ]);
});
