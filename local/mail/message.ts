/** A message that the product sent. */
export type Message = {
  id: string;
  from: string;
  to: string[];
  subject: string;
  html: string | null;
  text: string | null;
  reply_to: string[];
  headers: Record<string, string>;
  /** `content` in base64. */
  attachments: { filename: string; content: string; content_type: string }[];
  created_at: string;
  idempotency_key: string | null;
};
