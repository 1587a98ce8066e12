import { defineForm, type InputOf } from "#site/lib/form/form.ts";

/**
 * Buys the cart. What it costs and how it is paid for is worked out when it is sent, so the form itself has no fields of the
 * procedure: it posts the cart as the customer saw it, and the way to pay.
 */
export const paymentForm = defineForm("purchases.create", { name: "payment", isIdempotent: true, fields: {} });

export type Purchase = InputOf<"purchases.create">;
