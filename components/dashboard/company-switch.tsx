"use client";

import { FormError } from "#components/shared/form-error";
import { useCompanyChoice } from "#components/shared/use-company-choice";
import { NativeSelect } from "#components/ui/native-select";
import { routes } from "#lib/domain/core/routes";

type CompanySwitchProps = { chosen: string; companies: { id: string; name: string }[] };

/** Works in another of the reader's companies; the page is made anew, as all of it was the other one's. */
export function CompanySwitch({ chosen, companies }: CompanySwitchProps) {
  const { choose, busy, error } = useCompanyChoice();

  return (
    <div className="flex flex-col gap-2 px-3">
      <NativeSelect
        aria-label="Company"
        value={chosen}
        disabled={busy}
        onChange={({ target }) => void choose(target.value, routes.dashboard)}
      >
        {companies.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </NativeSelect>
      <FormError>{error?.message}</FormError>
    </div>
  );
}
