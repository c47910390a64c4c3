import Link from "next/link";
import { loneLinkClasses } from "#components/ui/text-link";
import { routes } from "#lib/domain/core/routes";

/** The way out of the screens where a password is asked for or chosen anew. */
export function BackToSignIn() {
  return (
    <p className="mt-6 text-center">
      <Link href={routes.signIn} className={loneLinkClasses}>
        Back to Sign In
      </Link>
    </p>
  );
}
