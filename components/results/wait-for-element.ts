/** Frames in which a tab that is being opened has to show its content. */
const MAX_FRAMES = 120;

/** Goes on with an element once the page has it, as that of a tab which has yet to open. */
export function waitForElement(
  id: string,
  onFound: (element: HTMLElement) => void,
  frames = MAX_FRAMES,
) {
  const found = document.getElementById(id);
  if (found) onFound(found);
  else if (frames > 0) requestAnimationFrame(() => waitForElement(id, onFound, frames - 1));
}
