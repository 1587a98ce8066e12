// A sale through the services: adds a ticket to the cart and pays from the wallet, with calls signed as by a gateway.
import pg from "pg";
import type { Services, SignedIn } from "#tests/services/open-services.ts";

/** Four standard quick-pick games, in wire format. */
export const ticketOf = (lotteryKey: string) => ({
  product_type: "lottery_ticket",
  lottery_key: lotteryKey,
  game_type: "standard",
  game_offer: "standard",
  num_games: 4,
  num_draws: 1,
  quickpick: true,
});

type Cart = { revision: number; cart_total: object };

async function send({ call }: Services, as: SignedIn, path: string, body: object) {
  const headers = { "idempotency-key": crypto.randomUUID() };
  const answer = await call({ method: "POST", version: "3.3", as, path, headers, body });
  if (answer.status !== 200) throw new Error(`${path} was refused: ${JSON.stringify(answer.body)}`);
  return answer.body.result;
}

/** The first read creates a customer's cart. */
export async function openCart({ call }: Services, as: SignedIn): Promise<void> {
  const { body, status } = await call({ path: "/v2/cart/items", version: "3.3", as });
  if (status !== 200) throw new Error(`The cart was refused: ${JSON.stringify(body)}`);
}

export const addTicket = (services: Services, as: SignedIn, item: object = ticketOf("monday_lotto")): Promise<Cart> =>
  send(services, as, "/v2/cart/items", item);

export function buyCart(services: Services, as: SignedIn, cart: Cart): Promise<unknown> {
  const purchase = { channel_key: "web", metadata: {} };
  return send(services, as, "/v2/cart/purchase", {
    cart_revision: cart.revision,
    expected_total: cart.cart_total,
    purchase,
  });
}

export async function sell(services: Services, as: SignedIn, item?: object): Promise<void> {
  await buyCart(services, as, await addTicket(services, as, item));
}

/** Returns the result of `work` and the number of SQL statements it sends, BEGIN and COMMIT included. */
export async function countStatements<T>(work: () => Promise<T>): Promise<{ result: T; statements: number }> {
  const original = pg.Client.prototype.query;
  let statements = 0;
  pg.Client.prototype.query = function query(this: pg.Client, ...args: unknown[]) {
    statements += 1;
    return Reflect.apply(original, this, args);
  } as typeof original;
  try {
    return { result: await work(), statements };
  } finally {
    pg.Client.prototype.query = original;
  }
}
