"use client";

import { Keyboard } from "lucide-react";
import { useState } from "react";
import { lazyPart } from "#components/shared/lazy-part";
import { Button } from "#components/ui/button";
import type { ShortcutPage } from "#lib/domain/results/shortcuts";
import { useShortcuts } from "./use-shortcuts";

// Loaded on use.
const ShortcutSheet = lazyPart(
  () => import("./shortcut-sheet").then((module) => module.ShortcutSheet),
  { close: ({ onOpenChange }) => onOpenChange(false) },
);

/** The way to the sheet of single keys: a button if there is likely a keyboard, and `?` everywhere. */
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
