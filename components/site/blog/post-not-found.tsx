import Link from "next/link";
import { Button } from "#components/ui/button";
import { routes } from "#lib/domain/site/routes";

/** Where an article should be and isn't; with the reason where it could not be read. */
export function PostNotFound({ message }: { message?: string }) {
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col items-center gap-5 px-5 py-24 text-center sm:px-8">
      <h1 className="font-display font-semibold text-4xl tracking-tight">Post Not Found</h1>
      <p className="text-lg text-muted-foreground">
        {message ?? "The blog post you're looking for doesn't exist."}
      </p>
      <Button asChild size="lg">
        <Link href={routes.blog}>Back to posts</Link>
      </Button>
    </div>
  );
}
