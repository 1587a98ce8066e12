import { gateway } from "#site/lib/gateway/client.ts";
import type { PlaySetup } from "./play-choices.ts";
import { playSetup } from "./play-setup.ts";

/** Reads the offer again for its play page. Returns `null` if that fails. */
export async function reloadSetup({ offerKey, path }: PlaySetup): Promise<PlaySetup | null> {
  const offer = await gateway.offers.get.query({ productOfferKey: offerKey }).catch(() => null);
  return offer && playSetup(offer, 0, path);
}
