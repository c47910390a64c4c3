type Add = (what: string, values?: string[]) => Promise<unknown>;

/** A row in each table about text messages: one to Ana and one of hers. */
export async function addTextRows(
  add: Add,
  departmentKey: string,
  interviewId: string,
  attemptId: string,
): Promise<void> {
  await add(
    "text_consents (interview_attempt_id, number, words_version, language) values ($1, '+15125550100', '1', 'en')",
    [attemptId],
  );
  await add("text_stops (number_hash, reason) values (repeat('0', 64), 'asked')");
  await add("text_numbers (number, department_key) values ('+15125550199', $1)", [departmentKey]);
  await add("text_keywords (interview_id, number, word) values ($1, '+15125550199', 'CLEAN')", [
    interviewId,
  ]);
  await add(
    "texts (key, department_key, interview_id, interview_attempt_id, kind, body, state) values ('one', $1, $2, $3, 'receipt', 'Hi Ana', 'sent')",
    [departmentKey, interviewId, attemptId],
  );
  await add(
    "texts (key, department_key, interview_attempt_id, number, body, state) values ('two', $1, $2, '+15125550100', 'Ana here', 'received')",
    [departmentKey, attemptId],
  );
  await add(
    "text_numbers_used (text_id, number_hash, sid) select id, repeat('0', 64), key from public.texts",
  );
  await add("text_spend (department_key, month, micros) values ($1, now(), 1)", [departmentKey]);
}
