import { randomBytes } from "node:crypto";

/** A thing of the provider: its key, and what its schema took. */
export type Thing = { key: string } & Record<string, unknown>;

export type Delivery = { participant: string; url: string; answered: number; at: string };

export type State = {
  departments: Thing[];
  interviews: Thing[];
  participants: Thing[];
  webhooks: Thing[];
  deliveries: Delivery[];
  /** The status that every call gets, if somebody said so. */
  refusing: number | null;
};

export function emptyState(): State {
  return {
    departments: [],
    interviews: [],
    participants: [],
    webhooks: [],
    deliveries: [],
    refusing: null,
  };
}

/** Keys are 32 hexadecimal digits. */
export const newKey = () => randomBytes(16).toString("hex");
