import { amountDue } from "#gateway/rules/amount-due.ts";
import {
  cartBadge,
  fixedBlockedReasons,
  isClosableReason,
  isVoucher,
  partnerCartProblem,
} from "#gateway/rules/cart.ts";
import { drawCount, drawsOfItem, lotteryDrawLink, raffleDrawLink } from "#gateway/rules/draws.ts";
import { capGames, type NumberSet, placeholderOf, startingGames } from "#gateway/rules/games.ts";
import { causeKeyOfSlug, mustRefreshOffers } from "#gateway/rules/offers.ts";
import { pageSizes, pageWindow, toPage } from "#gateway/rules/paging.ts";
import { canFetchOrder, canFetchOrders, shouldFetchAutoplay } from "#gateway/rules/permissions.ts";
import { quickPickSet } from "#gateway/rules/quick-pick.ts";
import { randomBelow } from "#gateway/rules/random.ts";
import { gameFault, isAddable, isCauseChosen, isGameReady } from "#gateway/rules/readiness.ts";
import {
  isAutoplayMandatory,
  isAutoplayOffered,
  isRecurringActive,
  isRecurringCounted,
} from "#gateway/rules/recurring.ts";
import { type Bindings, claims, type Input, verdict } from "./table.ts";

const PAGE_SIZE_OF: Record<string, number> = {
  orders: pageSizes.orders,
  giveaways: pageSizes.giveaways,
  "past results": pageSizes.pastResults,
  blog: pageSizes.blog,
  "blog, non-paginated": pageSizes.blogNotPaged,
  "Lotto Party groups": pageSizes.lottoPartyGroups,
  "Lotto Party sessions": pageSizes.lottoPartySessions,
};

/** "after" is a list, or words; in both cases the pick must be a good one that keeps what was chosen. */
function quickPickVerdict({ set = { first: 1, last: 45, count: 6 }, before, after }: Input) {
  const numberSet: NumberSet = { name: "Numbers", ...set };
  const isGood = (numbers: number[]) => gameFault({ Numbers: numbers }, [numberSet]) === null;
  if (!before) return isGood(after);
  const numbers = quickPickSet(numberSet, before, randomBelow);
  const isKept = before.every((slot: number | null, index: number) => slot === null || numbers[index] === slot);
  return isGood(numbers) && isKept;
}

function ordersVerdict(input: Input) {
  const { loggedIn: isLoggedIn, customerId, orderId } = input;
  return "list" in input ? canFetchOrders({ isLoggedIn, customerId }) : canFetchOrder({ isLoggedIn }, orderId);
}

function raffleLink({ offerUrl = "/raffle", drawNumber = 12, open, first, link }: Input) {
  return raffleDrawLink(offerUrl, { drawNumber, isOpen: open, isFirst: first }) === link;
}

export const ticketBindings: Bindings = {
  "ticket.ready": ({ sets, game }) => isGameReady(game, sets),
  "ticket.ready.megaCombo": ({ gameType, count, game }) => isGameReady(game, [{ name: "Numbers", count }], gameType),
  "ticket.addable": (input) => isAddable(input),
  "ticket.cause": ({ causes, causeKey }) => isCauseChosen(causes, causeKey),
  "ticket.quickPick": quickPickVerdict,
  "ticket.games.cap": ({ games, maxGames, after }) => capGames(games, maxGames) === after,
  "ticket.games.default": ({ defaultGames, games }) => startingGames({ defaultGames }) === games,
  "ticket.drawCount": (input) => drawCount(input) === input.result,
  "ticket.numDraws.item": (input) => claims(input, drawsOfItem(input.chosen)),
  "ticket.placeholderSet": ({ gameType, placeholder }) => placeholderOf(gameType) === placeholder,

  "recurring.active": (input) =>
    claims(input, { active: isRecurringActive(input) }) && isRecurringCounted(input) && input.counts,
  "recurring.autoplayOffered": (input) =>
    isAutoplayOffered(input) && claims(input, { mandatory: isAutoplayMandatory(input) }),

  "draw.link.raffle": raffleLink,
  "draw.link.lottery": ({ offerUrl = "/lotto", drawNumber = 4321, link }) =>
    lotteryDrawLink(offerUrl, drawNumber) === link,

  "page.coerce": ({ page, limit = 10, usedPage, offset }) =>
    pageWindow(page, limit).offset === offset && (usedPage ?? page) === toPage(page),
  "page.sizes": ({ list, limit }) => PAGE_SIZE_OF[list] === limit,
  "orders.fetch": (input) =>
    "recommended" in input ? input.capability === "pre_cart_recommended_draws" : ordersVerdict(input),
  "autoplay.signedInOnly": ({ signedIn, cached = false, forced }) =>
    shouldFetchAutoplay({ isLoggedIn: signedIn, isCached: cached, isForced: forced }),
  "anonymous.permissions": ({ loggedIn }) => canFetchOrders({ isLoggedIn: loggedIn, customerId: "cus_1" }),
  "offers.refresh.subvariant": ({ pricingNamesDiffer, anonymous }) =>
    mustRefreshOffers({ pricingNamesDiffer, isAnonymous: anonymous }),
  "causes.slugFallback": ({ slug, fallback }) => fallback === `/causes/${causeKeyOfSlug(slug)}`,

  "wallet.amountDue": (input) => amountDue(input) === input.amountDue,
  "cart.badge": ({ items, badge }) => badge !== null && cartBadge(items) === badge,
  "cart.blockedReasons": ({ type }) => isClosableReason({ actionType: type === "auto-removed item" ? "close" : type }),
  "cart.analytics.vouchers": ({ productType }) => !isVoucher(productType),
  "partner.emptyCart": ({ items }) => verdict(partnerCartProblem(items)),
  "enum.blockedReason": (value) => (fixedBlockedReasons as readonly string[]).includes(value),
  "enum.voucher": isVoucher,
};
