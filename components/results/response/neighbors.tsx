"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useState } from "react";
import { useNavigate } from "#components/shared/use-navigate";
import { Button } from "#components/ui/button";
import { neighborsOf } from "../list-memory";
import { useShortcuts } from "../shortcuts/use-shortcuts";

type Neighbors = ReturnType<typeof neighborsOf>;

/** To the candidates before and after this one, as the list had them; nothing if no list led here. */
export function NeighborLinks() {
  const go = useNavigate();
  const pathname = usePathname();
  const [{ previous, next }, setNeighbors] = useState<Neighbors>({ previous: null, next: null });
  useEffect(() => setNeighbors(neighborsOf(pathname)), [pathname]);
  const open = (href: string | null) => href !== null && go(href);
  useShortcuts({ n: () => open(next), p: () => open(previous) });
  if (previous === null && next === null) return null;
  return (
    <nav aria-label="Candidates in your list" className="flex">
      <Neighbor href={previous} name="Previous candidate" icon={<ChevronLeft />} />
      <Neighbor href={next} name="Next candidate" icon={<ChevronRight />} />
    </nav>
  );
}

/** At an end of the list its place stays empty, so that the other one stays under the pointer. */
function Neighbor({ href, name, icon }: { href: string | null; name: string; icon: ReactNode }) {
  if (href === null) return <span className="size-11" />;
  return (
    <Button variant="ghost" size="icon" asChild className="text-muted-foreground">
      <Link href={href} prefetch={false} aria-label={name} title={name}>
        {icon}
      </Link>
    </Button>
  );
}
