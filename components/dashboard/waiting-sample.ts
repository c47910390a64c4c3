"use client";

import { useSyncExternalStore } from "react";
import { pickedSample } from "#components/shared/picked-sample";
import { INDUSTRIES } from "#lib/domain/site/industries";

const never = () => () => {};

/** How to begin; if a trade's sample was chosen before signing up, that it is there. */
export function WaitingSample() {
  const slug = useSyncExternalStore(never, pickedSample, () => null);
  const sample = INDUSTRIES.find((one) => one.slug === slug);
  return sample
    ? `Your sample interview (${sample.name}) is ready. Create Interview opens it.`
    : "Create your first interview to get started";
}
