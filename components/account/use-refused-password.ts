"use client";

import { useState } from "react";

/**
 * Which password the server has refused. The forms send none that breaks a rule they know, so a refusal of the password
 * itself means that it is a common one.
 */
export function useRefusedPassword(error: { fields?: Record<string, string> | undefined } | null) {
  const [sent, setSent] = useState<string>();
  return {
    sending: setSent,
    isRefused: (password: string) => error?.fields?.password !== undefined && password === sent,
  };
}
