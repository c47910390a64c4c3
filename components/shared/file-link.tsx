"use client";

import { type ComponentProps, useContext } from "react";
import { fileAddress } from "#lib/domain/account/page-owner";
import { AuthContext } from "./auth";

/**
 * Where a file of ours is read from this page: its address names whom the page was made for and which company it is about,
 * as each request of the page does. A page that nobody signs in to names nobody.
 */
export function useFileAddress(): (path: string) => string {
  const auth = useContext(AuthContext);
  return (path) => fileAddress(path, auth?.owner ?? null);
}

/** A link to a file that one of our handlers answers. */
export function FileLink({ href, ...props }: ComponentProps<"a"> & { href: string }) {
  const addressOf = useFileAddress();
  return <a {...props} href={addressOf(href)} />;
}
