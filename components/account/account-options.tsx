import Link from "next/link";
import { SignOutButton } from "#components/shared/sign-out-button";
import { Button } from "#components/ui/button";
import { routes } from "#lib/domain/core/routes";

type AccountOptionsProps = {
  /** Whether there is a subscription, which can be changed or ended before anything else is done. */
  subscribed: boolean;
  supportUrl: string;
};

/** What else somebody can do whose set-up isn't finished. */
export function AccountOptions({ subscribed, supportUrl }: AccountOptionsProps) {
  return (
    <nav aria-label="Account" className="mt-8 flex flex-wrap justify-center gap-1 border-t pt-4">
      {subscribed ? (
        <Button asChild variant="ghost" className="text-muted-foreground">
          <Link href={routes.manageSubscription}>Manage subscription</Link>
        </Button>
      ) : null}
      <Button asChild variant="ghost" className="text-muted-foreground">
        <a href={supportUrl}>Contact support</a>
      </Button>
      <SignOutButton />
    </nav>
  );
}
