import type { ServiceDb } from "#lib/data/db";
import type { AccountFiles } from "#lib/domain/account/account-files";
import { removeLogos } from "#lib/vendors/company-assets";
import { interviewProvider } from "#lib/vendors/interview-provider";
import { mediaStore, uploadStore } from "#lib/vendors/media-store";

/**
 * Removes what a deleted account leaves outside the database: recordings with their copies, uploads on their way,
 * logos, and the company at the interview provider. Files that are already gone are no error, so a retry does the rest.
 */
export async function removeAccountFiles(service: ServiceDb, account: AccountFiles): Promise<void> {
  const store = mediaStore();
  for (const key of account.files) await store.deleteAll(key);
  for (const id of account.uploads) await uploadStore().remove(id);
  await removeLogos(service, account.ownerId, null);
  if (account.departmentKey !== null) {
    await interviewProvider(account.provider).removeDepartment(account.departmentKey);
  }
}
