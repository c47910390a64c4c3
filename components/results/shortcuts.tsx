"use client";

import { Keyboard } from "lucide-react";
import dynamic from "next/dynamic";
import { useState } from "react";
import { Button } from "#components/ui/button";
import type { ShortcutPage } from "#lib/domain/results/shortcuts";
import { useShortcuts } from "./use-shortcuts";

// Loaded on use.
const ShortcutSheet = dynamic(
  () => import("./shortcut-sheet").then((module) => module.ShortcutSheet),
  { loading: () => null },
);

/** The way to the sheet of single keys: a button where there is likely a keyboard, and `?` everywhere. */
export function Shortcuts({ page }: { page: ShortcutPage }) {
  const [open, setOpen] = useState(false);
  useShortcuts({ "?": () => setOpen(true) });
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className="h-11 text-muted-foreground max-lg:hidden"
        onClick={() => setOpen(true)}
      >
        <Keyboard /> Keyboard shortcuts
      </Button>
      {open ? <ShortcutSheet page={page} onOpenChange={setOpen} /> : null}
    </>
  );
}
