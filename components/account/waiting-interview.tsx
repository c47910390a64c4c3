"use client";

import { useSyncExternalStore } from "react";
import { pickedSample } from "#components/shared/picked-sample";

type WaitingInterviewProps = {
  /** The trade that the address names. */
  asked: string | undefined;
  samples: readonly { slug: string; title: string }[];
};

const never = () => () => {};

/**
 * Says that the interview of a trade's page is there after the sign-up. It stands in the gap below the heading: where
 * only this browser knows of it, the form hardly moves.
 */
export function WaitingInterview({ asked, samples }: WaitingInterviewProps) {
  const slug = useSyncExternalStore(
    never,
    () => asked ?? pickedSample(),
    () => asked ?? null,
  );
  const sample = samples.find((one) => one.slug === slug);
  return sample ? (
    <p className="-mt-5 mb-4 font-medium">Your {sample.title} interview is waiting.</p>
  ) : null;
}
