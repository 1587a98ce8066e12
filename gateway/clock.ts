/** The shop's clock, learned from what services send along; it decides about draws, carts and labels. */
export type ShopClock = { now(): Date; learn(isoTime: string): void };

/** Until the first reply the shop's time is taken to be wall time. */
export function createShopClock(wallNow: () => number = Date.now): ShopClock {
  let offsetMs = 0;
  return {
    now: () => new Date(wallNow() + offsetMs),
    learn(isoTime) {
      const shopTime = Date.parse(isoTime);
      if (!Number.isNaN(shopTime)) offsetMs = shopTime - wallNow();
    },
  };
}
