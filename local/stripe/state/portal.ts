import type { Metadata } from "./customers.ts";

type Toggle = { enabled: boolean };

export type PortalConfiguration = {
  id: string;
  object: "billing_portal.configuration";
  active: boolean;
  created: number;
  is_default: boolean;
  features: {
    customer_update: Toggle & { allowed_updates: string[] };
    invoice_history: Toggle;
    payment_method_update: Toggle;
    subscription_cancel: Toggle;
    subscription_pause: Toggle;
    subscription_update: Toggle;
  };
  metadata: Metadata;
  livemode: false;
};
