/** Patterns that may be superlinear, each with why no stranger's text can use it. Short, or something is wrong. */
export const HARMLESS: Record<string, string> = {};
