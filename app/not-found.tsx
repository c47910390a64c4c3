import type { Metadata } from "next";
import Link from "next/link";
import { MessageScreen } from "#components/shared/message-screen";
import { Button } from "#components/ui/button";
import { routes } from "#lib/domain/routes";

export const metadata: Metadata = { title: "Page not found" };

export default function NotFound() {
  return (
    <MessageScreen
      title="Page not found"
      action={
        <Button asChild size="lg">
          <Link href={routes.home}>Go back home</Link>
        </Button>
      }
    >
      The address may be mistyped, or the page has moved.
    </MessageScreen>
  );
}
