"use client";

import { FormError } from "#components/shared/form-error";
import { useCompanyChoice } from "#components/shared/use-company-choice";
import { Button } from "#components/ui/button";
import { routes } from "#lib/domain/core/routes";

/** For members: a company of their own beside this one. */
export function StartOwnCompany() {
  const { choose, busy, error } = useCompanyChoice();
  return (
    <div className="flex flex-col gap-2">
      <Button
        variant="ghost"
        className="-ml-4 self-start"
        disabled={busy}
        onClick={() => void choose(null, routes.postSignup)}
      >
        Start your own company
      </Button>
      <p className="text-muted-foreground text-sm">
        You stay in this one, and switch between both in the menu.
      </p>
      <FormError>{error?.message}</FormError>
    </div>
  );
}
