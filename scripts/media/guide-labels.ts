/** What a step of the wizard calls its tabs and fields, in their order, each once. Runs in a browser. */
export function labelsOf(place: Element): string[] {
  const named = place.querySelectorAll("[role=tab], label, legend");
  return [...new Set([...named].map(({ textContent }) => textContent.trim()))];
}
