/** How many frames to wait for a tab's content to appear. */
const MAX_FRAMES = 120;

/** Calls back with an element once it is on the page, such as one in a tab that is still opening. */
export function waitForElement(
  id: string,
  onFound: (element: HTMLElement) => void,
  frames = MAX_FRAMES,
) {
  const found = document.getElementById(id);
  if (found) onFound(found);
  else if (frames > 0) requestAnimationFrame(() => waitForElement(id, onFound, frames - 1));
}
