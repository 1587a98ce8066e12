import { useEffect, useState } from "react";
import { ticketPrice } from "#gateway/rules/price.ts";
import { quickPickGame } from "#gateway/rules/quick-pick.ts";
import { randomBelow } from "#gateway/rules/random.ts";
import { addCartItem } from "#site/lib/cart/cart.store.ts";
import { showCartFailure } from "#site/lib/cart/cart-failure.ts";
import { openPreCart } from "#site/lib/cart/pre-cart.ts";
import { formatMoney } from "#site/lib/format/money.ts";
import { unpackPrices } from "#site/lib/format/packed-prices.ts";
import { gateway, problemOf } from "#site/lib/gateway/client.ts";
import { keptRead } from "#site/lib/gateway/kept-reads.ts";
import { Button } from "#site/ui/button/Button.tsx";
import { countOf, type PlaySetup } from "../choices/play-choices.ts";
import { spokenNumbers } from "../ticket/TicketPanel.tsx";
import type { DraftGame } from "../ticket/ticket-builder.ts";
import { trackAdded } from "../ticket/track-added.ts";

type Tip = Awaited<ReturnType<typeof gateway.statistics.listTips.query>>[number];

type Props = {
  setup: PlaySetup;
  drawNo: number;
  /** Whether a tip can be added to the cart at once. */
  sells: boolean;
  /** Sets the numbers of the current game. */
  use: (numbers: DraftGame) => void;
  /** Whether the pre-cart drawer opens after an add. */
  opensPreCart: boolean | undefined;
};

/** Suggests numbers for the current game. They win as often as any others. */
export function TipsPanel({ setup, drawNo, sells, use, opensPreCart }: Props) {
  const { offerKey, minGames, sets } = setup;
  const [tips, setTips] = useState<readonly Tip[] | null>(null);
  const [message, setMessage] = useState("Loading the tips.");
  const [adding, setAdding] = useState<string | null>(null);
  const amount = ticketPrice(unpackPrices(setup.prices), minGames);
  const price = amount === null ? "" : ` · ${formatMoney({ amount, currency: setup.currency })}`;

  useEffect(() => {
    keptRead("tips", offerKey, () => gateway.statistics.listTips.query({ lotteryKey: offerKey })).then(
      (found) => {
        setTips(found);
        setMessage(found.length > 0 ? "These games win as often as any other." : "There are no tips at the moment.");
      },
      () => setMessage("We couldn't read the tips. Please try again."),
    );
  }, [offerKey]);

  /** Adds a ticket of the least games: the tip and quick-picks. The ticket on the screen stays as it is. */
  async function add({ title, numbers }: Tip) {
    setAdding(title);
    try {
      const others = Array.from({ length: minGames - 1 }, () => quickPickGame(sets, {}, randomBelow));
      const cart = await addCartItem({
        item: {
          productType: "lottery_ticket",
          lotteryKey: offerKey,
          gameOffer: setup.gameOffer,
          gameType: "standard",
          games: [numbers, ...others].map((game) =>
            Object.fromEntries(Object.entries(game).map(([set, balls]) => [set, [...balls]])),
          ),
          quickpick: false,
          numGames: minGames,
          numDraws: 1,
          drawNo,
          ...(amount !== null && { expectedPrice: { amount, currency: setup.currency } }),
        },
        idempotencyKey: crypto.randomUUID(),
      });
      setMessage(`Added "${title}" to your cart.`);
      trackAdded(cart);
      if (opensPreCart) void openPreCart();
    } catch (error) {
      await showCartFailure(problemOf(error));
    } finally {
      setAdding(null);
    }
  }

  return (
    <section className="stack" aria-label="Tips">
      <p role="status">{message}</p>
      {tips?.map((tip) => (
        <div key={tip.title} className="stack stack--tight">
          <p>
            {tip.title}
            <span className="sr-only">{`: ${spokenNumbers(tip.numbers, sets)}`}</span>
          </p>
          <span className="game-line__balls" aria-hidden="true">
            {sets.map(({ name }, at) => (
              <span key={name} className={at > 0 ? "game-line__set game-line__set--apart" : "game-line__set"}>
                {tip.numbers[name]?.map((number) => (
                  <span key={number} className="ball">
                    {number}
                  </span>
                ))}
              </span>
            ))}
          </span>
          <div className="cluster">
            <Button variant="secondary" onClick={() => use(tip.numbers)}>
              Use these numbers<span className="sr-only">: {tip.title}</span>
            </Button>
            {sells && (
              <Button variant="quiet" loading={adding === tip.title} onClick={() => void add(tip)}>
                {`Add ${countOf(setup, minGames)}${price}`}
                <span className="sr-only">: {tip.title}</span>
              </Button>
            )}
          </div>
        </div>
      ))}
      {sells && minGames > 1 && <p className="small soft">We quick-pick the other games of the ticket.</p>}
    </section>
  );
}
