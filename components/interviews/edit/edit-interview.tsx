"use client";

import { type ReactNode, useState } from "react";
import { useRefreshOrToast } from "#components/shared/use-refresh";
import { Alert } from "#components/ui/alert";
import { Button } from "#components/ui/button";
import type { EditedInterview, LoadFailure } from "#lib/domain/interviews/interview-edit";
import { BackToInterviews } from "../back-to-interviews";
import { EditForm, type EditSettings } from "./edit-form";

type EditInterviewProps = EditSettings & {
  /** As the server has it now. */
  loaded: EditedInterview | LoadFailure;
  /** What stands below the form. */
  children?: ReactNode;
};

/** An interview's three tabs, prefilled. The form stays if the interview can't be read again. */
export function EditInterview({ loaded, children, ...settings }: EditInterviewProps) {
  const refresh = useRefreshOrToast();
  const [interview, setInterview] = useState("form" in loaded ? loaded : null);
  if ("form" in loaded && loaded !== interview) setInterview(loaded);

  if (interview) {
    return (
      <>
        <EditForm interview={interview} {...settings} />
        {children}
      </>
    );
  }
  return "form" in loaded ? null : (
    <>
      <BackToInterviews />
      <Alert variant="error">
        <h1 className="font-semibold">{loaded.title}</h1>
        {loaded.detail ? <p>{loaded.detail}</p> : null}
        <Button variant="outline" className="mt-3" onClick={() => void refresh()}>
          Try again
        </Button>
      </Alert>
    </>
  );
}
