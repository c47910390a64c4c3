"use client";

import { Download, ListFilter, RefreshCw } from "lucide-react";
import { useEffect, useRef, useState, useTransition } from "react";
import { FileLink } from "#components/shared/file-link";
import { useRefreshOrToast } from "#components/shared/use-refresh";
import { Button } from "#components/ui/button";
import { Spinner } from "#components/ui/spinner";
import { type AnalysisQuery, analysisHref } from "#lib/domain/results/analysis-query";
import { AnalysisFilter } from "./analysis-filter";

/** How long Refresh turns at least, so that its press is seen. */
const REFRESH_MS = 1500;

/** Refresh, Filter and Export Report. The filter lives in the address. */
export function AnalysisToolbar({ query }: { query: AnalysisQuery }) {
  const [turning, refresh] = useBusyRefresh();
  return (
    <>
      <Button variant="outline" onClick={refresh} aria-disabled={turning}>
        {turning ? <Spinner className="size-4" /> : <RefreshCw />}
        <span aria-live="polite">{turning ? "Refreshing…" : "Refresh"}</span>
      </Button>
      <AnalysisFilter key={analysisHref("", query)} query={query}>
        <Button variant="outline">
          <ListFilter /> Filter
        </Button>
      </AnalysisFilter>
      <Button asChild variant="outline">
        <FileLink href={analysisHref("/api/ai-analysis", query)} download>
          <Download /> Export Report
        </FileLink>
      </Button>
    </>
  );
}

/** Reads the page anew; busy until it is there, and for a moment at least. */
function useBusyRefresh(): [busy: boolean, refresh: () => void] {
  const read = useRefreshOrToast();
  const [pending, startTransition] = useTransition();
  const [turning, setTurning] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function refresh() {
    if (turning || pending) return;
    setTurning(true);
    timer.current = setTimeout(() => setTurning(false), REFRESH_MS);
    startTransition(async () => void (await read()));
  }
  return [turning || pending, refresh];
}
