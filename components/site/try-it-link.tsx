import { Button } from "#components/ui/button";
import { routes } from "#lib/domain/core/routes";

/** The way to a sample interview. A full navigation: that page may use the camera, and no other public page may. */
export function TryItLink({ href = routes.tryIt }: { href?: string }) {
  return (
    <Button
      asChild
      size="lg"
      variant="outline"
      className="h-auto min-h-12 whitespace-normal px-5 py-2 text-center max-sm:w-full"
    >
      <a href={href}>Answer a sample interview</a>
    </Button>
  );
}
