import { Plus } from "lucide-react";
import Link from "next/link";
import { Button } from "#components/ui/button";
import { routes } from "#lib/domain/core/routes";
import { WhoMay } from "./role";

/** The way to the wizard, wherever a list of interviews stands or is empty. */
export function CreateInterviewButton() {
  return (
    <WhoMay to="edit">
      <Button asChild>
        <Link href={routes.createInterview}>
          <Plus aria-hidden /> Create Interview
        </Link>
      </Button>
    </WhoMay>
  );
}
