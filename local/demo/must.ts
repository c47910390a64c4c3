/** The data of an answer. @throws Error with the database's message */
export function must<T>(answer: { data: T | null; error: { message: string } | null }): T {
  if (answer.error) throw new Error(answer.error.message);
  if (answer.data === null) throw new Error("the database answered nothing");
  return answer.data;
}
