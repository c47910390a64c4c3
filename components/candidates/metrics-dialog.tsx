"use client";

import { ListChecks } from "lucide-react";
import { Button } from "#components/ui/button";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from "#components/ui/dialog";
import type { MetricView } from "#lib/domain/result-detail";
import { MetricBar } from "./metric-bar";

type MetricsDialogProps = { metrics: MetricView[]; name: string };

/** Every metric with its justification, on one sheet (interviews spec §2). */
export function MetricsDialog({ metrics, name }: MetricsDialogProps) {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="outline">
          <ListChecks /> View Metrics
        </Button>
      </DialogTrigger>
      <DialogContent className="max-w-2xl">
        <DialogHeader>
          <DialogTitle>Metrics</DialogTitle>
          <DialogDescription className="[overflow-wrap:anywhere]">
            Why {name} got each number.
          </DialogDescription>
        </DialogHeader>
        <div className="flex flex-col gap-5">
          {metrics.map(({ metric, score, reason }) => (
            <div key={metric} className="flex flex-col gap-2">
              <MetricBar metric={metric} score={score} heading="h3" />
              {reason ? <p className="text-muted-foreground">{reason}</p> : null}
            </div>
          ))}
        </div>
      </DialogContent>
    </Dialog>
  );
}
