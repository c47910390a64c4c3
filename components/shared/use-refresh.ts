"use client";

import { useRouter } from "next/navigation";
import { startTransition, useCallback } from "react";
import { toast } from "sonner";
import { request } from "#lib/browser/request";
import { UNREACHABLE } from "./use-send";

/**
 * Reads the page again if a server answers: the router alone would leave it for the browser's own error page, and with it
 * what was typed. Answers whether one did. Whoever has just heard from the server may ask the router.
 */
export function useRefresh(): () => Promise<boolean> {
  const router = useRouter();
  return useCallback(async () => {
    const { ok } = await request("/api/health");
    if (ok) startTransition(() => router.refresh());
    return ok;
  }, [router]);
}

/** The same by a press, which is told where nobody answers. */
export function useToldRefresh(): () => Promise<boolean> {
  const refresh = useRefresh();
  return useCallback(async () => {
    const reached = await refresh();
    if (!reached) toast.error(UNREACHABLE);
    return reached;
  }, [refresh]);
}
