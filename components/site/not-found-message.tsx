import type { Metadata } from "next";
import Link from "next/link";
import { Button } from "#components/ui/button";

/** What crawlers read of an address with nothing at it. The page cache answers 404 for it (`lib/http/page-cache.cjs`). */
export const notFoundMetadata = (title: string): Metadata => ({
  title: { absolute: title },
  robots: { index: false },
  other: { "http-status": "404" },
});

type NotFoundMessageProps = {
  title: string;
  message: string;
  way: { href: string; words: string };
};

/** A public address with nothing at it, between the bar and the footer. */
export function NotFoundMessage({ title, message, way }: NotFoundMessageProps) {
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col items-center gap-5 px-5 py-24 text-center sm:px-8">
      <h1 className="font-display font-semibold text-4xl tracking-tight">{title}</h1>
      <p className="text-lg text-muted-foreground">{message}</p>
      <Button asChild size="lg">
        <Link href={way.href}>{way.words}</Link>
      </Button>
    </div>
  );
}
