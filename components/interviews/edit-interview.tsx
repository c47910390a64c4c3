"use client";

import type { ReactNode } from "react";
import { Alert } from "#components/ui/alert";
import { Button } from "#components/ui/button";
import { Spinner } from "#components/ui/spinner";
import { EDIT_TEXTS } from "#lib/domain/interviews/interview";
import type { ProviderName } from "#lib/domain/interviews/provider";
import type { TradeKey } from "#lib/domain/interviews/question-library";
import { EditForm } from "./edit-form";
import { useStoredInterview } from "./use-stored-interview";

type EditInterviewProps = {
  interviewId: string;
  timeZone: string;
  canDraft?: boolean;
  /** Whose questions the library opens with. */
  trade?: TradeKey;
  /** Where candidates answer. */
  provider?: ProviderName;
  /** What stands below the form. */
  children?: ReactNode;
};

/** An interview's three tabs, prefilled. */
export function EditInterview({ interviewId, children, ...settings }: EditInterviewProps) {
  const { stored, failure, reload } = useStoredInterview(interviewId);
  if (stored) {
    return (
      <>
        <EditForm stored={stored} reload={reload} {...settings} />
        {children}
      </>
    );
  }
  if (failure) {
    return (
      <Alert variant="error">
        <p className="font-semibold">{failure.title}</p>
        {failure.detail ? <p>{failure.detail}</p> : null}
        <Button variant="outline" className="mt-3" onClick={() => void reload()}>
          Try again
        </Button>
      </Alert>
    );
  }
  return (
    <p role="status" className="flex items-center gap-3 py-16 text-muted-foreground">
      <Spinner />
      {EDIT_TEXTS.loading}
    </p>
  );
}
