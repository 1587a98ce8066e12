import type { components } from "#generated/translation/schema.ts";
import { BRITISH_SEO, SEO } from "./seo.ts";

type ContentItem = components["schemas"]["ContentItem"];

const plain = (id: string, value: string): ContentItem => ({ id, type: "plain", value });
const markdown = (id: string, value: string): ContentItem => ({ id, type: "markdown", value });
/** Content that editors can change. The site works without any of it. */
export const CONTENT: ContentItem[] = [
  plain("home.heading", "Your ticket, sorted."),
  plain("home.intro", "Pick your numbers, keep them safe, and know the moment you win."),
  markdown("home.how-it-works", "Pick your numbers, **pay**, and we tell you if you won."),
  plain("home.how-it-works-pick", "Choose your own numbers or take a quick-pick."),
  plain("home.how-it-works-pay", "Pay from your wallet or by card. You see the price and the odds first."),
  plain("home.how-it-works-win", "We check every ticket and pay prizes into your wallet."),
  plain(
    "home.trust",
    "You can verify every draw: the secret number behind it is fixed before sales open and published after it.",
  ),
  plain("responsible-play.heading", "Play for fun, within your means"),
  markdown(
    "responsible-play.text",
    "Set a spend limit and keep to it. If it stops being fun, free, confidential help is available 24/7: **1800 858 858**.",
  ),
  // The site-wide banner: the first of three that is not empty, with a separate list for South Australia (shop §5).
  plain(
    "sitewide-banner.welcome",
    "Anyone can verify our draws: the secret number behind each one is fixed before sales open.",
  ),
  plain("sitewide-banner.sa-welcome", "In South Australia, Saturday Lotto is called X Lotto. It is the same draw."),
  plain("feedback.heading", "How are we doing?"),
  plain("feedback.text", "Tell us what works and what doesn't. It only takes a moment, and we read every comment."),
  plain("feedback.action", "Give feedback"),
  plain("feedback.thanks", "Thank you. We read every word."),
  plain("play-heading.lotto", "Pick your numbers"),
  ...SEO,
];

/** The British versions. Items without one are in en-AU. */
export const BRITISH_CONTENT: ContentItem[] = [
  markdown(
    "responsible-play.text",
    "Set a spend limit and keep to it. If it stops being fun, free, confidential help is available 24/7: **0808 8020 133**.",
  ),
  ...BRITISH_SEO,
];
