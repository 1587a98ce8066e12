import { fieldErrors } from "../form.ts";
import { detailRules } from "../registration.ts";
import { type FieldValue, terms } from "../validators.ts";

type UpgradeField = keyof typeof detailRules | "termsAccepted";

/** The message of each field that keeps an account from being upgraded. */
export function upgradeErrors(
  values: Partial<Record<UpgradeField, FieldValue>>,
): Partial<Record<UpgradeField, string>> {
  return fieldErrors<UpgradeField>({ ...detailRules, termsAccepted: [terms] }, values);
}
