import { Missing } from "#components/shared/missing";
import { routes } from "#lib/domain/site/routes";

/** No such response for this person, or it could not be read. */
export function ResponseNotFound() {
  return (
    <Missing
      title="Response Not Found"
      way={{ href: routes.candidates, words: "Back to candidates" }}
    />
  );
}
