"use client";

import { ResponseNotFound } from "#components/results/response/response-not-found";

/** A load error leads to the same screen as a missing response. */
export default function ResponseError() {
  return <ResponseNotFound />;
}
