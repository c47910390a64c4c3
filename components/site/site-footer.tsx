/** The foot of every public page. */
export function SiteFooter() {
  return (
    <footer className="border-t">
      <p className="mx-auto w-full max-w-6xl px-5 py-8 text-muted-foreground sm:px-8">
        © 2025 Rolecall · Made in USA
      </p>
    </footer>
  );
}
