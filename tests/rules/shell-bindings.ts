import { hasCapability, meetsNeeds } from "#gateway/rules/capabilities.ts";
import { mayWriteCookie } from "#gateway/rules/cookies.ts";
import { selectableRegions } from "#gateway/rules/regions.ts";
import { confirmationWanted, showsSitewideBanner } from "#gateway/rules/shell/banners.ts";
import { clientErrorStatus, isReported } from "#gateway/rules/shell/client-errors.ts";
import { type contrastLevels, isDark, isHexColour, meetsContrast, textColourOn } from "#gateway/rules/shell/colour.ts";
import { isContentPresent } from "#gateway/rules/shell/content.ts";
import { reloadsOnChunkFailure, shouldPing, startsEngagement } from "#gateway/rules/shell/engagement.ts";
import { FOOTER_LOGOS_MAX, footerLogos, PARTNER_LOGO_MAX_HEIGHT_PX } from "#gateway/rules/shell/footer.ts";
import { forcedPage } from "#gateway/rules/shell/forced-redirect.ts";
import { hasDot, navAction, notificationsBadge } from "#gateway/rules/shell/navigation.ts";
import { socialLink } from "#gateway/rules/shell/social.ts";
import { showsLotteryPromotion } from "#gateway/rules/shell/visitor.ts";
import { isUtmValue, purchaseChannel, readUtm } from "#gateway/rules/utm.ts";
import { weekdays } from "#site/lib/format/dates.ts";
import { matchRoute, type Route, type RouteName, routes, routesWith } from "#site/routes.ts";
import { type Bindings, claims, type Input } from "./table.ts";

/** Returns "/lotto-results/raffles/{page?}" and "/autoplay[/{page}]" as paths. */
const samplePath = (written: string) =>
  written
    .replace(/\[\/\{\w+\}\]/g, "")
    .replace(/\/\{\w+\?\}/g, "")
    .replace(/\{(\w+)\}/g, "some-$1");

const routeOf = (written: string): Route => matchRoute(samplePath(written)).route;

function cookieVerdict({ consentNeeded: isNeeded = true, consented = [], cookie }: Input) {
  return mayWriteCookie(cookie === "no category" ? undefined : cookie, { isNeeded, consented });
}

function isSocialLink({ network, account }: Input) {
  try {
    return URL.canParse(socialLink(network, account));
  } catch {
    return false;
  }
}

function matchesDarkness(input: Input) {
  if ("luminance" in input) return isDark(input.luminance) === input.dark;
  return (textColourOn(input.brightness) === "light") === (input.side === "below the switch");
}

function logos({ logos: count, shown, partnerLogoHeight }: Input) {
  if (partnerLogoHeight !== undefined) return partnerLogoHeight <= PARTNER_LOGO_MAX_HEIGHT_PX;
  return footerLogos(Array.from({ length: count })).length === shown && shown <= FOOTER_LOGOS_MAX;
}

function notifications(input: Input) {
  const cards = (input.cards ?? []).map((card: Input) => ({ ...card, hideInFeed: card.hide_in_feed === "true" }));
  return notificationsBadge(cards, input.notifications_feed !== false) === (input.badge ?? 0);
}

const NAV_LABELS: Record<string, string> = { lottery: "lottery route", syndicate: "syndicate route" };

function needsVerdict({ route, needs, without }: Input) {
  const capabilitiesNeeded = needs?.flatMap((need: string) =>
    need.replace("autoplay manage", "autoplay_manage").split(" or "),
  );
  const { capabilities } = routeOf(route);
  if (needs) return meetsNeeds(capabilitiesNeeded, capabilities) && !meetsNeeds([], capabilities);
  const flags = [...(capabilities.all ?? []), ...(capabilities.any ?? [])];
  const missing = without.replace("autoplay manage", "autoplay_manage").split(" or ");
  return meetsNeeds(
    flags.filter((flag) => !missing.includes(flag)),
    capabilities,
  );
}

export const shellBindings: Bindings = {
  "colour.hex": isHexColour,
  "colour.dark": matchesDarkness,
  "colour.contrast": ({ ratio, level }) => meetsContrast(ratio, level as keyof typeof contrastLevels),
  "utm.charset": isUtmValue,
  "utm.names": (name) => Object.keys(readUtm(new URLSearchParams({ [name]: "x" }))).length === 1,
  "purchase.channelKey": ({ utm_source, channelKey }) => purchaseChannel(utm_source) === channelKey,
  "capability.check": ({ segment, check }) => hasCapability(segment, check),
  "region.selectable": (code) => selectableRegions.includes(code),
  "cookie.consent": cookieVerdict,
  "content.item": isContentPresent,
  "social.link": isSocialLink,
  "notifications.badge": notifications,
  "nav.dotBadge": ({ loggedIn, member, locked, flag }) =>
    hasDot({ isLoggedIn: loggedIn, isMember: member, isLocked: locked, wasSeen: flag }),
  "nav.directLinks": ({ item, cart, action }) => {
    const found = navAction({ childCategory: item }, cart);
    return (NAV_LABELS[found] ?? found) === action;
  },
  "banner.sitewide": ({ stored, text }) => showsSitewideBanner(text, stored),
  "address.banner": ({ address, email = false, page, shown }) => {
    const isOnDetailsPage = page !== undefined && matchRoute(page).name === "my-account-my-details";
    const wanted = confirmationWanted({ addressRequired: address, emailRequired: email, isOnDetailsPage });
    return wanted !== null && wanted === shown;
  },
  "shell.forcedRedirect": ({ to, ...flags }) => {
    const page = forcedPage(flags);
    return (page ? routes[page].pattern : null) === to;
  },
  "engagement.session": ({ existing, idleMinutes, newId }) =>
    startsEngagement(existing === null ? null : { idleMinutes }) === newId,
  "heartbeat.ping": ({ secondsSinceLastActivity, heartbeatActiveTimeout }) =>
    shouldPing(secondsSinceLastActivity, heartbeatActiveTimeout),
  "chunk.reload": ({ hours }) => reloadsOnChunkFailure(hours),
  "lottery.footerPromotion": ({ commercial_lotteries, cart }) => showsLotteryPromotion(commercial_lotteries, cart),
  "payment.logos": logos,
  "clientError.status": (input) =>
    claims(input, { status: clientErrorStatus(input.message), reported: isReported(input.message) }),

  "access.loginRequired": ({ route, loggedIn }) => loggedIn || routeOf(route).audience === "anyone",
  "access.open": ({ route }) => routeOf(route).audience === "anyone",
  "access.checkoutLayout": ({ route, layout }) => routeOf(route).layout === layout,
  "access.capabilityGates": needsVerdict,
  "route.offer": (path) =>
    matchRoute(samplePath(path)).name.startsWith("offer-") || "It's looking like you may have taken a wrong turn.",
  "route.overrides": ({ override, path }) => {
    const name: RouteName = "lotto-tickets";
    const expected = path === "(default)" ? routes[name].pattern : path;
    return routesWith(override ? { [name]: override } : {}).href(name) === expected;
  },
  "enum.days": (day) => weekdays.includes(day),
};
