/** How long the links that an owner is mailed work: the texts and the tokens take it from here, and the database says the same. */
export const VERIFICATION_DAYS = 7;
export const DELETION_MINUTES = 15;

/** How long somebody who has opened the link for a new password has to choose it. */
export const RECOVERY_MINUTES = 15;
