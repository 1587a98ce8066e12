/** Bubbles from a code form once the customer's session is elevated. */
export const ELEVATED = "elevation:given";
