"use client";

import { useRole } from "#components/shared/role";
import { ShortcutSwitch } from "#components/shared/shortcut-switch";
import { Dialog } from "#components/ui/dialog";
import { type ShortcutPage, shortcutsOf } from "#lib/domain/results/shortcuts";

type ShortcutSheetProps = { page: ShortcutPage; onOpenChange: (open: boolean) => void };

/** What single keys do on this page, and the switch that turns them off. */
export function ShortcutSheet({ page, onOpenChange }: ShortcutSheetProps) {
  const role = useRole();
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      onKeyDown={(event) => {
        if (event.key === "?") onOpenChange(false);
      }}
      title="Keyboard shortcuts"
      description={page === "response" ? "For this response." : "For the highlighted candidate."}
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-3">
        {shortcutsOf(page, role).map(({ keys, does }) => (
          <div key={does} className="contents">
            <dt className="flex gap-1.5">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="min-w-8 rounded-md border bg-muted px-2 py-1 text-center font-sans text-sm"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <ShortcutSwitch />
    </Dialog>
  );
}
