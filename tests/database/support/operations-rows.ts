type Add = (what: string, values?: string[]) => Promise<unknown>;

/** A row in each table that only whoever runs the service knows of. */
export async function addOperationsRows(
  add: Add,
  departmentKey: string,
  interviewId: string,
): Promise<void> {
  await add("leases (name, holder, until) values ('sweep', gen_random_uuid(), now())");
  await add(
    "model_uses (department_key, interview_id, service, micros) values ($1, $2, 'model', 1)",
    [departmentKey, interviewId],
  );
  await add("erased_participants (participant_hash, department_key) values (repeat('0', 64), $1)", [
    departmentKey,
  ]);
  await add("spend_caps_met (department_key, month) values ($1, now())", [departmentKey]);
}
