"use client";

import { useState } from "react";
import { ConfirmDialog } from "#components/shared/lazy-confirm-dialog";
import { useCompanyChoice } from "#components/shared/use-company-choice";
import { Button } from "#components/ui/button";
import { routes } from "#lib/domain/core/routes";

/** For members: a company of their own beside this one. */
export function StartOwnCompany() {
  const { choose, busy, error } = useCompanyChoice();
  const [asking, setAsking] = useState(false);
  return (
    <div className="flex flex-col gap-2">
      <Button variant="outline" className="self-start" onClick={() => setAsking(true)}>
        Start your own company
      </Button>
      <p className="text-muted-foreground text-sm">
        You stay in this one, and switch between both in the menu.
      </p>
      {asking ? (
        <ConfirmDialog
          title="Start your own company?"
          action={{ label: "Start it", busyLabel: "One moment…", variant: "default" }}
          busy={busy}
          refusal={error?.message ?? null}
          open
          onOpenChange={setAsking}
          onConfirm={() => void choose(null, routes.postSignup)}
        >
          It stays with your account. While you own a company, no other can be handed over to you.
        </ConfirmDialog>
      ) : null}
    </div>
  );
}
