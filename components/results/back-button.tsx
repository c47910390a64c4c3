"use client";

import { ArrowLeft, X } from "lucide-react";
import Link from "next/link";
import { usePathname, useRouter } from "next/navigation";
import { type MouseEvent, useEffect, useState } from "react";
import { Button } from "#components/ui/button";
import { routes } from "#lib/domain/site/routes";
import { cameFromList, forgetLeaving, lastList } from "./list-memory";

/** 'Back to candidates': to the list with its filters, and to its place in it where that is one page back. */
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
    <Button variant="ghost" asChild className="-ml-4 text-muted-foreground">
      <Link href={list} prefetch={false} onClick={goBack}>
        <ArrowLeft /> Back to candidates
      </Link>
    </Button>
  );
}

/** A cross at the right: one page back; to the list where this page was opened by itself. */
export function CloseButton() {
  const router = useRouter();
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label="Close"
      onClick={() => (window.history.length > 1 ? router.back() : router.push(routes.candidates))}
      className="-mr-3 text-muted-foreground"
    >
      <X />
    </Button>
  );
}
