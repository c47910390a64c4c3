/** A link among words, or a button that acts as one. */
export const textLinkClasses = "font-medium text-primary underline underline-offset-4";

/** The same if it stands by itself: as high as a finger needs. */
export const loneLinkClasses = `inline-flex min-h-11 items-center ${textLinkClasses}`;
