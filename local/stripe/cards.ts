import { createHmac } from "node:crypto";
import { declined, Failure } from "./failure.ts";
import { newId } from "./ids.ts";
import type { CardBehaviour, PaymentMethod } from "./state/cards.ts";
import type { State } from "./state.ts";

type Card = { answer: "takes" | "declines" | "asks"; later: CardBehaviour };

const GOOD: Card = { answer: "takes", later: "succeeds" };

/**
 * Stripe's test numbers. A number that begins as the second column says does the same, so that a test can have a
 * card that nobody used before.
 */
const CARDS: readonly (readonly [number: string, family: string, card: Card])[] = [
  ["4242424242424242", "424242", GOOD],
  ["4000000000000002", "40000002", { answer: "declines", later: "succeeds" }],
  ["4000002500003155", "40003155", { answer: "asks", later: "succeeds" }],
  ["4000000000000341", "40000341", { answer: "takes", later: "fails_later" }],
  ["4000002760003184", "40003184", { answer: "asks", later: "asks" }],
];

function passesLuhn(number: string): boolean {
  const sum = [...number].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

export type CardForm = { number: string; expMonth: number; expYear: number; confirmed: boolean };

const wrongNumber = () =>
  new Failure(402, "card_error", "Your card number is invalid.", { code: "incorrect_number" });

/**
 * A card that somebody typed. Of its number stay brand, last four digits and a fingerprint.
 * @throws Failure `card_error`; `authentication_required` until the person has confirmed
 */
export function readCard(
  state: State,
  form: CardForm,
  customer: string,
  at: number,
): PaymentMethod {
  const number = form.number.replace(/\D/g, "");
  if (number.length < 13 || !passesLuhn(number)) throw wrongNumber();
  const [, , card] =
    CARDS.find(([exact]) => exact === number) ??
    CARDS.find(([, family]) => number.startsWith(family)) ??
    [];
  // A real number has no business here.
  if (!card || card.answer === "declines") throw declined();
  if (card.answer === "asks" && !form.confirmed)
    throw new Failure(402, "card_error", "Your bank asks you to confirm this payment.", {
      code: "authentication_required",
    });
  return {
    id: newId("pm"),
    object: "payment_method",
    type: "card",
    created: at,
    customer,
    card: {
      brand: "visa",
      last4: number.slice(-4),
      fingerprint: createHmac("sha256", state.salt).update(number).digest("base64url").slice(0, 16),
      exp_month: form.expMonth,
      exp_year: form.expYear,
    },
    behaviour: card.later,
    livemode: false,
  };
}
