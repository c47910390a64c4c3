import { routes } from "#lib/domain/site/routes";
import { MissingPage } from "../missing-page";

/** An address of a trade that has no page. */
export function NoSuchIndustry() {
  return (
    <MissingPage
      title="Page not found"
      message="There's no trade at this address."
      way={{ href: routes.industries, words: "See all industries" }}
    />
  );
}
