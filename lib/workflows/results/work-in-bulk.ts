import type { ServiceDb } from "#lib/data/db";
import { enqueueJob } from "#lib/data/jobs";
import { doBulkItem, readBulkStep } from "#lib/data/results/bulk";
import { personalBody } from "#lib/documents/mails/bulk";
import { BULK_STEP } from "#lib/domain/results/bulk";
import { mailFor } from "#lib/domain/results/decision-mail";

/**
 * Does an action for the next of its people, and queues itself for those after them. What was done is done: a process that
 * was killed in the middle is followed by another from there.
 */
export async function workInBulk(service: ServiceDb, actionId: string): Promise<void> {
  const step = await readBulkStep(service, actionId, BULK_STEP + 1);
  if (step === null) return;
  for (const { place, person } of step.items.slice(0, BULK_STEP)) {
    const kind = person && mailFor(person.status);
    const text = kind && step.bodies?.[kind]?.[person.language];
    const body = text ? personalBody(text, person) : null;
    await doBulkItem(service, { actionId, place, body });
  }
  const next = step.items[BULK_STEP];
  if (next) {
    await enqueueJob(service, "work_in_bulk", { actionId }, `bulk:${actionId}:${next.place}`);
  }
}
