import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { fontClasses } from "#components/shared/fonts";
import { THEME_SCRIPT } from "#lib/domain/core/theme-script";
import { siteEnv } from "#lib/env/public";
import "./globals.css";

export const metadata: Metadata = {
  metadataBase: new URL(siteEnv().origin),
  title: { default: "Rolecall · AI interviews for service businesses", template: "%s · Rolecall" },
  description:
    "Share one link. Rolecall interviews your applicants by video or text, writes down what they said, and ranks them, with the quotes to back it up.",
};

export const viewport: Viewport = { width: "device-width", initialScale: 1 };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={fontClasses} data-scroll-behavior="smooth" suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, which the page policy knows */}
        <script dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
      </head>
      <body>{children}</body>
    </html>
  );
}
