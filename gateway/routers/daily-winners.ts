// Daily Winners: the program, the customer's membership and the giveaways (account §4, §7).
import { z } from "zod";
import { pageSizes, pageWindow } from "#gateway/rules/paging.ts";
import {
  getGiveawayParameters,
  listGiveawaysParameters,
  MembershipUpdateRequest,
  setDrawEntryParameters,
} from "#generated/membership/inputs.ts";
import type { components } from "#generated/membership/schema.ts";
import type { Context } from "../context.ts";
import { attributionOf } from "../session/engagement.ts";
import { updateVisitor } from "../session/visitor.ts";
import { customerProcedure, middleware, publicProcedure, router, withCapability } from "../trpc.ts";
import { toProblemError } from "../upstream/to-problem.ts";
import { unwrap, unwrapEnvelope } from "../upstream/unwrap.ts";

type Schemas = components["schemas"];
type GiveawayPage = { giveaways: Schemas["Giveaway"][]; pageInfo: Schemas["PageInfo"] };

const inProgram = withCapability("membership_program");
const reported = middleware(async ({ ctx, next, path }) => {
  const result = await next();
  if (!result.ok && toProblemError(result.error).problem.status >= 500)
    // Account §8 stores membership errors under this code.
    ctx.log.error({ code: "WINNERS_ERROR", procedure: path, err: result.error }, "membership failed");
  return result;
});
const openProcedure = publicProcedure.use(reported);
const memberProcedure = customerProcedure.use(inProgram).use(reported);

const PROGRAM = "daily_winners";

const listInput = listGiveawaysParameters().pick({ status: true }).extend({ page: z.number().optional() });

const membershipInput = MembershipUpdateRequest()
  .pick({ membershipStatus: true })
  .extend({ showWinnerName: z.stringbool().optional() });

const LONGEST = 200;

/** Where the visit came from. Keys stay as they are. */
function metadataOf({ cookies }: Context): Record<string, string> {
  const pairs = Object.entries(attributionOf(cookies));
  return Object.fromEntries(pairs.map(([key, value]) => [key, value.slice(0, LONGEST)]));
}

export const dailyWinnersRouter = router({
  config: openProcedure
    .use(inProgram)
    .query(async ({ ctx }): Promise<Schemas["MembershipConfig"]> => unwrap(await ctx.membership.GET("/v4/config"))),

  /** The customer's membership. Updates the dot in the header, which an unlock may have ended. */
  get: memberProcedure.query(async ({ ctx }): Promise<Schemas["MembershipCustomer"]> => {
    const member = unwrap(await ctx.membership.GET("/v3/customer"));
    updateVisitor(ctx.cookies, { dot: member.membershipStatus === "non-member" ? null : member.locked });
    return member;
  }),

  /** Joins or leaves the program. Repeating it changes nothing. */
  set: memberProcedure
    .input(membershipInput)
    .mutation(async ({ ctx, input }): Promise<Schemas["MembershipCustomer"]> => {
      const body = { membershipProgram: PROGRAM, metadata: metadataOf(ctx), ...input } as const;
      return unwrap(await ctx.membership.PUT("/membership", { body }));
    }),

  /** Nine a page: current ones by their next draw, others by their latest. */
  giveaways: openProcedure.input(listInput).query(async ({ ctx, input }): Promise<GiveawayPage> => {
    const query = { status: input.status, ...pageWindow(input.page, pageSizes.giveaways) };
    const { pageInfo, result } = unwrapEnvelope(await ctx.membership.GET("/v3/draws", { params: { query } }));
    return { giveaways: result, pageInfo };
  }),

  /** A giveaway by its type and number. */
  giveaway: openProcedure
    .use(inProgram)
    .input(getGiveawayParameters())
    .query(async ({ ctx, input: { id, giveawayType } }): Promise<Schemas["Giveaway"]> => {
      const params = { path: { id }, query: { giveaway_type: giveawayType } };
      return unwrap(await ctx.membership.GET("/v3/draws/{id}", { params }));
    }),

  /** Unlocks the customer's entries in a giveaway. Repeating it changes nothing. */
  unlock: memberProcedure
    .input(setDrawEntryParameters())
    .mutation(async ({ ctx, input }): Promise<Schemas["UpcomingDraw"]> => {
      const call = { params: { path: input }, body: { entryStatus: "unlocked" } } as const;
      return unwrap(await ctx.membership.PUT("/v3/draws/{id}", call));
    }),

  /** Returns an address that signs the member in where the benefits are. It works once: ask at the press, and keep it nowhere. */
  benefits: memberProcedure.mutation(
    async ({ ctx }): Promise<Schemas["MembershipBenefits"]> => unwrap(await ctx.membership.GET("/v3/benefits")),
  ),
});
