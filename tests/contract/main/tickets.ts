// Cart items in wire format.

const GAMES = [
  { Numbers: [3, 11, 19, 24, 37, 42] },
  { Numbers: [1, 7, 15, 22, 30, 45] },
  { Numbers: [5, 9, 18, 26, 33, 40] },
  { Numbers: [2, 13, 20, 28, 36, 44] },
];

/** Returns a quick-pick of 4 games of Monday Lotto for 2.70. */
export const quickPick = (changes: object = {}) => ({
  product_type: "lottery_ticket",
  lottery_key: "monday_lotto",
  game_type: "standard",
  game_offer: "standard",
  quickpick: true,
  num_games: 4,
  num_draws: 1,
  ...changes,
});

/** Returns the same ticket with chosen numbers; the caller gives those of the first game. */
export function chosen(first?: number[]) {
  const { num_games: _, quickpick: __, ...ticket } = quickPick();
  const games = first ? [{ Numbers: first }, ...GAMES.slice(1)] : GAMES;
  return { ...ticket, games };
}

export const PRICE = { amount: 2.7, currency: "AUD" };
export const OTHER_PRICE = { amount: 2.6, currency: "AUD" };
export const MONDAY_STOP = "2026-11-23T09:25:00Z";
