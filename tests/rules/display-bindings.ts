import { browserColourDepth } from "#gateway/rules/account/deposits.ts";
import { exceededBy, remainingOfLimit } from "#gateway/rules/account/limits.ts";
import { amountDue } from "#gateway/rules/amount-due.ts";
import { cartBadge } from "#gateway/rules/cart.ts";
import { lotteryDrawLink, raffleDrawLink } from "#gateway/rules/draws.ts";
import { placeholderOf, startingGames } from "#gateway/rules/games.ts";
import { pageWindow } from "#gateway/rules/paging.ts";
import { isPaused } from "#gateway/rules/recurring.ts";
import { selectableRegions } from "#gateway/rules/regions.ts";
import { bannerText, showsSitewideBanner } from "#gateway/rules/shell/banners.ts";
import { isDark } from "#gateway/rules/shell/colour.ts";
import { ratingValues } from "#gateway/rules/shell/feedback.ts";
import { footerOf } from "#gateway/rules/shell/footer.ts";
import { accountLabel, hasDot, navAction, notificationsBadge } from "#gateway/rules/shell/navigation.ts";
import { apiToast, hasCloseIcon, TOAST_AUTO_DISMISS_MS } from "#gateway/rules/shell/toasts.ts";
import { fullDate, relativeDay, weekdays } from "#site/lib/format/dates.ts";
import { jackpot, jackpotNumber } from "#site/lib/format/jackpot.ts";
import * as labels from "#site/lib/format/labels.ts";
import { formatAmount, formatWhole } from "#site/lib/format/money.ts";
import { matchRoute } from "#site/routes.ts";
import type { Input } from "./table.ts";

/** What the shop shows for an input, in the words of the table. */
export type DisplayBindings = Record<string, (input: Input) => unknown>;

/** "2025-06-11T10:00 (Wednesday)": a wall clock, read here as that of a zone without daylight saving. */
const wallClock = (written: string) => `${written.slice(0, 16)}:00Z`;

function day({ now, draw }: Input) {
  const [date, clock] = [wallClock(draw), wallClock(now)];
  const label = relativeDay(date, clock, "UTC");
  return label === fullDate(date, "UTC") ? "{full date}" : label;
}

function footer({ route, items = 0, authenticated = false }: Input) {
  const { name, route: found } = matchRoute(route);
  const shown = footerOf(
    { footer: found.footer, isCheckout: found.layout === "checkout", isLogin: name === "login" },
    { itemsInCart: items, isLoggedIn: authenticated },
  );
  if (shown === "checkout") return "reduced checkout footer";
  return shown === "minimal" ? "minimal footer" : "normal footer";
}

const NAV_WORDS: Record<string, string> = {
  external: "plain link",
  internal: "in-app link",
  drawer: "opens drawer",
  lottery: "lottery route",
};

function toastBehaviour({ isAutoDismissed, seconds, actions }: Input) {
  if (actions) return hasCloseIcon(actions.map((text: string) => ({ text }))) ? "close icon" : "no close icon";
  return isAutoDismissed && seconds * 1000 >= TOAST_AUTO_DISMISS_MS ? "gone" : "still shown";
}

function banner({ texts, dismissed, text }: Input) {
  if (texts) return bannerText(texts);
  return showsSitewideBanner(text, dismissed) ? text : "hidden";
}

function autoplay({ minimumJackpot, frequency, offer, product }: Input) {
  const isMonthlyOffer = offer === "monthly";
  return labels.autoplayFrequency({ minimumJackpot, frequency, isMonthlyOffer, isRaffle: product === "raffle" });
}

function limit({ limit: most, spent, amount }: Input) {
  const remaining = remainingOfLimit(most, spent);
  return amount === undefined ? { remaining } : { remaining, exceeded: exceededBy(amount, most, spent) };
}

function account(input: Input) {
  const { label, funds } = accountLabel({
    isLoggedIn: input.loggedIn,
    showsBalance: input.wallet_balance,
    funds: input.funds,
  });
  return funds ? `${label} + available funds` : label;
}

