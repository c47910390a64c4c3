import { Breadcrumbs } from "#components/site/metadata/breadcrumbs";
import { pageMetadata } from "#components/site/metadata/page-metadata";
import { StatusLine } from "#components/site/trust/status-line";
import { routes } from "#lib/domain/core/routes";
import { siteEnv } from "#lib/env/public";
import { serviceDb } from "#lib/http/clients";
import { checkReadiness } from "#lib/workflows/operations/check-readiness";

// It says how the server is now, to whoever runs no script too.
export const dynamic = "force-dynamic";

export const metadata = pageMetadata({
  path: routes.status,
  title: "Status",
  description:
    "Whether Rolecall works right now: accounts and results, recordings, and what is done in the background, asked as you open this page.",
});

/** Above row-level security, as nobody is signed in: the queue is everybody's. */
const find = async () => checkReadiness(serviceDb());

export default async function StatusPage() {
  // Nothing that fails may take the page with it that says so.
  const found = await find().catch(() => null);
  return (
    <div className="mx-auto w-full max-w-6xl px-5 pt-10 pb-24 sm:px-8 sm:pt-16">
      <Breadcrumbs name="Status" path={routes.status} origin={siteEnv().origin} />
      <h1 className="font-bold font-display text-4xl tracking-tight sm:text-5xl">Status</h1>
      <p className="mt-4 max-w-text text-lg text-muted-foreground sm:text-xl">
        Asked of the server as you open this page. It tells of now, and keeps no history.
      </p>
      <StatusLine found={found} />
    </div>
  );
}
