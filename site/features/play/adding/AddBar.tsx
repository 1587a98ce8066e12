import { useEffect, useRef } from "react";
import { type GamePrice, ticketPrice } from "#gateway/rules/price.ts";
import { formatMoney } from "#site/lib/format/money.ts";
import { anyPrizeOdds, firstPrizeOdds } from "#site/lib/format/odds.ts";
import { href } from "#site/lib/href.ts";
import { readVisitor } from "#site/lib/shell/start/visitor.ts";
import { Button } from "#site/ui/button/Button.tsx";
import { buttonClass } from "#site/ui/button/button.ts";
import { Alert } from "#site/ui/feedback/Alert.tsx";
import { Icon } from "#site/ui/icon/Icon.tsx";
import { type PlaySetup, ticketLabel } from "../choices/play-choices.ts";

import type { useBuilder } from "../ticket/use-builder.ts";
import { leftOutMessage, nextTicketHint } from "./add-reason.ts";
import type { AddStatus } from "./use-add-ticket.ts";

/** The wording of the button: an experiment compares them. */
export type BuyVerb = "Add" | "Buy";

type Props = {
  setup: PlaySetup;
  prices: readonly GamePrice[];
  /** The number of complete games, out of `games`. */
  complete: number;
  games: number;
  draws: Pick<ReturnType<typeof useBuilder>["draws"], "drawNo" | "numDraws">;
  reason: string | null;
  status: AddStatus;
  /** Whether the screen has numbers. After an add they are the next ticket, begun before the answer. */
  isStarted: boolean;
  isLive: boolean;
  verb: BuyVerb;
  /** Says which games have the same numbers, if any have. */
  equal?: string | null;
};

/** The link replaces the button that had the focus. */
const focus = (link: HTMLAnchorElement | null) => link?.focus({ preventScroll: true });

/** Focuses what is missing from the ticket: a field without a choice, or the board. */
const leadToChoice = () => document.querySelector<HTMLElement>(CHOICES)?.focus();
const CHOICES = ".play :is(select:invalid, .play__board input:not([tabindex='-1'], [type=hidden]))";

/** Shows the price, the odds and the Add button. On phones it sticks to the bottom of the screen. */
export function AddBar({
  setup,
  prices,
  complete,
  games,
  draws: { drawNo, numDraws },
  reason,
  status,
  isStarted,
  isLive,
  verb,
  equal,
}: Props) {
  const { minGames, currency, oddsAny, oneIn, standardGames = 1 } = setup;
  // The ticket on screen is empty again: its price would look like the price of the ticket just added.
  const isAdded = status.kind === "added" && !isStarted;
  const goesOn = useRef(false);
  const isSignedIn = isLive && readVisitor(document.cookie).signedIn;
  const payment = isSignedIn ? href("cart") : href("checkout-login", {}, { step: "register", next: href("cart") });
  useEffect(() => {
    if (status.kind === "idle" || status.kind === "adding") return;
    // The module is the one that records the add, which comes first.
    if (status.kind === "added" && goesOn.current)
      void import("../ticket/track-added.ts").catch(() => undefined).then(() => location.assign(payment));
    goesOn.current = false;
  }, [status, payment]);
  // Until enough games are complete, show the figures of the whole ticket.
  const counted = complete >= minGames ? complete : games;
  const label = ticketLabel(setup, counted);
  // No draw day is chosen yet: the price of one draw.
  const amount = ticketPrice(prices, counted, numDraws || 1);
  const price = amount === null ? "" : formatMoney({ amount, currency });
  const leftOut = leftOutMessage({ ...setup, complete, games });
  const draw = setup.draws.find((one) => one.drawNo === drawNo);
  const isClosed = setup.draws.length === 0;
  const blocked = isClosed ? "No draw is open right now. Please check back soon." : reason;

  return (
    <section className="play__bar no-print" aria-label="Price and odds">
      <div className="play__sum" hidden={isAdded}>
        <p className="display play__price num" aria-live="polite">
          {price}
          <span className="sr-only">{` for ${label}${numDraws > 1 ? ` in ${numDraws} draws` : ""}`}</span>
        </p>
        <dl className="play__odds num">
          {oddsAny && (
            <div>
              <dt>Any prize</dt>
              <dd>{anyPrizeOdds(oddsAny, counted)}</dd>
            </div>
          )}
          {oneIn && (
            <div>
              <dt>Division 1</dt>
              <dd>{firstPrizeOdds(oneIn, counted * standardGames)}</dd>
            </div>
          )}
        </dl>
      </div>
      <div className="play__add">
        {status.kind === "moved" && (
          <Alert level="warning" live>
            <p>
              {status.message} {status.isDrawOver && draw && `Now playing draw ${draw.drawNo}, ${draw.day}.`} Your
              numbers are still here.
            </p>
          </Alert>
        )}
        <p className="cluster play__added" role="status">
          {status.kind === "added" && (
            <>
              <Icon name="tick" small />
              <strong>{status.message}</strong>
            </>
          )}
        </p>
        {isAdded ? (
          <a className={buttonClass({ size: "large", wide: true })} href={href("cart")} ref={focus}>
            Go to cart · {formatMoney(status.total)}
          </a>
        ) : (
          <Button
            type="submit"
            size="large"
            wide
            loading={status.kind === "adding"}
            onClick={() => {
              goesOn.current = false;
            }}
            // Before its first use the page is a form: without a script the button works.
            data-blocked={!isLive && blocked ? "" : undefined}
            disabledReason={(isLive && blocked) || undefined}
            onDisabledPress={isClosed ? undefined : leadToChoice}
          >
            {status.kind === "adding" ? "Adding" : `${verb} ${label} · ${price}`}
          </Button>
        )}
        {isLive && (leftOut || isAdded || !blocked) && (
          <p className="soft small play__note">
            {leftOut ?? equal ?? (isAdded && nextTicketHint(setup))}{" "}
            {!isAdded && !blocked && (
              <a
                href={payment}
                onClick={(event) => {
                  event.preventDefault();
                  goesOn.current = true;
                  event.currentTarget.closest("form")?.requestSubmit();
                }}
              >
                {verb} and continue to payment
              </a>
            )}
            {isAdded && !isSignedIn && <a href={payment}>Continue to payment</a>}
          </p>
        )}
      </div>
    </section>
  );
}
