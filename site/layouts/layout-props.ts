import type { NavLink } from "#site/lib/shell/navigation.ts";
import type { Notices } from "#site/lib/shell/notices.ts";
import type { PaymentBrand } from "#site/ui/logo/marks.ts";

/** A link of the frame, as the page at hand shows it. */
export type ShellLink = NavLink & {
  /** Where it leads instead once the cart holds what that page sells; decided in the browser on shared pages. */
  straight?: string;
};
export type ShellLinkGroup = { title: string; category?: string; links: readonly ShellLink[] };
/** The visitor's region, and where it can be changed. */
export type ShellRegion = { name: string; href: string };

export type FooterVariant = "full" | "condensed" | "slim" | "checkout" | "minimal";

/** Everything a footer may show; each part appears only when it is given (shell §2, "Footers"). */
export type FooterContent = {
  variant?: FooterVariant;
  /** Everybody is sent this footer: the front takes the promotion out for whom it is not. */
  isShared?: boolean;
  /** The condition for the responsible-gambling link: its capability. */
  responsibleGambling?: boolean;
  /** "Lotto Games" and "Lotto Results" on multi-offer sites, one group otherwise. */
  groups?: readonly ShellLinkGroup[];
  payments?: readonly PaymentBrand[];
  pciCertified?: boolean;
  social?: readonly { network: string; url: string }[];
  apps?: readonly { store: "App Store" | "Google Play"; url: string }[];
  regulations?: readonly { name: string; image?: string | undefined; href?: string | undefined }[];
  /** Shown while commercial lotteries are on; hidden in the browser when the cart already has a lottery ticket. */
  promotion?: { title: string; text: string; href: string; action: string };
  /** A plain line, or with a heading the customer feedback banner; its variant_b asks for the rating at once. */
  feedback?: {
    heading?: string | null;
    text: string;
    href: string;
    action: string;
    variant?: "variant_a" | "variant_b";
  };
  /** Where the choice about cookies is made, on a site that asks for it. */
  consentHref?: string;
};

/** What a page says in its head. */
export type PageMeta = {
  title: string;
  description?: string | undefined;
  /** `null` hides the site name: the title then stands alone. */
  siteName?: string | null;
  robots?: string | undefined;
  canonical?: string;
  image?: string | undefined;
  /** The account shown on twitter cards, with its @. */
  twitter?: string | undefined;
  /** The language of the page. */
  locale?: "en-AU" | "en-GB";
  /** What the page says of itself to search engines, as JSON that may stand in a script element. */
  structured?: string | undefined;
};

export type DocumentProps = PageMeta & {
  routeName?: string | undefined;
  /** Seconds: idle logout, how often it is looked at, and how long an activity counts for the heartbeat. */
  timers?: readonly [idle: number, check: number, heartbeat: number] | undefined;
  /** Cookies beyond the essential need the visitor's consent. */
  needsConsent?: boolean | undefined;
  /** Visits are told to the operator's analytics provider. */
  hasAnalytics?: boolean | undefined;
  notices?: Notices;
};

/** '{page title} | {site name}' unless the site name is hidden (shell §2, page metadata). */
export function fullTitle(title: string, siteName: string | null = "Drawcard") {
  return siteName && siteName !== title ? `${title} | ${siteName}` : title;
}
