"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { Alert } from "#components/ui/alert";

/** The red banner of a form. It takes the focus when it appears, so that nobody misses it. */
export function FormError({ children }: { children: ReactNode }) {
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (children) banner.current?.focus();
  }, [children]);
  if (!children) return null;
  return (
    <Alert ref={banner} role="alert" tabIndex={-1} variant="error" className="scroll-mt-24">
      {children}
    </Alert>
  );
}
