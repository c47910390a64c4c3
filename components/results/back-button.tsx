"use client";

import { ArrowLeft, X } from "lucide-react";
import Link from "next/link";
import { usePathname, useRouter } from "next/navigation";
import { type MouseEvent, useEffect, useState } from "react";
import { Button } from "#components/ui/button";
import { isProtected, routes } from "#lib/domain/core/routes";
import { cameFromList, forgetLeaving, lastList } from "./list-memory";

/** 'Back to candidates': to the list with its filters, and to its place in it if that is one page back. */
export function BackToCandidates() {
  const router = useRouter();
  const pathname = usePathname();
  const [list, setList] = useState<string>(routes.candidates);
  useEffect(() => {
    setList(lastList());
    return forgetLeaving;
  }, []);

  function goBack(event: MouseEvent) {
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (opensElsewhere || !cameFromList(pathname)) return;
    event.preventDefault();
    router.back();
  }

  return (
    <Button variant="ghost" asChild className="-ml-4 text-muted-foreground max-sm:pr-1">
      <Link href={list} prefetch={false} onClick={goBack}>
        <ArrowLeft /> Back to candidates
      </Link>
    </Button>
  );
}

/** Whether the page before this one in the tab is one of the workspace. Engines that don't say know only of the list. */
function cameFromWorkspace(pathname: string): boolean {
  const navigation: Navigation | undefined = window.navigation;
  if (!navigation) return cameFromList(pathname);
  // Only entries of this site are told.
  const before = navigation.entries()[(navigation.currentEntry?.index ?? 0) - 1];
  return before?.url ? isProtected(new URL(before.url).pathname) : false;
}

/** A cross at the right: one page back, or to the list if that would leave the workspace. */
export function CloseButton() {
  const router = useRouter();
  const pathname = usePathname();
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label="Close"
      onClick={() => (cameFromWorkspace(pathname) ? router.back() : router.push(lastList()))}
      className="-mr-3 text-muted-foreground"
    >
      <X />
    </Button>
  );
}
