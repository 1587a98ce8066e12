/** The shop clock, set from the `x-shop-time` header of replies. Draws, carts and labels use it. */
export type ShopClock = { now(): Date; sync(isoTime: string): void };

/** Creates a shop clock. It returns wall time until the first reply. */
export function createShopClock(wallNow: () => number = Date.now): ShopClock {
  let offsetMs = 0;
  return {
    now: () => new Date(wallNow() + offsetMs),
    sync(isoTime) {
      const shopTime = Date.parse(isoTime);
      if (!Number.isNaN(shopTime)) offsetMs = shopTime - wallNow();
    },
  };
}
