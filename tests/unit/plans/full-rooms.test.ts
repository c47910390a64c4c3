import { toFullRooms } from "#lib/data/plans/usage";
import { dayQuota } from "#lib/domain/site/limits";

it("An interview of a company without a plan is told as full, too", () => {
  const row = { interview_id: "i-1", title: "Cleaner", plan: null, used_bytes: 0 };
  expect(toFullRooms([{ ...row, day_bytes: dayQuota(null) }])).toEqual([
    { interviewId: "i-1", title: "Cleaner", plan: null, lacks: "day" },
  ]);
});
