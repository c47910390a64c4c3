import { onPaper } from "#lib/documents/pdf/letterhead";
import { silenceReason } from "#lib/domain/results/result-detail";
import { RATING_REASONS } from "#lib/domain/results/results";

describe("A sentence on paper", () => {
  it("promises nothing that only a screen can do", () => {
    const states = ["none", "no_speech", "unavailable", "failed"] as const;
    const reasons = states.flatMap((transcriptState) =>
      [true, false].map((scoring) =>
        silenceReason({ kind: "video", transcriptState, aiAllowed: true, scoring }),
      ),
    );
    expect(reasons.map(onPaper).join()).not.toContain("Evaluate again");
    for (const sentence of [...reasons, ...Object.values(RATING_REASONS)]) {
      expect(onPaper(sentence)).not.toMatch(/\b(page|here|click|below)\b/);
      expect(onPaper(sentence)).toMatch(/\.$/);
    }
  });
});
