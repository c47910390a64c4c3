import type { ResultSort } from "#lib/domain/results/result-query";
import { deleteCookie, readCookie, setCookie } from "./cookies.ts";

const LIST_ORDER_COOKIE = "rolecall-list-order";
export const LIST_ORDER_SECONDS = 365 * 24 * 60 * 60;

/** Keeps 'best first' as the order that the candidates list begins with in this browser, or lets go of it. */
export function rememberListOrder(sort: ResultSort): Promise<void> {
  return sort === "rating"
    ? setCookie(LIST_ORDER_COOKIE, sort, LIST_ORDER_SECONDS)
    : deleteCookie(LIST_ORDER_COOKIE);
}

/** The order that the candidates list begins with. */
export async function listOrder(): Promise<ResultSort> {
  return (await readCookie(LIST_ORDER_COOKIE)) === "rating" ? "rating" : "newest";
}
