import Link from "next/link";
import { useMemo } from "react";
import { FormError } from "#components/shared/form-error";
import { loginPath, routes } from "#lib/domain/site/routes";
import type { Failure } from "./use-create-interview";

/** Why nothing was created. It takes the focus when it appears, and only then. */
export function FailureNote({ failure }: { failure: Failure | null }) {
  const words = useMemo(
    () =>
      failure && (
        <>
          <p className="font-semibold">{failure.title}</p>
          {failure.detail ? <p>{failure.detail}</p> : null}
          <p>
            Nothing you typed is lost.{" "}
            {failure.signedOut ? (
              <Link className="font-medium underline" href={loginPath(routes.createInterview)}>
                Sign in again
              </Link>
            ) : null}
          </p>
        </>
      ),
    [failure],
  );
  return <FormError>{words}</FormError>;
}
