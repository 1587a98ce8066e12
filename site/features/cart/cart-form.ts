import type { AstroGlobal } from "astro";
import type { Problem } from "#gateway/foundation/problem.ts";
import type { GatewayRequest } from "#gateway/gateway.ts";
import { type FormState, hasErrors, untouched } from "#site/lib/form/form.ts";
import { postForm } from "#site/lib/form/post.ts";
import { cutGames } from "./cut-games.ts";
import { promotionForm } from "./promotion.form.ts";
import { type Removed, removalOf } from "./removal.ts";

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
  if (command === "update") return update(gateway, form);
  const result = await gateway.form("cart.build", form);
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

/** Changes an item. If that removes games of the customer's own, the page offers Undo. */
async function update(gateway: GatewayRequest, form: FormData): Promise<Posted> {
  const item = await itemOf(gateway, form);
  const result = await gateway.form("cart.updateItem", form);
  if (!result.ok) return refused(result.problem);
  const games = item && form.has("numGames") ? cutGames(item, Number(form.get("numGames"))) : 0;
  return item && games > 0
    ? { ...DONE, done: false, removed: { item, idempotencyKey: crypto.randomUUID(), games } }
    : DONE;
}

async function itemOf(gateway: GatewayRequest, form: FormData) {
  const cart = await gateway.caller.cart.get().catch(() => null);
  return cart?.cartItems.find(({ id }) => id === form.get("itemId"));
}

/** Removes an item. The page names it and offers Undo. */
async function remove(gateway: GatewayRequest, form: FormData): Promise<Posted> {
  const cart = await gateway.caller.cart.get().catch(() => null);
  const removed = cart && removalOf(cart, String(form.get("itemId")));
  const result = await gateway.form("cart.removeItem", form);
  if (!result.ok) return refused(result.problem);
  return removed ? { ...DONE, done: false, removed } : DONE;
}
