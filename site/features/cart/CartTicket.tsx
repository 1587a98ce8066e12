import type { ReactNode } from "react";
import { smallPicture } from "#gateway/rules/picture-widths.ts";
import { cartViewOf } from "#site/features/products/cart-views.ts";
import { itemViewOf } from "#site/features/products/item-views.ts";
import type { CartItem } from "#site/lib/cart/cart.store.ts";
import { playedBalls } from "#site/lib/format/balls.ts";
import { dayAndMonth, dayAndTime, drawFacts, drawNumbers, drawnOn, withoutBreaks } from "#site/lib/format/dates.ts";
import { boardNoun } from "#site/lib/format/entries.ts";
import { formatMoney } from "#site/lib/format/money.ts";
import { href } from "#site/lib/href.ts";
import { recurringFacts, typeName } from "#site/lib/recurring/recurring-choice.ts";
import { Button } from "#site/ui/button/Button.tsx";
import { Ticket } from "#site/ui/ticket/Ticket.tsx";
import { TicketGames } from "#site/ui/ticket/TicketGames.tsx";
import { CartRecurring } from "./CartRecurring.tsx";
import { CountSelect } from "./CountSelect.tsx";

type Props = {
  item: CartItem;
  now: string;
  prices: readonly { games: number; price: number }[];
  busy: boolean;
  /** Whether it is one row on a phone, which opens (beside-payment.css). */
  folds: boolean;
  /** Offers to undo the removal of some of its games. */
  undo: ReactNode;
  onCount: (count: number) => void;
  /** Whether an autoplay can begin. */
  autoplays: boolean;
  /** Whether payment can wait until the draw is the next one. */
  schedules: boolean;
  onRecur: (enabled: boolean) => void;
  onSchedule: (scheduled: boolean) => void;
  onRemove: () => void;
};

/** When the draw is held, and when its sales close or the ticket is paid. */
function whenDrawn({ drawDate, drawStop, scheduledFor, scheduledPurchase, ...item }: CartItem, now: string): string[] {
  if (!drawDate || !drawStop) return [];
  if (!scheduledPurchase) return drawFacts({ ...item, drawDate, stop: drawStop }, now);
  const isPreOrder = scheduledPurchase.type === "pre_order" || !scheduledFor;
  return [
    drawnOn({ drawDate, lastDrawDate: item.lastDrawDate }),
    isPreOrder ? "Pre-order: not paid now" : `Not paid now: due ${dayAndTime(scheduledFor)}`,
  ];
}

/** Renders one cart item as a ticket. */
export function CartTicket({ item, now, prices, busy, folds, undo, onCount, onRemove, ...recurring }: Props) {
  const { offerName, games, numDraws = 1, quickpick } = item;
  const view = itemViewOf(item);
  const facts = [
    ...view.contents(item),
    ...(item.drawNo ? [drawNumbers(item.drawNo, item.lastDrawNo)] : []),
    ...whenDrawn(item, now),
    ...(numDraws > 1
      ? [`${numDraws} draws of ${formatMoney({ ...item.price, amount: item.price.amount / numDraws })}`]
      : []),
    ...(quickpick ? ["Quick-pick"] : []),
  ];
  const more = cartViewOf(item).more(item);
  const counted = cartViewOf(item).count(item);
  const gameTypeKey = more?.path;
  const play =
    item.lotteryKey &&
    more &&
    href("offer-play", { productOfferKey: item.lotteryKey, ...(gameTypeKey !== undefined && { gameTypeKey }) });

  const contents = (
    <div className="stack">
      {item.featureImage && <img src={smallPicture(item.featureImage)} width="160" height="90" alt="" loading="lazy" />}
      <TicketGames
        games={games.map((game) => playedBalls(game, {}, item.gameType))}
        of={offerName}
        noun={item.makesGames ? "List" : boardNoun(item)}
      />
      <div className="cart-tools">
        <CountSelect item={item} prices={prices} busy={busy} onCount={onCount} />
        {play && (
          <a className="cart-tools__link" href={play}>
            {more.label}
          </a>
        )}
      </div>
      <CartRecurring item={item} busy={busy} {...recurring} />
    </div>
  );
  return (
    <Ticket
      title={offerName}
      facts={facts.map(withoutBreaks)}
      level={2}
      family={view.family}
      brand={item.lotteryKey}
      stub={
        <>
          <p className="ticket__price">{formatMoney(item.price)}</p>
          <form
            method="post"
            onSubmit={(event) => {
              event.preventDefault();
              onRemove();
            }}
          >
            <input type="hidden" name="itemId" value={item.id} />
            <Button
              type="submit"
              name="command"
              value="remove"
              variant="quiet"
              size="small"
              icon="bin"
              loading={busy}
              aria-label={`Remove ${item.description}`}
            >
              Remove
            </Button>
          </form>
        </>
      }
    >
      {folds ? (
        <details className="cart-fold ticket__more">
          <summary>
            {counted?.count === undefined ? item.description : counted.labelOf(counted.count)}
            {counted?.count !== undefined && <span className="sr-only">{` of ${offerName}`}</span>}
            {item.drawDate && ` · ${withoutBreaks(dayAndMonth(item.drawDate))}`}
            {item.recurringPurchase.enabled &&
              ` · ${[typeName(item.recurringPurchase.type), ...recurringFacts(item).slice(1)].join(": ")}`}
          </summary>
          {contents}
        </details>
      ) : (
        contents
      )}
      {undo}
    </Ticket>
  );
}
