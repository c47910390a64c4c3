"use client";

import Link from "next/link";
import type { ComponentProps } from "react";
import { request } from "#lib/browser/request";
import type { ResultSort } from "#lib/domain/results/result-query";

/** Has the server keep an order that was chosen; if that fails, the next list begins as before. */
export function rememberOrder(sort: ResultSort): void {
  void request("/api/attempts/order", { body: { sort }, keepalive: true });
}

/** Orders the list, which begins with that order from then on if it is the best first. */
export function SortLink({ sort, ...props }: ComponentProps<typeof Link> & { sort: ResultSort }) {
  return <Link {...props} onClick={() => rememberOrder(sort)} />;
}
