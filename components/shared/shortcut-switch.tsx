"use client";

import { useId } from "react";
import { Label } from "#components/ui/label";
import { Switch } from "#components/ui/switch";
import { usePreferences } from "./preferences-provider";

/** Turns single keys off in this browser: who speaks to their computer, or bumps keys, needs them off. */
export function ShortcutSwitch() {
  const { preferences, update } = usePreferences();
  const id = useId();
  return (
    <div className="flex items-center justify-between gap-6">
      <div className="flex flex-col gap-1">
        <Label htmlFor={id}>Single-key shortcuts</Label>
        <p className="text-muted-foreground text-sm">
          For reviewing candidates, in this browser only. On candidate pages, press ? to see the
          list of shortcuts.
        </p>
      </div>
      <Switch
        id={id}
        checked={preferences.shortcuts}
        onCheckedChange={(shortcuts) => update({ shortcuts })}
      />
    </div>
  );
}
