import Link from "next/link";
import { useMemo } from "react";
import { FormError } from "#components/shared/form-error";
import { loginPath, routes } from "#lib/domain/core/routes";
import type { Failure } from "./use-create-interview";

/** Why nothing was saved. It takes the focus when it appears, and only then. */
export function FailureNote({
  failure,
  back = routes.createInterview,
}: {
  failure: Failure | null;
  /** Where a new sign-in leads. */
  back?: string;
}) {
  const words = useMemo(
    () =>
      failure && (
        <>
          <p className="font-semibold">{failure.title}</p>
          {failure.detail ? <p>{failure.detail}</p> : null}
          <p>
            Nothing you typed is lost.{" "}
            {failure.signedOut ? (
              <Link
                className="font-medium underline"
                href={loginPath(back)}
                // What is typed into an edit lives on this page alone.
                target={back === routes.createInterview ? undefined : "_blank"}
              >
                Sign in again
              </Link>
            ) : null}
          </p>
        </>
      ),
    [failure, back],
  );
  return <FormError>{words}</FormError>;
}
