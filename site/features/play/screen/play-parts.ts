import type { ReactNode } from "react";
import type { NumberSet } from "#gateway/rules/games.ts";
import type { DrawChoice, PlayChoice, PlaySetup, Weekday } from "../choices/play-choices.ts";
import type { useRecurring } from "../choices/RecurringLater.tsx";

type Recurring = Pick<ReturnType<typeof useRecurring>, "recurring" | "setWish">;

/** The draws of a ticket with days. */
export type When = {
  /** Selects them, in place of the number of draws. */
  field: (draws: Recurring) => ReactNode;
  numDraws: number;
  /** Returns the first draw of the ticket, from a draw of the page on; 0 without one on its days. */
  firstDraw: (draws: readonly DrawChoice[], drawNo: number) => number;
  chooseDayOf: (draw: DrawChoice) => void;
  /** What the cart's item says of them. */
  item: { days: Weekday[]; numDraws: number; numWeeks: number };
  /** Why the ticket cannot be added with them, or null. */
  reason: string | null;
};

/** What only some game types need. Each island passes its own, so that the others do not load it. */
export type PlayParts = {
  /** Selects the game offer of the ticket. */
  OfferField?: (props: {
    setup: PlaySetup;
    choices: readonly PlayChoice[];
    onChoose: (gameOffer: string) => void;
  }) => ReactNode;
  /** Takes digits, which may repeat. */
  Digits?: (props: {
    set: NumberSet;
    value: readonly number[];
    onChange: (digits: number[]) => void;
    /** Takes the digits typed after a complete game. Returns false if no next game is due. */
    onMore: (digits: number[]) => boolean;
  }) => ReactNode;
};
