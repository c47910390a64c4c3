import { Alert } from "#components/ui/alert";
import { textLinkClasses } from "#components/ui/text-link";
import { BILLING_TEXTS } from "#lib/domain/plans/billing-texts";

type CustomPlanNoteProps = {
  contactEmail: string;
  /** What the plan is, in a sentence. */
  children?: string;
};

/** Plans that we set up end by agreement, as a custom one. */
export function CustomPlanNote({
  contactEmail,
  children = BILLING_TEXTS.custom,
}: CustomPlanNoteProps) {
  return (
    <Alert role="status">
      <span>{children}</span> To change or end it,{" "}
      <a href={`mailto:${contactEmail}?subject=Our%20plan`} className={textLinkClasses}>
        contact us
      </a>
      .
    </Alert>
  );
}
