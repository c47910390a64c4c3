const EVERY_MS = 500;

/** npm killed hard forwards nothing: a start made by npm notices that its parent is gone and stops too. */
export function onParentGone(stop: () => void): () => void {
  const parent = process.ppid;
  if (!process.env.npm_lifecycle_event) return () => {};
  const timer = setInterval(() => {
    if (process.ppid !== parent) stop();
  }, EVERY_MS);
  return () => clearInterval(timer);
}
