"use client";

import { ArrowLeft, X } from "lucide-react";
import { useRouter } from "next/navigation";
import { Button } from "#components/ui/button";
import { routes } from "#lib/domain/site/routes";

/** One page back; to the list where this page was opened by itself. */
function useBack() {
  const router = useRouter();
  return () => (window.history.length > 1 ? router.back() : router.push(routes.candidates));
}

/** 'Back', above a response. */
export function BackButton() {
  return (
    <Button variant="ghost" onClick={useBack()} className="-ml-4 text-muted-foreground">
      <ArrowLeft /> Back
    </Button>
  );
}

/** The same as a cross at the right. */
export function CloseButton() {
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label="Close"
      onClick={useBack()}
      className="-mr-3 text-muted-foreground"
    >
      <X />
    </Button>
  );
}
