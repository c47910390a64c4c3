import { routes } from "#lib/domain/core/routes";
import { NotFoundMessage } from "../not-found-message";

/** An address of a trade that has no page. */
export function IndustryNotFound() {
  return (
    <NotFoundMessage
      title="Page not found"
      message="There's no trade at this address."
      way={{ href: routes.industries, words: "See all industries" }}
    />
  );
}
