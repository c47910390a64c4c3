type Toggle = { enabled: boolean };

type PortalFeatures = {
  customer_update: Toggle & { allowed_updates: ("name" | "email" | "address" | "tax_id")[] };
  invoice_history: Toggle;
  payment_method_update: Toggle;
  subscription_cancel: Toggle;
  subscription_pause: Toggle;
  subscription_update: Toggle;
};

/**
 * What people may do in the payment service's own billing pages: what our screens don't do. Cancelling and changing
 * plans has rules of ours, so the portal offers neither.
 */
export const portalFeatures = (): PortalFeatures => ({
  customer_update: { enabled: true, allowed_updates: ["name", "email", "address", "tax_id"] },
  invoice_history: { enabled: true },
  payment_method_update: { enabled: true },
  subscription_cancel: { enabled: false },
  subscription_pause: { enabled: false },
  subscription_update: { enabled: false },
});

/** The metadata by which every server finds our settings among others of the account. */
export const PORTAL_MARK = { portal: "rolecall" };
