// Address lookup for the forms with an address. Mutations, because addresses must not be in URLs.
import { z } from "zod";
import { SignUpRequest } from "#generated/main/inputs.ts";
import type { Context } from "../context.ts";
import { publicProcedure, router } from "../trpc.ts";
import type { AddressProvider, FoundAddress, Suggestion } from "../upstream/address-providers.ts";
import { unwrap } from "../upstream/unwrap.ts";

const { address, country } = SignUpRequest().shape;
const suggestInput = z.object({ text: address, country });
const findInput = z.object({ id: z.string().min(1).max(1000) });

/** The shop's provider, or null if the operator has set up none. Counts the call: each may cost money. */
async function providerOf(ctx: Context): Promise<AddressProvider | null> {
  if (!ctx.addressProviders) return null;
  await ctx.limits.spend("addressByAddress", ctx.ip);
  const config = unwrap(await ctx.main.GET("/config"));
  return ctx.addressProviders[config.addressLookupProvider];
}

export const addressesRouter = router({
  /** Addresses that begin like the text. `isOff`: there is no lookup, and asking again is of no use. */
  suggest: publicProcedure
    .input(suggestInput)
    .mutation(async ({ ctx, input }): Promise<{ isOff: boolean; suggestions: Suggestion[] }> => {
      const provider = await providerOf(ctx);
      if (!provider) return { isOff: true, suggestions: [] };
      return { isOff: false, suggestions: await provider.suggest(input.text, input.country) };
    }),

  /** The address of a suggestion, or null if it is not known any more. */
  find: publicProcedure.input(findInput).mutation(async ({ ctx, input }): Promise<FoundAddress | null> => {
    const provider = await providerOf(ctx);
    return provider ? provider.find(input.id) : null;
  }),
});
