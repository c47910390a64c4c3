const EVERY_MS = 5000;

/** What a scheduler does for a deployment: makes the app look for due jobs, never two calls at once. */
export function startSweeping(appUrl: string, cronSecret: string): () => void {
  let busy = false;
  const sweep = async () => {
    if (busy) return;
    busy = true;
    try {
      const response = await fetch(`${appUrl}/api/cron/sweep`, {
        method: "POST",
        headers: { authorization: `Bearer ${cronSecret}` },
        signal: AbortSignal.timeout(120_000),
      });
      await response.arrayBuffer();
    } catch {
      // The app logs its own failures, and the next round tries again.
    } finally {
      busy = false;
    }
  };
  const timer = setInterval(sweep, EVERY_MS);
  return () => clearInterval(timer);
}
