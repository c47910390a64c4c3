/** Who or what asked for the deletion of an attempt. */
export const ERASED_BY = ["candidate", "employer", "retry", "retention"] as const;

export type ErasedBy = (typeof ERASED_BY)[number];
