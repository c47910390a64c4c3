"use client";

import { useRouter } from "next/navigation";
import { toast } from "sonner";
import { FormError } from "#components/shared/form-error";
import { WhoMay } from "#components/shared/role";
import { ScreeningAnswers } from "#components/shared/screening-answers";
import { useSend } from "#components/shared/use-send";
import { Badge } from "#components/ui/badge";
import { Button } from "#components/ui/button";
import { letInPath, type ScreenedOut } from "#lib/domain/interviews/screening";

/** Who did not pass the knockout questions, with what they answered and the employer's own rule beside it. */
export function ScreenedOutList({ people }: { people: readonly ScreenedOut[] }) {
  return (
    <ul className="flex flex-col gap-4">
      {people.map((person) => (
        <Person key={person.attemptId} person={person} />
      ))}
    </ul>
  );
}

function Person({ person }: { person: ScreenedOut }) {
  const router = useRouter();
  const { send, busy, error, rest } = useSend();

  async function letIn() {
    if (!(await send(letInPath(person.attemptId), {}))) return;
    rest();
    toast.success(`${person.name} has been invited to the interview by email`);
    router.refresh();
  }

  return (
    <li className="flex flex-col gap-4 rounded-lg border bg-card p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="break-words font-semibold">{person.name}</p>
          <p className="text-muted-foreground text-sm">{person.when}</p>
        </div>
        {person.letIn ? (
          <Badge variant="neutral">Let in, interview not submitted yet</Badge>
        ) : (
          <WhoMay to="decide">
            <Button variant="outline" disabled={busy} onClick={() => void letIn()}>
              Let in
            </Button>
          </WhoMay>
        )}
      </div>
      <FormError>{error?.message}</FormError>
      <ScreeningAnswers answers={person.answers} />
    </li>
  );
}
