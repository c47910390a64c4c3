"use client";

import { ErrorScreen } from "#components/shared/error-screen";
import "./globals.css";

export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  return (
    <html lang="en">
      <body>
        <title>Something went wrong · Rolecall</title>
        <ErrorScreen error={error} />
      </body>
    </html>
  );
}
