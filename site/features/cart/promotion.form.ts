import { defineForm } from "#site/lib/form/form.ts";
import { refusalMessage } from "#site/lib/gateway/problem-messages.ts";

/** Adds a promotion code to the cart. Every refusal except an ended session is shown at the code field. */
export const promotionForm = defineForm("promotions.add", {
  name: "promotion",
  isShort: true,
  fields: { promotionCode: { label: "Promotion code", typedAs: "promotionCode" } },
  errorsOf(problem) {
    const message = problem.code === "signed_out" ? null : refusalMessage(problem);
    return message ? { promotionCode: message } : {};
  },
});
