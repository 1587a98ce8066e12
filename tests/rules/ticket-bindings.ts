import { payment } from "#gateway/rules/amount-due.ts";
import { isClosableReason, isVoucher } from "#gateway/rules/cart.ts";
import { raffleDrawUrl } from "#gateway/rules/draw-links.ts";
import { capGames, type NumberSet, startingGames } from "#gateway/rules/games.ts";
import { pageSizes, pageWindow, toPage } from "#gateway/rules/paging.ts";
import { quickPickSet } from "#gateway/rules/quick-pick.ts";
import { randomBelow } from "#gateway/rules/random.ts";
import { isCauseChosen, isGameReady, missingForCart } from "#gateway/rules/readiness.ts";
import type { Bindings, Input } from "./table.ts";

const PAGE_SIZE_OF: Record<string, number> = {
  orders: pageSizes.orders,
  giveaways: pageSizes.giveaways,
  "past results": pageSizes.pastResults,
  blog: pageSizes.blog,
  "blog, non-paginated": pageSizes.blogNotPaged,
  "Lotto Party groups": pageSizes.lottoPartyGroups,
  "Lotto Party sessions": pageSizes.lottoPartySessions,
};

/** Returns whether a quick-pick is a valid set that keeps the chosen numbers. */
function quickPickVerdict({ set = { first: 1, last: 45, count: 6 }, before, after }: Input) {
  const numberSet: NumberSet = { name: "Numbers", ...set };
  const isGood = (numbers: number[]) =>
    numbers.length === set.count &&
    new Set(numbers).size === set.count &&
    numbers.every((number) => number >= set.first && number <= set.last);
  if (!before) return isGood(after);
  const numbers = quickPickSet(numberSet, before, randomBelow);
  const isKept = before.every((slot: number | null, index: number) => slot === null || numbers[index] === slot);
  return isGood(numbers) && isKept;
}

/** If the wallet covers the price, the specification shows the full price as the amount due. */
export function amountDue(input: Input): number {
  const { price, toDeposit } = payment(input);
  return toDeposit > 0 ? toDeposit : price;
}

export const ticketBindings: Bindings = {
  "ticket.ready": ({ sets, game }) => isGameReady(game, sets),
  "ticket.ready.megaCombo": ({ gameType, count, game }) => isGameReady(game, [{ name: "Numbers", count }], gameType),
  "ticket.addable": (input) => missingForCart(input) === null,
  "ticket.cause": ({ causes, causeKey }) => isCauseChosen(causes, causeKey),
  "ticket.quickPick": quickPickVerdict,
  "draw.link.raffle": ({ drawNumber = 12, first, link, offerUrl = "/raffle", open }) =>
    raffleDrawUrl(offerUrl, { drawNumber, first, open }) === link,
  "ticket.games.cap": ({ games, maxGames, after }) => capGames(games, maxGames) === after,
  "ticket.games.default": ({ defaultGames, games }) => startingGames({ defaultGames }) === games,
  "page.coerce": ({ page, limit = 10, usedPage, offset }) =>
    pageWindow(page, limit).offset === offset && (usedPage ?? page) === toPage(page),
  "page.sizes": ({ list, limit }) => PAGE_SIZE_OF[list] === limit,
  "wallet.amountDue": (input) => amountDue(input) === input.amountDue,
  "cart.blockedReasons": ({ type }) => isClosableReason({ actionType: type === "auto-removed item" ? "close" : type }),
  "cart.analytics.vouchers": ({ productType }) => !isVoucher(productType),
  "enum.voucher": isVoucher,
};
