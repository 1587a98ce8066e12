import { gateway } from "#site/lib/gateway/client.ts";
import type { PlaySetup } from "../choices/play-choices.ts";
import { playSetup } from "../choices/play-setup.ts";

/** Reads the offer again for its play page. Returns `null` if that fails. */
export async function reloadSetup({ offerKey, path }: PlaySetup): Promise<PlaySetup | null> {
  const offer = await gateway.offers.get.query({ productOfferKey: offerKey }).catch(() => null);
  const setup = offer && playSetup(offer, 0, path);
  // While sales are paused there is no draw to move to, and the chosen numbers stay on the screen.
  return setup && { ...setup, draws: offer.suspended ? [] : setup.draws };
}
