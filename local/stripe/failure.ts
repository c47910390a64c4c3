type Details = { code?: string; param?: string; decline_code?: string };

/** A refusal in Stripe's shape. The SDK takes any other answer for a success, whatever its status. */
export class Failure extends Error {
  readonly status: number;
  readonly type: string;
  readonly details: Details;

  constructor(status: number, type: string, message: string, details: Details = {}) {
    super(message);
    this.name = "Failure";
    this.status = status;
    this.type = type;
    this.details = details;
  }

  body() {
    return { error: { type: this.type, message: this.message, ...this.details } };
  }
}

/** A request that can't be done as it stands. */
export function invalid(message: string, details: Details = {}, status = 400): Failure {
  return new Failure(status, "invalid_request_error", message, details);
}

/** Something that is not there: 404. */
export function missing(what: string, id: string, param = "id"): Failure {
  return invalid(`No such ${what}: '${id}'`, { code: "resource_missing", param }, 404);
}

/** A card that its bank wants confirmed by a person who is not there: 402, in words that are for developers. */
export function requiresAction(what: "invoice" | "subscription"): Failure {
  return new Failure(
    402,
    "card_error",
    `This payment requires additional user action before it can be completed successfully. Payment can be completed using the \`PaymentIntent\` associated with the ${what}.`,
    { code: `${what}_payment_intent_requires_action` },
  );
}

/** A card that the bank refuses: 402. */
export function declined(): Failure {
  return new Failure(402, "card_error", "Your card was declined.", {
    code: "card_declined",
    decline_code: "generic_decline",
  });
}
