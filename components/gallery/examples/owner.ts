/** Whoever would be signed in. */
export const owner = { id: "11111111-1111-4111-8111-111111111111", email: "dana@bright.example" };

export const TIME_ZONE = "America/New_York";

export const nothing = () => {};
