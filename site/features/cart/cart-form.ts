import type { AstroGlobal } from "astro";
import type { GatewayRequest } from "#gateway/gateway.ts";
import type { Problem } from "#gateway/problem.ts";
import { type FormState, hasErrors, untouched } from "#site/lib/form/form.ts";
import { postForm } from "#site/lib/form/post.ts";
import { promotionForm } from "./promotion.form.ts";
import type { Removed } from "./use-cart.ts";

/** The result of a form post. The page redirects if it is `done`; otherwise it shows the rest. */
export type Posted = {
  done: boolean;
  removed: Removed | null;
  promotion: FormState;
  problem: Problem | null;
};

const DONE: Posted = { done: true, removed: null, promotion: untouched, problem: null };
const refused = (problem: Problem): Posted => ({ ...DONE, done: false, problem });

/** Handles the cart page's commands when they are sent without JavaScript. */
export async function postCart(astro: AstroGlobal, form: FormData): Promise<Posted> {
  const { gateway } = astro.locals;
  const command = form.get("command");
  if (command === "remove") return remove(gateway, form);
  if (command === "redeem") return redeem(astro, form);
  if (command === "remove-promotion") {
    const result = await gateway.form("promotions.remove", form);
    return result.ok ? DONE : refused(result.problem);
  }
  const result = await gateway.form(command === "restore" ? "cart.build" : "cart.updateItem", form);
  return result.ok ? DONE : refused(result.problem);
}

/** Shows a refused code at its field, and any other problem above the cart. */
async function redeem(astro: AstroGlobal, form: FormData): Promise<Posted> {
  const posted = await postForm(astro, promotionForm, form);
  if (posted.ok) return DONE;
  const { state } = posted;
  return state.problem && !hasErrors(state.errors)
    ? refused(state.problem)
    : { ...DONE, done: false, promotion: state };
}

/** Removes an item. The page names it and offers Undo. */
async function remove(gateway: GatewayRequest, form: FormData): Promise<Posted> {
  const before = await gateway.caller.cart.get().catch(() => null);
  const item = before?.cartItems.find(({ id }) => id === form.get("itemId"));
  const result = await gateway.form("cart.removeItem", form);
  if (!result.ok) return refused(result.problem);
  return item ? { ...DONE, done: false, removed: { item, idempotencyKey: crypto.randomUUID() } } : DONE;
}
