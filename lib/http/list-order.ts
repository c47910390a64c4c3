import type { ResultSort } from "#lib/domain/results/result-query";
import { readCookie, setCookie } from "./cookies.ts";

const NAME = "list_order";
const SECONDS = 365 * 24 * 60 * 60;

/** Keeps 'best first' as the order that the candidates list begins with in this browser, or lets go of it. */
export function rememberListOrder(sort: ResultSort): Promise<void> {
  return sort === "rating" ? setCookie(NAME, sort, SECONDS) : setCookie(NAME, "", 0);
}

/** The order that the candidates list begins with. */
export async function listOrder(): Promise<ResultSort> {
  return (await readCookie(NAME)) === "rating" ? "rating" : "newest";
}
