const PHONE = { width: 984, height: 1920, widths: [320, 640, 984] };

/** Pixels of the pictures that `npm run pictures` takes, and the widths in which the build offers each. */
export const PICTURES = {
  film: { width: 2560, height: 1440, widths: [640, 1088, 2176] },
  review: { width: 2160, height: 1329, widths: [640, 784, 1568] },
  "review-phone": PHONE,
  "room-phone": PHONE,
} as const;

export type PictureName = keyof typeof PICTURES;

/** The light or the dark that a page is in. */
export const PICTURE_THEMES = ["light", "dark"] as const;
type Theme = (typeof PICTURE_THEMES)[number];

/** The address of a picture as it was taken: WebP, for browsers that show no AVIF. */
export function pictureAddress(name: PictureName, theme: Theme): string {
  return `/pictures/${name}-${theme}.webp`;
}

/** The address of a picture in one of its widths, in pixels: AVIF. */
export function sizedPictureAddress(name: PictureName, theme: Theme, width: number): string {
  return `/pictures/sized/${name}-${theme}-${width}.avif`;
}

/** The `srcset` of a picture's widths. */
export function pictureSrcSet(name: PictureName, theme: Theme): string {
  return PICTURES[name].widths
    .map((width) => `${sizedPictureAddress(name, theme, width)} ${width}w`)
    .join(", ");
}
