"use client";

import { lazyPart } from "#components/shared/lazy-part";

/** `KeywordForm`, whose script loads where a company has a number of its own: few do. */
export const KeywordForm = lazyPart(() =>
  import("./keyword-form").then((module) => module.KeywordForm),
);
