import type { Case } from "../cases.ts";

const numbers = (...favourite_numbers: number[]) => ({ favourite_numbers });

export const cases: Case[] = [
  {
    operationId: "saveFavouriteNumbers",
    status: 200,
    request: async (shop) => ({ as: await shop.person(), body: numbers(42, 3, 0) }),
  },
  {
    operationId: "saveFavouriteNumbers",
    status: 200,
    when: "new tickets start with them",
    request: async (shop) => ({
      as: await shop.person(),
      body: { ...numbers(42, 3), automatic_favourite_numbers: true },
    }),
  },
  {
    operationId: "saveFavouriteNumbers",
    status: 200,
    when: "empty",
    request: async (shop) => ({ as: await shop.person(), body: numbers() }),
  },
  {
    operationId: "saveFavouriteNumbers",
    status: 422,
    code: "number_repeated",
    request: async (shop) => ({ as: await shop.person(), body: numbers(11, 3, 11) }),
  },
  {
    operationId: "saveFavouriteNumbers",
    status: 422,
    code: "number_out_of_range",
    request: async (shop) => ({ as: await shop.person(), body: numbers(1000) }),
  },
];
