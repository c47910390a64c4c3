"use client";

import { useRouter } from "next/navigation";
import { startTransition, useActionState, useOptimistic } from "react";
import { toast } from "sonner";
import { WhoMay } from "#components/shared/role";
import { UNEXPECTED, UNREACHABLE } from "#components/shared/use-send";
import { NativeSelect } from "#components/ui/native-select";
import { request } from "#lib/browser/request";
import type { Colleague } from "#lib/domain/company/team";
import { assignmentPath } from "#lib/domain/core/response-routes";
import type { ResultDetail } from "#lib/domain/results/result-detail";

/** Who of the company takes care of a candidate. Nothing where nobody else could, and nobody does. */
export function AssignedTo({ result }: { result: ResultDetail }) {
  const { assignedTo, colleagues } = result;
  if (colleagues.length < 2 && assignedTo === null) return null;
  const now = colleagues.find(({ userId }) => userId === assignedTo);
  return (
    <WhoMay to="decide" otherwise={now ? <span>{assignedWords(now)}</span> : null}>
      <Choice result={result} />
    </WhoMay>
  );
}

const assignedWords = ({ isMe, name }: Colleague) => `Assigned to ${isMe ? "you" : name}`;

function Choice({ result: { id, name, assignedTo, colleagues } }: { result: ResultDetail }) {
  const router = useRouter();
  const [shown, show] = useOptimistic(assignedTo ?? "");
  // One at a time: of two quick choices the last one stands, here and where it is stored.
  const [, assign] = useActionState(async (_: null, to: string) => {
    const answer = await request(assignmentPath(id), { method: "PUT", body: { to: to || null } });
    if (answer.ok) {
      toast.success(to ? "Assigned." : "No longer assigned.");
      startTransition(() => router.refresh());
      return null;
    }
    const { code, message } = answer.refusal;
    toast.error(code === "unreachable" ? UNREACHABLE : (message ?? UNEXPECTED));
    return null;
  }, null);

  return (
    <div className="w-60">
      <NativeSelect
        aria-label={`Who takes care of ${name}`}
        value={shown}
        onChange={({ target: { value } }) =>
          startTransition(() => {
            show(value);
            assign(value);
          })
        }
      >
        <option value="">Not assigned</option>
        {colleagues.map((one) => (
          <option key={one.userId} value={one.userId}>
            {assignedWords(one)}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
