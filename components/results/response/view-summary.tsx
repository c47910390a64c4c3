"use client";

import { FileText } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "#components/ui/button";
import type { ReviewTab } from "../use-review";
import { waitForElement } from "../wait-for-element";

/** Half a screen below the screen's end still counts: the summary is next, and scrolling leads there. */
const NEXT = "0px 0px 50% 0px";

/** On phones: a floating way to the summary, out of the way while the summary is in view or next. */
export function ViewSummary({ tab, onReviews }: { tab: ReviewTab; onReviews: () => void }) {
  const [inView, setInView] = useState(false);

  useEffect(() => {
    const summary = tab === "reviews" ? document.getElementById("summary") : null;
    setInView(false);
    if (!summary || !("IntersectionObserver" in window)) return;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: NEXT },
    );
    observer.observe(summary);
    return () => observer.disconnect();
  }, [tab]);

  function view() {
    onReviews();
    waitForElement("summary", (summary) => summary.scrollIntoView({ block: "start" }));
  }

  if (inView) return null;
  return (
    <Button
      variant="highlight"
      onClick={view}
      className="fixed right-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-30 rounded-full shadow-soft sm:hidden"
    >
      <FileText /> View Summary
    </Button>
  );
}
