type Add = (what: string, values?: string[]) => Promise<unknown>;

/** An endpoint with its secret, and a delivery to it with an answer; and a vendor's event. */
export async function fillWebhooks(
  add: Add,
  departmentKey: string,
  attemptId: string,
): Promise<void> {
  await add("webhook_endpoints (department_key, url) values ($1, 'https://crew.example/in')", [
    departmentKey,
  ]);
  await add(
    "webhook_secrets (endpoint_id, secret) select id, 'whsec_' || repeat('a', 44) from public.webhook_endpoints",
  );
  await add("webhook_messages (interview_attempt_id, event) values ($1, 'attempt.submitted')", [
    attemptId,
  ]);
  await add(
    "webhook_deliveries (message_id, endpoint_id) select m.id, e.id from public.webhook_messages m, public.webhook_endpoints e",
  );
  await add("webhook_answers (delivery_id, answer) select id, 'OK' from public.webhook_deliveries");
  await add("webhook_events (source, event_id) values ('stripe', 'evt_1')");
}