function notifications({ unviewed, hidden = 0, hiddenAmongThem = 0 }: Input) {
  const cards = Array.from({ length: unviewed }, (_, index) => ({
    viewed: false,
    hideInFeed: index < hidden + hiddenAmongThem,
  }));
  return String(notificationsBadge(cards, true));
}

export const displayBindings: DisplayBindings = {
  "jackpot.million": ({ amount }) => jackpotNumber(amount),
  "jackpot.thousand": ({ amount, suffix }) => jackpotNumber(amount, suffix),
  "jackpot.unknown": ({ isPrizePoolUnknown, amount }) => jackpot({ isPrizePoolUnknown, prizePool: amount }),
  "number.format": ({ amount, kind }) => (kind === "amount" ? formatAmount(amount) : formatWhole(amount)),
  "day.relative": day,
  days: () => [...weekdays],
  "autoplay.frequency": autoplay,
  "autoplay.minimumJackpot": ({ minimumJackpot }) =>
    labels.autoplayFrequency({ minimumJackpot }).startsWith("Jackpots ")
      ? '"Jackpots {jackpot} and over"'
      : 'no "Jackpots ... and over" label',
  "description.games": ({ n, offer }) => labels.gamesDescription(n, offer),
  "description.ticketBook": ({ n }) => labels.ticketBookDescription(n),
  "description.syndicate": ({ n }) => labels.syndicateDescription(n),
  "forwardDraw.label": labels.forwardDraw,
  "recurring.status": (status) => {
    if (isPaused(status)) return "paused";
    return status.endsWith("_cancelled") ? "not paused (dropped from cache)" : "not paused";
  },
  "page.title": ({ pageTitle, siteName, siteNameHidden }) => labels.pageTitle(pageTitle, siteName, siteNameHidden),
  "page.offset": ({ page, limit: size }) => pageWindow(page, size).offset,
  "badge.cart": ({ items }) => cartBadge(items) ?? "no badge",
  "badge.notifications": notifications,
  "badge.dot": ({ loggedIn = true, member, locked, flag }) =>
    hasDot({ isLoggedIn: loggedIn, isMember: member, isLocked: locked, wasSeen: flag }) ? "dot" : "no dot",
  "header.user": account,
  "footer.variants": footer,
  "nav.links": ({ routeType, childCategory, cart = [] }) => NAV_WORDS[navAction({ routeType, childCategory }, cart)],
  "payment.brands": labels.brandIcon,
  "payment.codes": labels.methodName,
  "wallet.amountDue": amountDue,
  "limit.remaining": limit,
  "analytics.rating": (rating: keyof typeof ratingValues) => ratingValues[rating],
  "region.labels": () => selectableRegions,
  "color.text": ({ luminance }) => (isDark(luminance) ? "dark" : "not dark"),
  "browser.colorDepth": browserColourDepth,
  "toast.api": apiToast,
  "toast.behaviour": toastBehaviour,
  "draw.raffle.url": ({ kind, offerUrl, drawNumber, open, first }) =>
    kind === "raffle"
      ? raffleDrawLink(offerUrl, { drawNumber, isOpen: open, isFirst: first })
      : lotteryDrawLink(offerUrl, drawNumber),
  "placeholder.sets": (name) => placeholderOf(name.toLowerCase()),
  "ticket.default": ({ defaultGames }) => startingGames({ defaultGames }),
  "sitewide.banner": banner,
};

/** Rows of tests/spec/display-rules.json that describe a whole screen or that the specification leaves open. */
export const displayElsewhere: Record<string, string> = {
  "page.metadata": "the head of a page: tests of the layouts",
  "page.seoSchema": "structured data of content pages: comes with the content pages",
  "footer.links": "the pieces of the footer: tests of the layouts",
  "footer.full": "the pieces of the footer: tests of the layouts",
  "footer.support": "the pieces of the footer: tests of the layouts",
  "membership.cta": "text not shown: comes with the membership pages",
  "email.masked": "mask not shown: ours is checked with tfa.email.masked",
  "sort.preOrderPrizes": "directions not stated: comes with the pre-order prize list",
  "draw.stop": "formula not shown: ours is checked in site/lib/format/dates.spec.ts",
};
