// What a customer wants to hear about, by channel: signed in, or with the reference of a mail's link (account §3).
import { z } from "zod";
import {
  getCommunicationPreferencesParameters,
  UnsubscribeReasons,
  unsubscribeMarketingParameters,
} from "#generated/main/inputs.ts";
import type { components } from "#generated/main/schema.ts";
import type { Context } from "../context.ts";
import { notFound, ProblemError } from "../foundation/errors.ts";
import { customerOf, customerProcedure, publicProcedure, router, withCapability } from "../trpc.ts";
import { unwrap } from "../upstream/unwrap.ts";

type Preferences = components["schemas"]["CommunicationPreferences"];
type Channel = Preferences["features"]["methods"][number];

const isOn = z.boolean().default(false);
const channels = z.object({ email: isOn, phone: isOn, sms: isOn, directmail: isOn } satisfies Record<Channel, unknown>);
const reference = getCommunicationPreferencesParameters().shape.id;
const { productOfferKey } = unsubscribeMarketingParameters().shape;

const isReason = (text: string) => text === "" || UnsubscribeReasons().element.safeParse(text).success;

const unsubscribeInput = z.object({
  reference,
  productOfferKey: productOfferKey.optional(),
  tooMany: isOn,
  notRelevant: isOn,
  neverAsked: isOn,
  comment: z.string().trim().refine(isReason, "Please enter at most 500 characters").optional(),
});

/** The keys under which reasons are stored. */
const REASONS = { tooMany: "too_many", notRelevant: "not_relevant", neverAsked: "never_asked" } as const;

function reasonsOf(input: z.output<typeof unsubscribeInput>): string[] {
  const chosen = (Object.keys(REASONS) as (keyof typeof REASONS)[]).filter((name) => input[name]);
  return [...chosen.map((name) => REASONS[name]), ...(input.comment ? [input.comment] : [])];
}

const read = async (ctx: Context, id: string): Promise<Preferences> =>
  unwrap(await ctx.main.GET("/customer/{id}/communication-preferences", { params: { path: { id } } }));

/** Saves the channels that the shop shows. The others, such as `push`, keep their values. */
async function save(ctx: Context, id: string, chosen: z.output<typeof channels>): Promise<Preferences> {
  const { features } = await read(ctx, id);
  const preferences = Object.fromEntries(features.methods.map((method) => [method, chosen[method]]));
  const call = { params: { path: { id } }, body: { preferences } };
  return unwrap(await ctx.main.PUT("/customer/{id}/communication-preferences", call));
}

/** Runs a call with the reference of a link. A customer's id is not a reference: it gets the 404 of an unknown one. */
async function withReference<T>(ctx: Context, id: string, run: () => Promise<T>): Promise<T> {
  await ctx.limits.spend("preferenceLinkByAddress", ctx.ip);
  if (id === ctx.session?.customerId) throw notFound();
  try {
    return await run();
  } catch (error) {
    throw error instanceof ProblemError && error.problem.code === "signed_out" ? notFound() : error;
  }
}

const manages = withCapability("manage-notification-settings");

export const communicationPreferencesRouter = router({
  /** The signed-in customer's channels. */
  get: customerProcedure.use(manages).query(({ ctx }): Promise<Preferences> => read(ctx, customerOf(ctx).customerId)),

  update: customerProcedure
    .use(manages)
    .input(channels)
    .mutation(({ ctx, input }): Promise<Preferences> => save(ctx, customerOf(ctx).customerId, input)),

  /** The channels of the customer whom a link's reference names. */
  getByReference: publicProcedure
    .input(z.object({ reference }))
    .query(
      ({ ctx, input }): Promise<Preferences> => withReference(ctx, input.reference, () => read(ctx, input.reference)),
    ),

  updateByReference: publicProcedure
    .use(manages)
    .input(channels.extend({ reference }))
    .mutation(
      ({ ctx, input: { reference: id, ...chosen } }): Promise<Preferences> =>
        withReference(ctx, id, () => save(ctx, id, chosen)),
    ),

  /** Stops marketing by email, for the customer whom a link's reference names. Works repeatedly. */
  unsubscribe: publicProcedure.input(unsubscribeInput).mutation(({ ctx, input }): Promise<Preferences> => {
    const body = { preferences: { email: false as const }, unsubscribeReasons: reasonsOf(input) };
    const path = { id: input.reference };
    return withReference(ctx, path.id, async () =>
      input.productOfferKey === undefined
        ? unwrap(await ctx.main.PUT("/customer/{id}/communication-preferences", { params: { path }, body }))
        : unwrap(
            await ctx.main.PUT("/customer/{id}/communication-preferences/{productOfferKey}", {
              params: { path: { ...path, productOfferKey: input.productOfferKey } },
              body,
            }),
          ),
    );
  }),
});
