import type { Locale } from "#site/lib/format/locale.ts";
import type { NavLink } from "#site/lib/shell/navigation.ts";
import type { Notices } from "#site/lib/shell/notices.ts";
import type { PaymentBrand } from "#site/ui/logo/marks.ts";

/** A navigation link as the current page shows it. */
export type ShellLink = NavLink & {
  /** Its target once the cart holds what that page sells; shared pages switch in the browser. */
  straight?: string;
  /** It leads to a page instead of opening the category that has this page. */
  isShortcut?: true;
};
export type ShellLinkGroup = { title: string; category?: string; links: readonly ShellLink[] };
/** The visitor's region, and the URL where it can be changed. */
export type ShellRegion = { name: string; href: string };

export type FooterVariant = "full" | "condensed" | "slim" | "checkout" | "minimal";

/** Everything a footer can show; each part appears only if it is set (shell §2, "Footers"). */
export type FooterContent = {
  variant?: FooterVariant;
  /** The footer is on a shared page; the front removes the promotion for visitors it does not apply to. */
  isShared?: boolean;
  /** Whether the responsible-gambling capability is on, which its link requires. */
  responsibleGambling?: boolean;
  /** "Lotto Games" and "Lotto Results" on multi-offer sites, else one group. */
  groups?: readonly ShellLinkGroup[];
  payments?: readonly PaymentBrand[];
  pciCertified?: boolean;
  social?: readonly { network: string; url: string }[];
  apps?: readonly { store: "App Store" | "Google Play"; url: string }[];
  regulations?: readonly { name: string; image?: string | undefined; href?: string | undefined }[];
  /** Shown while commercial lotteries are on; hidden in the browser if the cart already has a lottery ticket. */
  promotion?: { title: string; text: string; href: string; action: string };
  /** A plain line or, with a heading, the customer feedback banner. Its variant_b asks for the rating directly. */
  feedback?: {
    heading?: string | null;
    text: string;
    href: string;
    action: string;
    variant?: "variant_a" | "variant_b";
  };
  /** The URL of the cookie choices, on sites that ask for consent. */
  consentHref?: string;
};

/** The metadata in a page's head. */
export type PageMeta = {
  title: string;
  description?: string | undefined;
  /** `null` hides the site name, so the title stands alone. */
  siteName?: string | null;
  robots?: string | undefined;
  canonical?: string;
  image?: string | undefined;
  /** The page is an article and not a page of the site (Open Graph). */
  isArticle?: boolean;
  /** The account shown on Twitter cards, with its @. */
  twitter?: string | undefined;
  locale?: Locale;
  /** Structured data for search engines, as JSON escaped for a script element. */
  structured?: string | undefined;
};

export type DocumentProps = PageMeta & {
  routeName?: string | undefined;
  /** Seconds: idle time before logout, interval of idle checks, and how long an activity counts for the heartbeat. */
  timers?: readonly [idle: number, check: number, heartbeat: number] | undefined;
  /** Non-essential cookies require the visitor's consent. */
  needsConsent?: boolean | undefined;
  /** Visits are reported to the operator's analytics provider or tag manager. */
  hasAnalytics?: boolean | undefined;
  /** The data layer also has each event in the form of tag managers. */
  hasTagManager?: boolean | undefined;
  notices?: Notices;
  /**
   * The id of the element after which the browser may show the page. Set where the rest is below the first screen; other pages are
   * shown with all their content. Chromium 156 waits only for its start tag, others for its end: name a short one.
   */
  paintsAfter?: string | undefined;
  /** A second skip link, to what most customers come for. */
  skip?: { href: `#${string}`; label: string } | undefined;
};

/** Returns '{page title} | {site name}', or the title alone if the site name is hidden (shell §2, page metadata). */
export function fullTitle(title: string, siteName: string | null = "Drawcard") {
  return siteName && siteName !== title ? `${title} | ${siteName}` : title;
}
