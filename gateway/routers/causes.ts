import { z } from "zod";
import { getCauseParameters, listCausesParameters } from "#generated/main/inputs.ts";
import type { components } from "#generated/main/schema.ts";
import type { Context } from "../context.ts";
import { notFound } from "../foundation/errors.ts";
import { publicProcedure, router } from "../trpc.ts";
import { orNotFound } from "../upstream/absent.ts";
import { toProblemError } from "../upstream/to-problem.ts";
import { unwrap } from "../upstream/unwrap.ts";

type Cause = components["schemas"]["Cause"];

const { slug: listedSlug, limit: listedLimit } = listCausesParameters().shape;
/** The most causes that one call returns: the directory is one page. */
const MOST = listedLimit.unwrap().maxValue ?? 100;
const listInput = z.object({ limit: listedLimit.unwrap().default(MOST) }).prefault({});
const getInput = z.object({ slug: listedSlug.unwrap() });

const list = async (ctx: Context, query: { slug?: string; limit: number }): Promise<Cause[]> =>
  unwrap(await ctx.main.GET("/causes", { params: { query: { ...query, locale: ctx.locale } } }));

// Letters, digits and their joints. Other addresses are made up, and cost no call.
const SLUG = /^[\p{L}\p{N}]+(?:[._~-]+[\p{L}\p{N}]+)*$/u;

/** Returns the cause of a slug in the list, or undefined if the list does not have it. Throws if the list cannot be read. */
async function findListed(ctx: Context, slug: string): Promise<Cause | undefined> {
  try {
    return (await list(ctx, { slug, limit: 1 })).find(({ urlSlug }) => urlSlug === slug);
  } catch (error) {
    if (toProblemError(error).problem.status === 404) return undefined;
    throw error;
  }
}

/** Reads a cause by its key: the slug with underscores (shop §7). */
async function getByKey(ctx: Context, slug: string): Promise<Cause> {
  const path = getCauseParameters()
    .pick({ causeKey: true })
    .safeParse({ causeKey: slug.replaceAll("-", "_") });
  if (!path.success) throw notFound();
  return unwrap(
    await ctx.main.GET("/causes/{causeKey}", { params: { path: path.data, query: { locale: ctx.locale } } }),
  );
}

export const causesRouter = router({
  list: publicProcedure
    .input(listInput)
    .query(({ ctx, input: { limit } }): Promise<Cause[]> => orNotFound(() => list(ctx, { limit }))),

  get: publicProcedure.input(getInput).query(
    ({ ctx, input: { slug } }): Promise<Cause> =>
      orNotFound(async () => {
        if (!SLUG.test(slug)) throw notFound();
        return (await findListed(ctx, slug)) ?? getByKey(ctx, slug);
      }),
  ),
});
