import { expect, it } from "vitest";
import { startShop } from "#tests/shop.ts";

it("saves a set, replaces another and leaves the same one alone", async () => {
  const { caller, signIn } = await startShop();
  await signIn("dan");
  const save = (numbers: string, isAutomatic?: boolean) => caller.favouriteNumbers.save({ numbers, isAutomatic });

  expect(await save("42 3", true)).toEqual({ numbers: [42, 3], change: "added" });
  expect(await save("3 42")).toMatchObject({ change: "replaced" });
  expect(await save("3, 42")).toMatchObject({ change: "none" });
  expect(await caller.session.get()).toMatchObject({ favouriteNumbers: [3, 42], automaticFavouriteNumbers: true });

  await caller.favouriteNumbers.remove();
  expect(await caller.session.get()).toMatchObject({ favouriteNumbers: [], automaticFavouriteNumbers: false });
});

it("is for customers", async () => {
  const { caller } = await startShop();
  await expect(caller.favouriteNumbers.save({ numbers: "1" })).rejects.toMatchObject({ code: "UNAUTHORIZED" });
});
