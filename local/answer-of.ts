const PATIENCE_MS = 20_000;

/** Posts to the product as an outside service does. @returns the status that it answered, 0 for none */
export async function answerOf(
  url: string,
  said: Pick<RequestInit, "headers" | "body">,
): Promise<number> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  try {
    const response = await fetch(url, { ...said, method: "POST", signal });
    await response.body?.cancel();
    return response.status;
  } catch {
    return 0;
  }
}
