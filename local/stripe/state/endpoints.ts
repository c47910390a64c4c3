/** An address that Stripe tells of events. The product's own is delivered to by the launcher's settings. */
export type WebhookEndpoint = {
  id: string;
  object: "webhook_endpoint";
  api_version: string | null;
  created: number;
  description: string | null;
  enabled_events: string[];
  livemode: false;
  status: "enabled" | "disabled";
  url: string;
};
