import type { GatewayRequest } from "#gateway/gateway.ts";
import type { Problem } from "#gateway/problem.ts";
import { codeRefusal, type RefusedCode } from "./refused-code.ts";
import type { Removed } from "./use-cart.ts";

/** What came of a form post: `done` may be reloaded, so it is redirected away from; the rest is shown with the page. */
export type Posted = {
  done: boolean;
  removed: Removed | null;
  refusedCode: RefusedCode | null;
  problem: Problem | null;
};

const DONE: Posted = { done: true, removed: null, refusedCode: null, problem: null };
const refused = (problem: Problem): Posted => ({ ...DONE, done: false, problem });

/** The commands of the cart page, sent without a script. */
export async function postCart(gateway: GatewayRequest, form: FormData): Promise<Posted> {
  const command = form.get("command");
  if (command === "remove") return remove(gateway, form);
  if (command === "redeem") return redeem(gateway, form);
  if (command === "remove-promotion") {
    const result = await gateway.form("cart.removePromotion", form);
    return result.ok ? DONE : refused(result.problem);
  }
  const result = await gateway.form(command === "restore" ? "cart.build" : "cart.updateItem", form);
  return result.ok ? DONE : refused(result.problem);
}

/** A code that is refused is told at its field. */
async function redeem(gateway: GatewayRequest, form: FormData): Promise<Posted> {
  const result = await gateway.form("cart.addPromotion", form);
  if (result.ok) return DONE;
  const message = codeRefusal(result.problem);
  if (!message) return refused(result.problem);
  return { ...DONE, done: false, refusedCode: { code: String(form.get("promotionCode") ?? ""), message } };
}

/** The removed item stays on the page that tells of it, so that it can be put back. */
async function remove(gateway: GatewayRequest, form: FormData): Promise<Posted> {
  const before = await gateway.caller.cart.get().catch(() => null);
  const item = before?.cartItems.find(({ id }) => id === form.get("itemId"));
  const result = await gateway.form("cart.removeItem", form);
  if (!result.ok) return refused(result.problem);
  return item ? { ...DONE, done: false, removed: { item, idempotencyKey: crypto.randomUUID() } } : DONE;
}
