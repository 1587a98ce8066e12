// The money of syndicates: the house pays for the shares that are left, and prizes are split among the shares.

import type { CardWin } from "#services/db/tables/shell.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { between, houseAccount, PRIZE, post, postAll, prizeAccount } from "#services/lib/ledger.ts";
import { formatCents, toMoney } from "#services/lib/money.ts";
import { findOffer } from "../../catalogue/offers/catalogue.ts";
import { ticketPath } from "../../catalogue/offers/kinds.ts";
import type { Closing } from "../draws/play.ts";
import { type Part, splitPrize } from "./shares.rules.ts";
import {
  listShareOrders,
  listSyndicates,
  type SyndicateRow,
  takeUnpaidSyndicate,
  writePastShares,
} from "./syndicates.rows.ts";

/** Pays the prize pool's part of the unsold shares of a closed draw. */
export async function payUnsoldShares(tx: Tx, { drawId, poolBp, now }: Closing): Promise<void> {
  for (const syndicate of await listSyndicates(tx, [drawId])) {
    const sold = (await listShareOrders(tx, syndicate)).reduce((sum, { quantity }) => sum + quantity, 0);
    const cents = Math.floor(((syndicate.size - sold) * syndicate.share_cents * poolBp) / 10_000);
    if (cents === 0) continue;
    await post(tx, {
      kind: "unsold_shares",
      reference: syndicate.ticket_id,
      at: now,
      entries: between(houseAccount("sales"), houseAccount("prize_pool"), cents),
    });
  }
}

/** What the shares of an order won, for the winner. */
type SharesNews = { customerId: string; title: string; message: string; link: string; win: CardWin };

/** Pays the next unpaid syndicate of a scored draw. Returns the news for its winners, or null if none is left. */
export async function paySyndicate(
  tx: Tx,
  draw: { id: string; draw_no: number },
  now: Date,
): Promise<SharesNews[] | null> {
  const unpaid = await takeUnpaidSyndicate(tx, draw.id);
  if (!unpaid) return null;
  const { prizeCents, syndicate } = unpaid;
  const { houseCents, parts } = splitPrize(prizeCents, syndicate.size, await listShareOrders(tx, syndicate));
  const won = parts.filter(({ cents }) => cents > 0);
  await postAll(
    tx,
    won.map(({ cents, customer_id, id }) => ({
      kind: PRIZE,
      reference: `${id}/shares`,
      at: now,
      entries: between(houseAccount("prize_pool"), prizeAccount(customer_id), cents),
    })),
  );
  if (houseCents > 0) {
    await post(tx, {
      kind: PRIZE,
      reference: `${syndicate.ticket_id}/house`,
      at: now,
      entries: between(houseAccount("prize_pool"), houseAccount("sales"), houseCents),
    });
  }
  await writePastShares(tx, [{ id: syndicate.ticket_id, cents: prizeCents }, ...parts]);
  return won.map((part) => newsOf(draw.draw_no, syndicate, prizeCents, part));
}

function newsOf(drawNo: number, row: SyndicateRow & { name: string }, prizeCents: number, part: Part): SharesNews {
  const shares = part.quantity === 1 ? "Your share gets" : `Your ${part.quantity} shares get`;
  return {
    customerId: part.customer_id,
    title: `You won ${formatCents(part.cents)} in ${findOffer(row.product_offer_key)?.name ?? row.product_offer_key}`,
    message: [
      `${row.name} won ${formatCents(prizeCents)} in draw ${drawNo}.`,
      `${shares} ${formatCents(part.cents)}. The prize is in your wallet.`,
    ].join(" "),
    link: ticketPath(part.product_type, part.id, "past"),
    win: {
      name: findOffer(row.product_offer_key)?.name ?? row.product_offer_key,
      drawNo,
      orderId: part.id,
      prize: formatCents(part.cents),
      amount: toMoney(part.cents),
    },
  };
}
