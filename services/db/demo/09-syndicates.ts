import type { Tx } from "#services/lib/handlers.ts";
import { openNextSyndicates } from "#services/main/play/syndicates/opening.ts";

/** Opens the syndicates of the next draws. The runner opens those of later ones. */
export const seed = (tx: Tx, now: Date): Promise<void> => openNextSyndicates(tx, now);
