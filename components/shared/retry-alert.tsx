import type { ReactNode } from "react";
import { Alert } from "#components/ui/alert";
import { Button } from "#components/ui/button";

/** Says what failed, with a button to try again. */
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
