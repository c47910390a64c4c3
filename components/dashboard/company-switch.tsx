"use client";

import { FormError } from "#components/shared/form-error";
import { useSend } from "#components/shared/use-send";
import { NativeSelect } from "#components/ui/native-select";
import { tabStorage } from "#lib/browser/storage";
import { routes } from "#lib/domain/core/routes";

type CompanySwitchProps = { chosen: string; companies: { id: string; name: string }[] };

/** Works in another of the reader's companies; the page is made anew, as all of it was the other one's. */
export function CompanySwitch({ chosen, companies }: CompanySwitchProps) {
  const { send, busy, error } = useSend();

  async function choose(companyId: string) {
    if (!(await send("/api/team/company", { companyId }, "PUT"))) return;
    // Whom this tab had chosen, and what was begun, is the other company's.
    for (const key of tabStorage.keys()) tabStorage.set(key, null);
    window.location.assign(routes.dashboard);
  }

  return (
    <div className="flex flex-col gap-2 px-3">
      <NativeSelect
        aria-label="Company"
        value={chosen}
        disabled={busy}
        onChange={({ target }) => void choose(target.value)}
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
