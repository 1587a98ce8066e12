// The notices above the header: the sitewide banner, the request to confirm contact details, cookie consent.
import type { AstroGlobal } from "astro";
import {
  bannerKeys,
  bannerText,
  confirmationWanted,
  fingerprint,
  readDismissalCookie,
  showsSitewideBanner,
} from "#gateway/rules/shell/banners.ts";
import { isContentPresent } from "#gateway/rules/shell/content.ts";
import type { Confirmed } from "#gateway/rules/shell/visitor.ts";
import { isGoodsWin, unseenWins } from "#gateway/rules/shell/wins.ts";
import { partsOfTotal, sumOf, totalPrize } from "#site/lib/format/wins.ts";
import { routes } from "#site/routes.ts";
import type { PageContext } from "./page-context.ts";

/** The notices of a page; each part only if it is needed. */
export type Notices = {
  /** True if all visitors get the same page: the front then removes the notices this visitor has answered. */
  isShared: boolean;
  /** `content` is a fingerprint of the text, which identifies a dismissed banner. */
  banner: { text: string; content: string; action: string; isUrgent: boolean } | null;
  /** What to confirm; the first is shown. */
  confirmation: { asked: Confirmed[]; action: string; updateHref: string } | null;
  consent: { action: string } | null;
  /** Shown as toasts, or as notices without JavaScript. */
  cartUpdate: PageContext["cartUpdate"];
  /** The wins that the customer has not seen, as one. */
  win: WinNews | null;
};

/** Wins as the notice shows them. `isMoney`: all or a part is in the wallet. `goodsCount`: how many prizes are not money. */
export type WinNews = {
  ids: string[];
  action: string;
  /** All prizes. */
  prize: string;
  /** The prizes of each draw, the most valuable first. */
  parts: { name: string; drawNo: number; prize: string }[];
  /** Whether one ticket won everything. */
  isOneTicket: boolean;
  isLarge: boolean;
  isMoney: boolean;
  goodsCount: number;
  /** Whether money of it can be paid out. */
  canWithdraw: boolean;
  /** Whether there is a picture of it to share. */
  isShared: boolean;
};

// From this sum on, and for prizes that are not money, a win is celebrated. Smaller ones get one line.
const CELEBRATED_FROM = 1_000;

// Two lines on a wide screen. Longer text belongs on a page, and is reported to the editors.
const MAX_BANNER_LENGTH = 300;

async function bannerOf({ locals: { gateway, page }, cookies }: AstroGlobal): Promise<Notices["banner"]> {
  if (!page.capabilities?.includes("sitewide-banner")) return null;
  const ids = bannerKeys(gateway.subVariant);
  const items = await page.configured("banner", () => gateway.caller.content.list({ ids }));
  const texts = ids.map((id) => (items?.[id] && isContentPresent(items[id]) ? oneLine(items[id].value) : null));
  const text = bannerText(texts);
  if (!text) return null;
  const content = fingerprint(text);
  const dismissal = page.isShared ? null : readDismissalCookie(cookies.get("dc_banner")?.value);
  if (!showsSitewideBanner(content, dismissal?.isDismissed ? dismissal.content : null)) return null;
  return { text, content, action: page.href("shell-banner"), isUrgent: text === texts[0] };
}

/** Returns an editor's text as one line. Markup in it is shown as text. */
function oneLine(value: unknown): string | null {
  if (typeof value !== "string") return null;
  const text = value.replace(/[\p{Cc}\s]+/gu, " ").trim();
  return text.length > MAX_BANNER_LENGTH ? `${text.slice(0, MAX_BANNER_LENGTH - 1).trimEnd()}…` : text;
}

function confirmationOf({ locals: { gateway, page } }: AstroGlobal): Notices["confirmation"] {
  if (page.isShared || !gateway.session.isAuthenticated) return null;
  const { toConfirm } = gateway.visitor();
  const contact = confirmationWanted({
    addressRequired: toConfirm.includes("address"),
    emailRequired: toConfirm.includes("email"),
    isOnDetailsPage: page.route === "my-account-my-details",
  });
  const asksCountry = page.capabilities?.includes("banned_country_acknowledgement");
  const asked = toConfirm.filter((what) => (what === "country" ? asksCountry : contact));
  if (asked.length === 0) return null;
  // shell §4: the account page if the customer cannot edit details, or while their page is not built.
  const canEdit = page.capabilities?.includes("account_details_manage");
  const updateHref = page.href(canEdit ? "my-account-my-details" : "my-account");
  return { asked, action: page.href("shell-confirm"), updateHref };
}

function consentOf({ locals: { page }, cookies }: AstroGlobal): Notices["consent"] {
  if (!page.capabilities?.includes("cookie_consent") || page.route === "shell-consent") return null;
  return page.isShared || !cookies.has("dc_consent") ? { action: page.href("shell-consent") } : null;
}

/** Returns the path of the result of a win's draw; null for older cards, which do not name the offer. */
const resultOf = ({ drawNo, productOfferKey }: { drawNo: number; productOfferKey?: string | undefined }) =>
  productOfferKey === undefined ? null : `/${productOfferKey}/results/draw/${drawNo}`;

/** Reads the wins of a signed-in customer. Pages of the account ask for it; others only if the last reply had one. */
async function winOf({ locals: { gateway, page }, request, url }: AstroGlobal): Promise<WinNews | null> {
  if (page.isShared || !gateway.session.isAuthenticated || request.method === "POST") return null;
  if (!page.capabilities?.includes("notifications_feed") || page.route === "my-account-win") return null;
  // Pages of the checkout and dialogs show it only if an earlier reply had it: nothing interrupts them.
  const begins = page.route.startsWith("my-account") || routes[page.route].cache === "shared";
  if (!begins && !gateway.visitor().hasWon) return null;
  const feed = await page.configured("wins", () => gateway.caller.contentCards.list());
  const wins = feed ? unseenWins(feed.cards, gateway.now()) : [];
  const won = wins.flatMap(({ win }) => win ?? []);
  const money = sumOf(won.flatMap(({ amount }) => amount ?? []));
  // Without a read, the header would show the balance from before the prize.
  if (money) await page.configured("customer", () => gateway.caller.session.get());
  // The pages of a ticket and of its draw begin with the prize themselves.
  const own = wins.flatMap(({ link, win }) => [link, win && resultOf(win)]);
  if (won.length === 0 || own.includes(url.pathname)) return null;
  // Older cards do not name their prizes.
  const goodsCount = won.filter(isGoodsWin).reduce((count, { goods }) => count + (goods?.length || 1), 0);
  const [orderId, ...others] = new Set(won.map((win) => win.orderId));
  return {
    ids: wins.map(({ id }) => id),
    action: page.href("shell-win"),
    prize: totalPrize(won),
    parts: partsOfTotal(won),
    isOneTicket: others.length === 0,
    isLarge: goodsCount > 0 || (money?.amount ?? 0) >= CELEBRATED_FROM,
    goodsCount,
    isMoney: money !== null,
    canWithdraw: money !== null && page.capabilities.includes("wallet_withdrawal"),
    isShared: orderId !== undefined && page.capabilities.includes("viewing-orders"),
  };
}

export async function noticesOf(astro: AstroGlobal): Promise<Notices> {
  const { cartUpdate, isShared } = astro.locals.page;
  const [banner, win] = await Promise.all([bannerOf(astro), winOf(astro)]);
  return {
    isShared,
    banner,
    confirmation: confirmationOf(astro),
    consent: consentOf(astro),
    cartUpdate,
    win,
  };
}
