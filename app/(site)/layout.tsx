import type { ReactNode } from "react";
import { SiteFooter } from "#components/site/frame/site-footer";
import { SiteHeader } from "#components/site/frame/site-header";

/** Every public page stands between the bar and the footer. */
export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader />
      <main className="flex-1">{children}</main>
      <SiteFooter />
    </div>
  );
}
