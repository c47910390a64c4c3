"use client";

import { Alert } from "#components/ui/alert";
import { Button } from "#components/ui/button";

/** A page of the company's profile that could not be read. */
export function ProfileError() {
  return (
    <div className="flex max-w-3xl flex-col items-start gap-4">
      <Alert variant="error" role="alert">
        <h1>An unexpected error occurred while loading profile.</h1>
      </Alert>
      <Button onClick={() => window.location.reload()}>Reload page</Button>
    </div>
  );
}
