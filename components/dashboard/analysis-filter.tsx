"use client";

import { type FormEvent, type ReactNode, useState } from "react";
import { useNavigate } from "#components/shared/use-navigate";
import { Button } from "#components/ui/button";
import { Dialog, DialogFooter } from "#components/ui/dialog";
import { Field } from "#components/ui/field";
import { Input } from "#components/ui/input";
import { NativeSelect } from "#components/ui/native-select";
import { routes } from "#lib/domain/core/routes";
import {
  ANALYSIS_RANGES,
  type AnalysisQuery,
  analysisHref,
  parseAnalysisQuery,
  RANGE_WORDS,
  SEARCH_LIMIT,
} from "#lib/domain/results/analysis-query";

/** Search text and time range of the averages. */
export function AnalysisFilter({ query, children }: { query: AnalysisQuery; children: ReactNode }) {
  const go = useNavigate();
  const [open, setOpen] = useState(false);

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const asked = parseAnalysisQuery({
      q: String(form.get("q")),
      range: String(form.get("range")),
    });
    if (go(analysisHref(routes.aiAnalysis, asked), { scroll: false })) setOpen(false);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={children}
      title="Filter"
      description="Choose which responses count toward the averages."
    >
      <form action={routes.aiAnalysis} onSubmit={apply} className="flex flex-col gap-4">
        <Field label="Interview title">
          {(control) => (
            <Input
              {...control}
              name="q"
              defaultValue={query.search}
              maxLength={SEARCH_LIMIT}
              placeholder="Search interviews..."
            />
          )}
        </Field>
        <Field label="Time range">
          {(control) => (
            <NativeSelect {...control} name="range" defaultValue={query.range}>
              {ANALYSIS_RANGES.map((range) => (
                <option key={range} value={range}>
                  {RANGE_WORDS[range]}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        <DialogFooter>
          <Button type="submit">Apply Filters</Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
