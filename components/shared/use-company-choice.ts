import { useSend } from "#components/shared/use-send";
import { forgetTab } from "#lib/browser/storage";

/** Works in another of the reader's companies, null for a new one of their own, and goes on to a page there. */
export function useCompanyChoice() {
  const { send, busy, error } = useSend();

  async function choose(companyId: string | null, next: string) {
    if (!(await send("/api/team/company", { companyId }, "PUT"))) return;
    forgetTab();
    window.location.assign(next);
  }

  return { choose, busy, error };
}
