import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openServices, type Services } from "./open-services.ts";

let services: Services;
beforeAll(async () => {
  services = await openServices();
});
afterAll(() => services.close());

it.each([
  ["no number", "{}"],
  ["a repeated number", "{3,3}"],
  ["a number above 999", "{1000}"],
  ["a null", "{1,null}"],
  ["41 numbers", `{${Array.from({ length: 41 }, (_, number) => number)}}`],
])("the database refuses a set with %s", async (_, numbers) => {
  const { customerId } = await services.signIn("dan@example.com");
  const insert = sql`insert into favourite_numbers values (${customerId}, ${numbers}::smallint[])`.execute(services.db);
  await expect(insert).rejects.toThrow(/violates check constraint/);
});
