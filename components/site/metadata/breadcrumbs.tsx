import { JsonLd } from "./json-ld";
import { breadcrumbs } from "./structured-data";

type Crumb = { name: string; path: string };

/** Where an inner page stands, for machines. */
export function Breadcrumbs({ origin, under, ...page }: Crumb & { origin: string; under?: Crumb }) {
  return <JsonLd data={breadcrumbs([...(under ? [under] : []), page])} origin={origin} />;
}
