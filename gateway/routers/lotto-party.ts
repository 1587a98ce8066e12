// Lotto Party: groups, the sessions in which they share a ticket, and the limits of both (account §4, §7).
import { z } from "zod";
import { pageSizes, pageWindow } from "#gateway/rules/paging.ts";
import {
  CreateGroupRequest,
  CreateSessionRequest,
  discoverDrawSessionsParameters,
  GroupReminderRequest,
  getGroupByTokenParameters,
  getGroupParameters,
  getLottoPartyConfigValueParameters,
  getSessionParameters,
  UpdateSessionRequest,
} from "#generated/social/inputs.ts";
import type { components } from "#generated/social/schema.ts";
import { customerOf, customerProcedure, publicProcedure, router, withCapability } from "../trpc.ts";
import { unwrap, unwrapEnvelope } from "../upstream/unwrap.ts";

type Schemas = components["schemas"];
type Group = Schemas["LottoPartyGroup"];
type Session = Schemas["LottoPartySession"];
type GroupPage = { groups: Group[]; pageInfo: Schemas["PageInfo"] };
type SessionPage = { sessions: Session[]; pageInfo: Schemas["PageInfo"] };

const withParty = withCapability("social-syndicates");
const organiserProcedure = customerProcedure.use(withCapability("social-syndicates", "social-syndicates-organiser"));
const joinerProcedure = publicProcedure.use(withCapability("social-syndicates", "social-syndicates-joiner"));

const idempotencyKey = z.uuid();
const page = z.number().optional();
const groupInput = getGroupParameters();
const sessionInput = getSessionParameters();

/** Creating needs the flags of organisers. Members read their groups and sessions without them. */
export const lottoPartyRouter = router({
  config: publicProcedure
    .use(withParty)
    .query(async ({ ctx }): Promise<Schemas["LottoPartyConfig"]> => unwrap(await ctx.social.GET("/config"))),

  configValue: publicProcedure
    .use(withParty)
    .input(getLottoPartyConfigValueParameters())
    .query(
      async ({ ctx, input }): Promise<Schemas["LottoPartyConfigValueEnvelope"]["result"]> =>
        unwrap(await ctx.social.GET("/config/{value}", { params: { path: input } })),
    ),

  createGroup: organiserProcedure
    .input(CreateGroupRequest().extend({ idempotencyKey }))
    .mutation(async ({ ctx, input: { idempotencyKey: key, ...body } }): Promise<Group> => {
      const params = { header: { "Idempotency-Key": key } };
      return ctx.limits.during("partyGroup", customerOf(ctx).customerId, async () =>
        unwrap(await ctx.social.POST("/group", { params, body })),
      );
    }),

  /** Six a page, the last joined first. */
  groups: customerProcedure.input(z.object({ page })).query(async ({ ctx, input }): Promise<GroupPage> => {
    const query = pageWindow(input.page, pageSizes.lottoPartyGroups);
    const { pageInfo, result } = unwrapEnvelope(await ctx.social.GET("/group", { params: { query } }));
    return { groups: result, pageInfo };
  }),

  group: customerProcedure
    .input(groupInput)
    .query(
      async ({ ctx, input }): Promise<Group> =>
        unwrap(await ctx.social.GET("/group/{id}", { params: { path: input } })),
    ),

  /** The group of an invitation link, with its open sessions. Limited, so that tokens cannot be guessed. */
  groupByToken: joinerProcedure.input(getGroupByTokenParameters()).query(async ({ ctx, input }): Promise<Group> => {
    await ctx.limits.spend("partyLinkByAddress", ctx.ip);
    return unwrap(await ctx.social.GET("/group/token/{token}", { params: { path: input } }));
  }),

  /** Replaces the invitation link. The former one opens nothing from then on. */
  replaceToken: organiserProcedure
    .input(groupInput.extend({ idempotencyKey }))
    .mutation(async ({ ctx, input: { id, idempotencyKey: key } }): Promise<Group> => {
      const params = { path: { id }, header: { "Idempotency-Key": key } };
      return unwrap(await ctx.social.POST("/group/{id}/token", { params }));
    }),

  /** Sets whether the customer gets a mail an hour before the close of a session in which they have no share. */
  setReminder: customerProcedure
    .use(withParty)
    .input(GroupReminderRequest().extend(groupInput.shape))
    .mutation(
      async ({ ctx, input: { id, ...body } }): Promise<Group> =>
        unwrap(await ctx.social.PUT("/group/{id}/reminder", { params: { path: { id } }, body })),
    ),

  /** Ten a page, the latest stop first. */
  /** A page of the group's sessions that are no longer open. */
  groupSessions: customerProcedure
    .input(groupInput.extend({ page }))
    .query(async ({ ctx, input: { id, page: number } }): Promise<SessionPage> => {
      const query = { state: "closed", ...pageWindow(number, pageSizes.lottoPartySessions) } as const;
      const params = { path: { id }, query };
      const { pageInfo, result } = unwrapEnvelope(await ctx.social.GET("/group/{id}/session", { params }));
      return { sessions: result, pageInfo };
    }),

  openSessions: customerProcedure
    .input(groupInput)
    .query(
      async ({ ctx, input }): Promise<Session[]> =>
        unwrap(await ctx.social.GET("/group/{id}/session/open", { params: { path: input } })),
    ),

  createSession: organiserProcedure
    .input(
      CreateSessionRequest().extend({
        inviteAllExistingMembers: z.boolean().default(false),
        idempotencyKey,
      }),
    )
    .mutation(async ({ ctx, input: { idempotencyKey: key, ...body } }): Promise<Session> => {
      const params = { header: { "Idempotency-Key": key } };
      const open = async () => unwrap(await ctx.social.POST("/session", { params, body }));
      return body.inviteAllExistingMembers
        ? ctx.limits.during("partyInvitation", customerOf(ctx).customerId, open)
        : open();
    }),

  session: publicProcedure
    .input(sessionInput)
    .query(
      async ({ ctx, input }): Promise<Session> =>
        unwrap(await ctx.social.GET("/session/{id}", { params: { path: input } })),
    ),

  /** Sets whether the session repeats. Only the organiser may, while it is open. */
  updateSession: organiserProcedure
    .input(UpdateSessionRequest().extend(sessionInput.shape))
    .mutation(
      async ({ ctx, input: { id, ...body } }): Promise<Session> =>
        unwrap(await ctx.social.PUT("/session/{id}", { params: { path: { id } }, body })),
    ),

  /** The open sessions of public and promoted groups, promoted first. */
  discover: publicProcedure
    .use(withParty)
    .query(async ({ ctx }): Promise<Session[]> => unwrap(await ctx.social.GET("/session/discover"))),

  discoverDraw: publicProcedure
    .use(withParty)
    .input(discoverDrawSessionsParameters())
    .query(
      async ({ ctx, input }): Promise<Session[]> =>
        unwrap(await ctx.social.GET("/session/discover/draw/{drawId}", { params: { path: input } })),
    ),
});
