"use client";

import { useEffect } from "react";
import { rememberSample } from "#components/shared/picked-sample";

/** Keeps the sample interview that somebody signs up for: it is there when they open the wizard. */
export function KeepSample({ slug }: { slug: string }) {
  useEffect(() => rememberSample(slug), [slug]);
  return null;
}
