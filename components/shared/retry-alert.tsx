import type { ReactNode } from "react";
import { Alert } from "#components/ui/alert";
import { Button } from "#components/ui/button";

/** What did not work, with the way to try it again. */
export function RetryAlert({ children, again }: { children: ReactNode; again: () => void }) {
  return (
    <Alert role="alert" variant="error">
      {children}
      <Button variant="outline" className="mt-3 flex" onClick={again}>
        Try again
      </Button>
    </Alert>
  );
}
