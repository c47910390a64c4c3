"use client";

import { useRouter } from "next/navigation";
import { useCallback } from "react";
import { toast } from "sonner";
import { UNREACHABLE } from "./use-send";

/** Returns true if the browser is online; otherwise shows a toast and returns false. */
export function checkOnline(): boolean {
  if (navigator.onLine) return true;
  toast.error(UNREACHABLE, { id: "offline" });
  return false;
}

type NavigateOptions = { replace?: boolean; scroll?: boolean };

/**
 * Goes to a page of ours. Without a network the router would leave for the browser's own error page, so this one stays,
 * and answers false.
 */
export function useNavigate(): (href: string, going?: NavigateOptions) => boolean {
  const router = useRouter();
  return useCallback(
    (href, { replace = false, scroll = true } = {}) => {
      if (!checkOnline()) return false;
      router[replace ? "replace" : "push"](href, { scroll });
      return true;
    },
    [router],
  );
}
