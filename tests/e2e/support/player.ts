import type { Page } from "@playwright/test";

/** Moves a player to a moment and plays on; answers where it then is, in seconds. */
export async function playsFrom(page: Page, label: string, moment: number): Promise<number> {
  const video = page.locator(`video[aria-label='${label}']:visible`);
  return video.evaluate(
    (media: HTMLVideoElement, to) =>
      new Promise<number>((resolve, reject) => {
        media.muted = true;
        media.addEventListener("error", () => reject(new Error(media.error?.message)));
        const seek = () => {
          media.currentTime = to;
          media.addEventListener(
            "timeupdate",
            () => media.currentTime > to && resolve(media.currentTime),
          );
          media.play().catch(reject);
        };
        if (media.readyState >= 1) seek();
        else media.addEventListener("loadedmetadata", seek, { once: true });
      }),
    moment,
  );
}
