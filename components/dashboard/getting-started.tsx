import { Check } from "lucide-react";
import Link from "next/link";
import { Badge } from "#components/ui/badge";
import { Button } from "#components/ui/button";
import { Card } from "#components/ui/card";
import { routes } from "#lib/domain/site/routes";
import { cn } from "#lib/utils";

type GettingStartedProps = { interviews: number; candidates: number };

/** The way to the first shortlist, each step with what is done already. */
export function GettingStarted({ interviews, candidates }: GettingStartedProps) {
  const steps = [
    {
      title: "Create Interview",
      text: "Name the job, write five to seven questions and choose video or text for each.",
      done: interviews > 0,
      action: { href: routes.createInterview, label: "Create Interview" },
    },
    {
      title: "Share Interview Link",
      text: "Put the link in your job post, a text message or a QR code on the van.",
      done: candidates > 0,
      action: { href: routes.interviews, label: "View All interviews" },
    },
    {
      title: "First Candidate",
      text: "Read the scores and the reasons behind them, watch the answers and decide.",
      done: candidates > 0,
      action: { href: routes.candidates, label: "View Candidates" },
    },
  ];
  const current = steps.findIndex((step) => !step.done);
  return (
    <ol className="flex max-w-3xl flex-col gap-3">
      {steps.map((step, index) => (
        <li key={step.title}>
          <Card
            className={cn(
              "flex flex-wrap items-center gap-4 p-4 sm:p-5",
              index === current && "border-primary",
            )}
          >
            <span
              aria-hidden
              className={cn(
                "grid size-10 shrink-0 place-items-center rounded-full font-semibold",
                step.done ? "bg-primary text-primary-foreground" : "bg-secondary",
              )}
            >
              {step.done ? <Check className="size-5" /> : index + 1}
            </span>
            <div className="min-w-52 flex-1">
              <h2 className="flex items-center gap-2 font-semibold text-lg">
                {step.title}
                {step.done ? <Badge>Done</Badge> : null}
              </h2>
              <p className="text-muted-foreground">{step.text}</p>
            </div>
            <Button asChild variant={index === current ? "default" : "outline"}>
              <Link href={step.action.href}>{step.action.label}</Link>
            </Button>
          </Card>
        </li>
      ))}
    </ol>
  );
}
