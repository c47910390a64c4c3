import { Plus } from "lucide-react";
import Link from "next/link";
import { Button } from "#components/ui/button";
import { routes } from "#lib/domain/core/routes";

/** The way to the wizard, wherever a list of interviews stands or is empty. */
export function CreateInterviewButton() {
  return (
    <Button asChild>
      <Link href={routes.createInterview}>
        <Plus aria-hidden /> Create Interview
      </Link>
    </Button>
  );
}
