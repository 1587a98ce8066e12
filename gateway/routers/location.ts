import { z } from "zod";
import { type Region, regions } from "#gateway/rules/regions.ts";
import { unwrap } from "../errors.ts";
import { publicProcedure, router } from "../trpc.ts";

const getInput = z.object({ sv: z.enum(regions as [Region, ...Region[]]).optional() }).prefault({});

export const locationRouter = router({
  /** Where the visitor seems to be; `sv` overrides the guess. */
  get: publicProcedure
    .input(getInput)
    .query(async ({ ctx, input }) => unwrap(await ctx.main.GET("/locate", { params: { query: { sv: input.sv } } }))),
});
