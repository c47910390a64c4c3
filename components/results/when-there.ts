/** Frames in which a tab that is being opened has to show its content. */
const PATIENCE = 120;

/** Goes on with an element once the page has it, as that of a tab which has yet to open. */
export function whenThere(id: string, goOn: (element: HTMLElement) => void, frames = PATIENCE) {
  const found = document.getElementById(id);
  if (found) goOn(found);
  else if (frames > 0) requestAnimationFrame(() => whenThere(id, goOn, frames - 1));
}
