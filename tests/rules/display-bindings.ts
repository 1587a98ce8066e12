import { browserColourDepth } from "#gateway/rules/account/deposits.ts";
import { startingGames } from "#gateway/rules/games.ts";
import { pageWindow } from "#gateway/rules/paging.ts";
import { selectableRegions } from "#gateway/rules/regions.ts";
import { bannerText, showsSitewideBanner } from "#gateway/rules/shell/banners.ts";
import { isDark } from "#gateway/rules/shell/colour.ts";
import { ratingValues } from "#gateway/rules/shell/feedback.ts";
import { footerOf } from "#gateway/rules/shell/footer.ts";
import { hasDot, navAction, notificationsBadge } from "#gateway/rules/shell/navigation.ts";
import { describeGames } from "#services/main/sales/products/descriptions.rules.ts";
import { ticketBook } from "#site/lib/format/counts.ts";
import { fullDate, relativeDay, weekdays } from "#site/lib/format/dates.ts";
import { forwardDrawLabel } from "#site/lib/format/forward-draw.ts";
import { jackpot, jackpotNumber } from "#site/lib/format/jackpot.ts";
import { formatAmount, formatWhole } from "#site/lib/format/money.ts";
import { matchRoute } from "#site/routes.ts";
import type { Input } from "./table.ts";
import { amountDue } from "./ticket-bindings.ts";

/** Returns what the shop shows for an input, in the table's format. */
export type DisplayBindings = Record<string, (input: Input) => unknown>;

/** "2025-06-11T10:00 (Wednesday)": a local time, read in a zone without daylight saving. */
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

const NAV_LABELS: Record<string, string> = {
  external: "plain link",
  internal: "in-app link",
  drawer: "opens drawer",
  lottery: "lottery route",
};

function banner({ texts, dismissed, text }: Input) {
  if (texts) return bannerText(texts);
  return showsSitewideBanner(text, dismissed) ? text : "hidden";
}

function notifications({ unviewed, hidden = 0, hiddenAmongThem = 0 }: Input) {
  const cards = Array.from({ length: unviewed }, (_, index) => ({
    viewed: false,
    hideInFeed: index < hidden + hiddenAmongThem,
  }));
  return String(notificationsBadge(cards, true));
}

export const displayBindings: DisplayBindings = {
  "forwardDraw.label": forwardDrawLabel,
  "jackpot.million": ({ amount }) => jackpotNumber(amount),
  "jackpot.thousand": ({ amount, suffix }) => jackpotNumber(amount, suffix),
  "jackpot.unknown": ({ isPrizePoolUnknown, amount }) => jackpot({ isPrizePoolUnknown, prizePool: amount }),
  "number.format": ({ amount, kind }) => (kind === "amount" ? formatAmount(amount) : formatWhole(amount)),
  "day.relative": day,
  days: () => [...weekdays],
  "page.offset": ({ page, limit: size }) => pageWindow(page, size).offset,
  "badge.notifications": notifications,
  "badge.dot": ({ loggedIn = true, member, locked, flag }) =>
    hasDot({ isLoggedIn: loggedIn, isMember: member, isLocked: locked, wasSeen: flag }) ? "dot" : "no dot",
  "footer.variants": footer,
  "nav.links": ({ routeType, childCategory, cart = [] }) => NAV_LABELS[navAction({ routeType, childCategory }, cart)],
  "wallet.amountDue": amountDue,
  "analytics.rating": (rating: keyof typeof ratingValues) => ratingValues[rating],
  "region.labels": () => selectableRegions,
  "color.text": ({ luminance }) => (isDark(luminance) ? "dark" : "not dark"),
  "browser.colorDepth": browserColourDepth,
  "ticket.default": ({ defaultGames }) => startingGames({ defaultGames }),
  "sitewide.banner": banner,
  "description.games": ({ n, offer }) => describeGames(offer, n, 1),
  "description.ticketBook": ({ n }) => ticketBook(n),
};

/** Rows about a whole screen, or checked by other tests. */
export const displayElsewhere: Record<string, string> = {
  "toast.api": "a message of the API: site/lib/shell/toasts/toast-messages.spec.ts",
  "badge.cart": "the badge of the header: tests/journeys/header.spec.ts",
  "header.user": "the header: site/lib/shell/header.spec.ts",
  "page.metadata": "the head of a page: tests of the layouts",
  "page.title": "the head of a page: tests of the layouts",
  "footer.links": "the parts of the footer: tests of the layouts",
  "footer.full": "the parts of the footer: tests of the layouts",
  "footer.support": "the parts of the footer: tests of the layouts",
  "toast.behaviour": "tests/catalogue/toasts.spec.ts",
  "sort.preOrderPrizes": "site/features/raffles/raffle.spec.ts",
  "draw.stop": "the specification gives no formula: site/lib/format/dates.spec.ts checks our own",
};

/** Rows of pages and forms that are not built yet. A slice that needs one binds it. */
export const displayNotBuilt = [
  "autoplay.frequency",
  "autoplay.minimumJackpot",
  "description.syndicate",
  "draw.raffle.url",
  "email.masked",
  "limit.remaining",
  "membership.cta",
  "page.seoSchema",
  "payment.brands",
  "payment.codes",
  "placeholder.sets",
  "recurring.status",
];
