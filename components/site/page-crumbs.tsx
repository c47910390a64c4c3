import { JsonLd } from "./json-ld";
import { breadcrumbs } from "./structured-data";

/** Where an inner page stands, for machines. */
export function PageCrumbs({ origin, ...page }: { origin: string; name: string; path: string }) {
  return <JsonLd data={breadcrumbs([page])} origin={origin} />;
}
