/** A mail about new answers names at most so many people. */
export const DIGEST_PEOPLE = 10;

/** How long a mail about new answers waits for their ratings, and how often it looks. */
export const RATINGS_WAIT = { minutes: 20, everyMinutes: 2 } as const;

/** Somebody whose answers are new. */
export type NewAnswer = {
  name: string;
  phone: string | null;
  /** A sentence of their own, word for word. */
  said: string | null;
  /** The week grid, as stored. */
  availability: string | null;
  /** 0 to 10; null for whoever is for a person to read or hear. */
  rating: number | null;
  /** Whether a rating is on its way. */
  scoring: boolean;
};

/** Who of both lists is named: as many of each as there are, and half of the places each where both have more. */
export function namedPeople<Person>(rated: readonly Person[], unrated: readonly Person[]) {
  const half = DIGEST_PEOPLE / 2;
  const others = Math.min(unrated.length, Math.max(half, DIGEST_PEOPLE - rated.length));
  return { rated: rated.slice(0, DIGEST_PEOPLE - others), unrated: unrated.slice(0, others) };
}

/** When a mail that waits for ratings looks again: the same moment for all that wait for one interview's. */
export function nextLook(now: Date): Date {
  const step = RATINGS_WAIT.everyMinutes * 60_000;
  return new Date((Math.floor(now.getTime() / step) + 1) * step);
}
