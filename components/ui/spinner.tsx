import { LoaderCircle } from "lucide-react";
import { cn } from "#lib/utils";

export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden className={cn("size-5 animate-spin", className)} />;
}

type LoadingProps = { text?: string; fullScreen?: boolean; className?: string };

/** The loading indicator, inline or over the whole screen. */
export function Loading({ text = "Loading...", fullScreen = false, className }: LoadingProps) {
  return (
    <div
      role="status"
      className={cn(
        "flex items-center justify-center gap-3 text-muted-foreground",
        fullScreen && "min-h-dvh",
        className,
      )}
    >
      <Spinner className="text-primary" />
      {text}
    </div>
  );
}
