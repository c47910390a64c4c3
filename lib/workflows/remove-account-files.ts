import type { Db } from "../data/db.ts";
import type { AccountFiles } from "../domain/account-deletion.ts";
import { removeLogos } from "../vendors/company-assets.ts";
import { removeDepartment } from "../vendors/interview-provider.ts";
import { mediaStore, uploadStore } from "../vendors/media-store.ts";

/**
 * Removes what a deleted account leaves outside the database: recordings with their copies, uploads on their way, logos,
 * and the company at the interview provider. What is gone already is no error, so that a second try does the rest.
 */
export async function removeAccountFiles(service: Db, account: AccountFiles): Promise<void> {
  const store = mediaStore();
  for (const key of account.files) await store.deleteAll(key);
  for (const id of account.uploads) await uploadStore().remove(id);
  await removeLogos(service, account.ownerId, null);
  if (account.departmentKey !== null) await removeDepartment(account.departmentKey);
}
