import { Alert } from "#components/ui/alert";

/** Custom plans end by agreement (accounts spec §2.11). */
export function CustomPlanNote({ contactEmail }: { contactEmail: string }) {
  return (
    <Alert role="status">
      You have a custom plan. To change or end it,{" "}
      <a
        href={`mailto:${contactEmail}?subject=Our%20custom%20plan`}
        className="font-medium text-primary underline underline-offset-4"
      >
        contact us
      </a>
      .
    </Alert>
  );
}
