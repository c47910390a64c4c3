import type { Db, ServiceDb } from "#lib/data/db";
import { beginReading, findCustomer } from "#lib/data/plans/subscriptions";
import { anonymousDb, serviceDb, userDb } from "#lib/http/clients";
import { removeLogos } from "#lib/vendors/company-assets";

/** Read by `npm run types` and never run: each `@ts-expect-error` fails there once the line below it compiles. */
export const authority = {
  async ofUsers(db: Db) {
    // @ts-expect-error
    await beginReading(db);
    // @ts-expect-error
    await beginReading(await userDb());
    // @ts-expect-error
    await beginReading(anonymousDb());
    // @ts-expect-error
    await removeLogos(db, "owner", null);
    await findCustomer(db, "owner");
  },
  async ofTheService(service: ServiceDb) {
    await beginReading(service);
    await beginReading(serviceDb());
    await removeLogos(service, "owner", null);
    await findCustomer(service, "owner");
  },
};
