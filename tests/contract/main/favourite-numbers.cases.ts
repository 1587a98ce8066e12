import { type Case, on } from "../cases.ts";

const numbers = (...favourite_numbers: number[]) => ({ favourite_numbers });

export const cases: Case[] = [
  on("saveFavouriteNumbers", 200, async (shop) => ({ as: await shop.person(), body: numbers(42, 3, 0) })),
  on("saveFavouriteNumbers", "200 (new tickets start with them)", async (shop) => ({
    as: await shop.person(),
    body: { ...numbers(42, 3), automatic_favourite_numbers: true },
  })),
  on("saveFavouriteNumbers", "200 (empty)", async (shop) => ({ as: await shop.person(), body: numbers() })),
  on("saveFavouriteNumbers", "422 number_repeated", async (shop) => ({
    as: await shop.person(),
    body: numbers(11, 3, 11),
  })),
  on("saveFavouriteNumbers", "422 number_out_of_range", async (shop) => ({
    as: await shop.person(),
    body: numbers(1000),
  })),
];
