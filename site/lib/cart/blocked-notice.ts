/** The id of the first notice of why the cart can't be bought, to which the Pay button leads. */
export const BLOCKED_ID = "cart-blocked";
