/** After an account was deleted: its customer goes, and with it what was billed or open. Again changes nothing. */
export { removeCustomer as endBilling } from "#lib/vendors/stripe/customers";
