import type { ReactNode } from "react";
import { NotFoundState } from "#components/shared/not-found-state";
import { routes } from "#lib/domain/core/routes";

/** No such response for this person, or it could not be read. */
export function ResponseNotFound({ children }: { children?: ReactNode }) {
  return (
    <NotFoundState
      title="Response Not Found"
      way={{ href: routes.candidates, words: "Back to candidates" }}
    >
      {children}
    </NotFoundState>
  );
}
