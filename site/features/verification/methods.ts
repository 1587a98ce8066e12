// What each method of verification is called, in the order in which they are offered. Quick ones first.
import type { Outputs } from "#gateway/gateway.ts";

type Customer = NonNullable<Outputs["session"]["get"]>;
export type Verification = Pick<Customer, "isVerified" | "verification" | "verificationRules">;
type Method = Verification["verification"]["methods"][number];
export type MethodType = Method["type"];

/** The purposes that a customer must be verified for. */
const PURPOSES = { purchase: "buy tickets", deposit: "deposit", withdrawal: "withdraw" } as const;

/** Returns "buy tickets or withdraw", or null if nothing asks for it. */
export function purposesOf({ verificationRules }: Verification): string | null {
  const names = verificationRules.requiredFor.map((purpose) => PURPOSES[purpose]);
  const last = names.pop();
  if (!last) return null;
  return names.length > 0 ? `${names.join(", ")} or ${last}` : last;
}

/** Returns the status of a method. Disabled ones are not offered. */
export const statusOf = ({ verification }: Verification, type: MethodType): Method["status"] =>
  verification.methods.find((method) => method.type === type)?.status ?? "disabled";

/** Whether the result of a method is awaited. */
export const isAwaited = ({ verification }: Verification): boolean =>
  verification.methods.some(({ status }) => status === "in_progress");

/** Whether a person checks an upload. */
export const isChecked = ({ verification }: Verification): boolean =>
  verification.methods.some(({ status }) => status === "pending");

const VERIFY = { label: "Verify your account", route: "my-account-verify-account" } as const;

/** Returns what the overview says about the verification: that it is needed, or under way. */
export function attentionTo(customer: Verification) {
  const purposes = purposesOf(customer);
  if (customer.isVerified) return [];
  const key = "verification";
  if (isAwaited(customer) || isChecked(customer)) {
    const title = "We are verifying your account";
    return [{ key, level: "info" as const, title, text: "We email you the result." }];
  }
  if (!purposes) return [];
  const text = `You need a verified account to ${purposes}.`;
  return [{ key, level: "warning" as const, title: "Your account is not verified", text, link: VERIFY }];
}
