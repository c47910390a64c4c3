type Kept = { askedAt: number; answeredAt: number; value: Promise<unknown> };

type Options = {
  /** As long as this the same question isn't asked again. */
  freshMs: number;
  /** As long as this an answer stands in for one that failed. */
  staleMs: number;
  most?: number;
  now?: () => number;
};

/** Keeps answers by their question, in this process: one answer serves all who ask at once. */
export function cache({ freshMs, staleMs, most = 200, now = Date.now }: Options) {
  const kept = new Map<string, Kept>();

  return function remembered(question: string, ask: () => Promise<unknown>): Promise<unknown> {
    const before = kept.get(question);
    if (before && now() - before.askedAt < freshMs) return before.value;
    const entry: Kept = {
      askedAt: now(),
      answeredAt: before?.answeredAt ?? Number.NEGATIVE_INFINITY,
      value: Promise.resolve(),
    };
    const value = ask().then(
      (answer) => {
        entry.answeredAt = now();
        return answer;
      },
      (failure: unknown) => {
        if (before && now() - before.answeredAt < staleMs) return before.value;
        if (kept.get(question) === entry) kept.delete(question);
        throw failure;
      },
    );
    entry.value = value;
    kept.delete(question);
    kept.set(question, entry);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return value;
  };
}
