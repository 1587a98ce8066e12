// The footer of a page: its variant, the links to offers, and the operator's content.
import type { AstroGlobal } from "astro";
import type { Outputs } from "#gateway/gateway.ts";
import { isContentPresent } from "#gateway/rules/shell/content.ts";
import { feedbackBanner } from "#gateway/rules/shell/feedback.ts";
import { footerLogos, footerOf, offerGroups } from "#gateway/rules/shell/footer.ts";
import { socialLinks } from "#gateway/rules/shell/social.ts";
import { showsLotteryPromotion } from "#gateway/rules/shell/visitor.ts";
import type { Capability } from "#generated/capabilities.ts";
import { type RouteName, routes } from "#site/routes.ts";
import { webAddress } from "../safe-link.ts";
import type { NavGroup } from "./navigation.ts";
import { isFields } from "./site-config.ts";

type Settings = Outputs["config"]["get"];
type Configured = { groups: NavGroup[]; settings: Settings | null };

/** The links to what the law asks for. */
export const LEGAL_LINKS = {
  privacy: "Privacy policy",
  terms: "Terms and conditions",
  cookies: "Cookie policy",
  consent: "Cookie choices",
  responsible: "Responsible gambling",
  contact: "Contact us",
} as const;

const DEFAULT_COPY = {
  "promotion.lottery-heading": "Every draw in one place",
  "promotion.lottery-text": "See every lotto on sale, with jackpots, odds and closing times.",
  "promotion.lottery-action": "See all draws",
  "feedback.heading": "How are we doing?",
  "feedback.text": "Tell us what works and what doesn't.",
  "feedback.action": "Give feedback",
} as const;

type CopyId = keyof typeof DEFAULT_COPY;
// Longer texts belong on a page.
const MAX_COPY_LENGTH = 160;

/** The editors' text, or our own. */
async function loadCopy({ locals: { gateway, page } }: AstroGlobal) {
  const ids = Object.keys(DEFAULT_COPY) as CopyId[];
  const items = await page.configured("footer texts", () => gateway.caller.content.list({ ids }));
  const given = (id: CopyId) => {
    const item = items?.[id];
    const isText =
      item && isContentPresent(item) && typeof item.value === "string" && item.value.length <= MAX_COPY_LENGTH;
    return isText ? String(item.value) : null;
  };
  return { given, copy: (id: CopyId) => given(id) ?? DEFAULT_COPY[id] };
}

/** Returns the rows of a configured list, without invalid ones. */
function rows<Row>(list: readonly Row[] | undefined): Row[] {
  return Array.isArray(list) ? list.filter((row): row is Row => isFields(row)) : [];
}

const isLogin = (route: RouteName) => route === "login" || route === "checkout-login";

/** Returns the stores that have the app, with its URL. */
export function appsOf(urls: Settings["appStoreUrls"] | undefined) {
  const stores = [
    { store: "App Store" as const, url: webAddress(urls?.appStore) },
    { store: "Google Play" as const, url: webAddress(urls?.googlePlay) },
  ];
  return stores.flatMap(({ store, url }) => (url ? [{ store, url }] : []));
}

/** Returns everything the footer of this page shows (shell §2, "Footers"). */
export async function footerContent(astro: AstroGlobal, { groups, settings }: Configured) {
  const { gateway, page } = astro.locals;
  const capabilities = page.capabilities ?? [];
  const has = (flag: Capability) => capabilities.includes(flag);
  const { layout, footer, promotesLotteries } = routes[page.route];
  const visitor = gateway.visitor();
  // Checkout and sign-in are rendered per visitor; shared pages show nothing that depends on the visitor.
  const itemsInCart = page.isShared ? 0 : visitor.cartCount;
  const { isAuthenticated } = gateway.session;
  const variant = footerOf(
    { footer, isCheckout: layout === "checkout", isLogin: isLogin(page.route) },
    { itemsInCart, isLoggedIn: isAuthenticated },
  );
  const isFull = variant === "full";

  const [texts, offers, components] = await Promise.all([
    loadCopy(astro),
    isFull ? page.configured("footer offers", () => gateway.caller.offers.list()) : null,
    has("feedback") ? page.configured("components", () => gateway.caller.components.get()) : null,
  ]);
  const { given, copy } = texts;
  const bannerVariant = components && (components["feedback-banner"] ?? "variant_a");
  const hasBanner = feedbackBanner(bannerVariant, given("feedback.text") !== null) === "successful";
  // A customer with a forced page would be redirected back to it.
  const isFree = gateway.session.forcedPage === null;
  const promotes =
    isFree &&
    promotesLotteries &&
    showsLotteryPromotion(has("commercial_lotteries"), page.isShared ? [] : visitor.productTypes);
  const offered = offerGroups(rows(offers?.offers), capabilities).map(({ title, links }) => ({
    title,
    links: links.map(({ label, route, productOfferKey }) => ({ label, href: page.href(route, { productOfferKey }) })),
  }));
  const refused: string[] = [];
  const social = socialLinks(rows(settings?.socialLinks), (reason) => refused.push(reason));
  page.report("social links", refused);

  return {
    variant,
    isShared: page.isShared,
    responsibleGambling: has("responsible_gambling"),
    groups: isFull ? [...offered, ...groups] : [],
    payments: footerLogos(Array.isArray(settings?.paymentLogos) ? settings.paymentLogos : []),
    pciCertified: has("pci_certified"),
    social,
    apps: has("native-app") ? appsOf(settings?.appStoreUrls) : [],
    regulations: page.site.regulations,
    ...(promotes && {
      promotion: {
        title: copy("promotion.lottery-heading"),
        text: copy("promotion.lottery-text"),
        action: copy("promotion.lottery-action"),
        href: page.href("lotto-tickets"),
      },
    }),
    ...(has("feedback") && {
      feedback: {
        heading: hasBanner ? copy("feedback.heading") : null,
        text: hasBanner ? copy("feedback.text") : DEFAULT_COPY["feedback.heading"],
        action: hasBanner ? copy("feedback.action") : DEFAULT_COPY["feedback.action"],
        href: page.href("shell-feedback"),
        variant: bannerVariant ?? "variant_a",
      },
    }),
    ...(has("cookie_consent") && { consentHref: page.href("shell-consent") }),
  };
}
