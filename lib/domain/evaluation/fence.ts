export type Prompt = { instructions: string; message: string };

/**
 * People's words for a model: JSON strings between two lines with the same marker, which is random per call, so that no
 * answer can close the fence.
 */
export function asData(entries: readonly object[], marker: string): string {
  const lines = entries.map((entry) => JSON.stringify(entry)).join("\n");
  return `-----BEGIN DATA ${marker}-----\n${lines}\n-----END DATA ${marker}-----`;
}
