/** The hours of the hero are an example that anybody can work out again. */
export const HOURS = { applicants: 20, minutesEach: 45, saved: (20 * 45) / 60 } as const;

/** Where the price list's hours come from: anybody can work them out from the candidates that a plan includes. */
export const SAVED_HOURS_NOTE = `We count ${HOURS.minutesEach} minutes saved for each phone screen you don't have to do.`;
