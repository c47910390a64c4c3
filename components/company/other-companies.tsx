"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { FormError } from "#components/shared/form-error";
import { useCompanyChoice } from "#components/shared/use-company-choice";
import { Button } from "#components/ui/button";

/** The reader's other companies: what a mailed link means may be in one of them, and opens there. */
export function OtherCompanies({ others }: { others: { id: string; name: string }[] }) {
  const { choose, busy, error } = useCompanyChoice();
  const query = useSearchParams().toString();
  const here = usePathname() + (query && `?${query}`);
  return (
    <>
      {others.map(({ id, name }) => (
        <Button
          key={id}
          variant="outline"
          className="h-auto min-h-11 whitespace-normal break-words"
          disabled={busy}
          onClick={() => void choose(id, here)}
        >
          Look in {name}
        </Button>
      ))}
      <FormError>{error?.message}</FormError>
    </>
  );
}
