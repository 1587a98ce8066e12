import type { components } from "#generated/main/schema.ts";
import { publicProcedure, router } from "../trpc.ts";
import { unwrap } from "../upstream/unwrap.ts";

type Schemas = components["schemas"];

/** The shop's settings: currency, minimum age, timeouts, sign-up fields. */
export const configRouter = router({
  get: publicProcedure.query(async ({ ctx }): Promise<Schemas["MainConfig"]> => unwrap(await ctx.main.GET("/config"))),
});
