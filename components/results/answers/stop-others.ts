/** As something begins to play: two people are never heard at once. */
export function stopOthers({ currentTarget }: { currentTarget: EventTarget | null }): void {
  for (const other of document.querySelectorAll("video"))
    if (other !== currentTarget) other.pause();
}
