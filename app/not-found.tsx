import type { Metadata } from "next";
import { MessageScreen } from "#components/shared/message-screen";
import { Button } from "#components/ui/button";
import { routes } from "#lib/domain/site/routes";

export const metadata: Metadata = { title: "Page not found" };

export default function NotFound() {
  return (
    <MessageScreen
      title="Page not found"
      action={
        <Button asChild size="lg">
          <a href={routes.home}>Go back home</a>
        </Button>
      }
    >
      The address may have a typo, or the page may have moved.
    </MessageScreen>
  );
}
