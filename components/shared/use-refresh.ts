"use client";

import { useRouter } from "next/navigation";
import { startTransition, useCallback } from "react";
import { toast } from "sonner";
import { request } from "#lib/browser/request";
import { UNREACHABLE } from "./use-send";

type Refresh = (along?: () => void) => Promise<boolean>;

/**
 * Reads the page again if a server answers: the router alone would leave it for the browser's own error page, and with it
 * what was typed. Answers whether one did; `along` is done in the same transition. Whoever has just heard from the server
 * may ask the router.
 */
export function useRefresh(): Refresh {
  const router = useRouter();
  return useCallback(
    async (along) => {
      const { ok } = await request("/api/health");
      if (ok) {
        startTransition(() => {
          router.refresh();
          along?.();
        });
      }
      return ok;
    },
    [router],
  );
}

/** The same by a press; a toast says if nobody answers. */
export function useRefreshOrToast(): Refresh {
  const refresh = useRefresh();
  return useCallback(
    async (along) => {
      const reached = await refresh(along);
      if (!reached) toast.error(UNREACHABLE);
      return reached;
    },
    [refresh],
  );
}
