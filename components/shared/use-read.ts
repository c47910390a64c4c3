"use client";

import { useEffect, useState } from "react";
import { request } from "#lib/browser/request";

type Schema<Read> = {
  safeParse: (body: unknown) => { success: true; data: Read } | { success: false };
};

/** What a handler answers, by its schema; null until it is there, "failed" if it can't be read. */
export function useRead<Read>(path: string, schema: Schema<Read>): Read | "failed" | null {
  const [read, setRead] = useState<Read | "failed" | null>(null);
  useEffect(() => {
    let left = false;
    request(path).then((answer) => {
      if (left) return;
      const parsed = schema.safeParse(answer.ok ? answer.body : null);
      setRead(parsed.success ? () => parsed.data : "failed");
    });
    return () => {
      left = true;
    };
  }, [path, schema]);
  return read;
}
