"use client";

import "./globals.css";

/** For when the frame of all pages broke. Every page loads it, so it stands on nothing of ours. */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  return (
    <html lang="en">
      <body className="p-6">
        <title>Something went wrong · Rolecall</title>
        <h1 className="font-semibold text-3xl">Something went wrong</h1>
        <p className="my-4">{error.digest || "An unexpected error occurred"}</p>
        <button type="button" className="underline" onClick={() => window.location.reload()}>
          Reload page
        </button>
      </body>
    </html>
  );
}
