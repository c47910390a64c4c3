import { useSend } from "#components/shared/use-send";
import { tabStorage } from "#lib/browser/storage";

/** Works in another of the reader's companies, null for a new one of their own, and goes on to a page there. */
export function useCompanyChoice() {
  const { send, busy, error } = useSend();

  async function choose(companyId: string | null, next: string) {
    if (!(await send("/api/team/company", { companyId }, "PUT"))) return;
    // Whom this tab had chosen, and what was begun, is the other company's.
    for (const key of tabStorage.keys()) tabStorage.set(key, null);
    window.location.assign(next);
  }

  return { choose, busy, error };
}
