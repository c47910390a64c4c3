"use client";

import { useEffect, useState } from "react";
import { forgetSample, pickedSample } from "#components/shared/picked-sample";
import type { IndustryText } from "#lib/domain/site/industry";

/** The sample interview that was asked for, in the address or before the sign-up; null if none was. */
export function useSample(asked: string | undefined) {
  const [sample, setSample] = useState<IndustryText["sample"] | null>(null);

  useEffect(() => {
    const slug = asked ?? pickedSample();
    if (!slug) return;
    let left = false;
    // The texts of eleven trades: loaded only by those who want one.
    import("#lib/domain/site/industry-texts")
      .then(({ industryText }) => {
        if (!left) setSample(industryText(slug)?.sample ?? null);
      })
      .catch(() => {});
    return () => {
      left = true;
    };
  }, [asked]);

  return { sample, forget: forgetSample };
}
