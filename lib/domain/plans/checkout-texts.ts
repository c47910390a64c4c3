/** Above a checkout that Stripe does not call paid. */
export const NOT_VERIFIED = "Payment Verification Failed";
