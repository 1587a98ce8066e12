import { defineForm } from "#site/lib/form/form.ts";

/**
 * Buys the cart. The price and payment are computed on submit, so the form has no fields of the procedure: it posts the
 * cart that the customer saw and the chosen payment method.
 */
export const paymentForm = defineForm("purchases.create", { name: "payment", isIdempotent: true, fields: {} });
