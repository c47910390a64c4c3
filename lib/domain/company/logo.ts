/** A logo file must be smaller than this. */
export const LOGO_MAX_BYTES = 5_242_880;

const LARGEST = `${LOGO_MAX_BYTES / 1024 ** 2}MB`;

export const LOGO_HINT = `We recommend PNG, JPG, or SVG. The file must be smaller than ${LARGEST}.`;
export const LOGO_TOO_LARGE = `Logo file size must be less than ${LARGEST}`;

export const LOGO_FAILED = "Failed to upload logo.";

/** The name of a company's logo in the bucket 'company-assets'. `at` in milliseconds. */
export function logoName(ownerId: string, at: number): string {
  return `${ownerId}-logo-${at}.png`;
}

/** Whether a name is one that we gave to a logo of this owner. */
export function isLogoOf(ownerId: string, name: string): boolean {
  const prefix = `${ownerId}-logo-`;
  return name.startsWith(prefix) && /^[0-9]{1,16}\.png$/.test(name.slice(prefix.length));
}

/** The name of the same logo in the size of the room's bar. */
export function smallLogoName(name: string): string {
  return name.replace(/\.png$/, "-small.png");
}
