// The titles and descriptions of pages for search engines: content items of type seo in the category meta (shop §7). Titles are
// at most 50 characters, as the site's name follows them, and descriptions at most 160.
import type { components } from "#generated/translation/schema.ts";

type ContentItem = components["schemas"]["ContentItem"];

/** `page` is the name of its route, with its parameters. A page without a title here keeps its own. */
const seo = (page: string, title: string | null, description: string): ContentItem => ({
  id: `meta.${page}`,
  type: "seo",
  value: { ...(title !== null && { title }), description },
});

export const SEO: ContentItem[] = [
  seo(
    "home",
    "Lotteries, raffles and syndicates",
    "Buy lottery, raffle and syndicate tickets online. We keep them safe, check every draw and pay prizes into your wallet.",
  ),
  seo(
    "lotto-tickets",
    "Lotto tickets",
    "Every lotto, raffle and syndicate on sale, closing soonest first, with its prize pool, price, odds and closing time.",
  ),
  seo(
    "lotto-results",
    "Lotto results",
    "The latest winning numbers, what each division paid, and how to verify a draw.",
  ),
  seo(
    "lotto-results-lotteries",
    "Lottery results",
    "Winning numbers and dividends of Powerball, Oz Lotto and every other lottery.",
  ),
  seo(
    "charity-tickets",
    "Raffles",
    "Every raffle on sale: the prizes, the books, the closing times and the causes that your tickets support.",
  ),
  seo(
    "social-play",
    "Syndicates and Lotto Party",
    "Share a lottery ticket with others: what a share costs, how many games it plays and when its draw is.",
  ),
  seo("lotto-results-raffles", "Raffle results", "The winning ticket numbers of every raffle, draw by draw."),
  seo(
    "offer-play.monday_lotto",
    "Monday Lotto tickets",
    "Pick your Monday Lotto numbers or take a quick-pick. Price, odds and closing time before you buy.",
  ),
  seo(
    "offer-play.wednesday_lotto",
    "Wednesday Lotto tickets",
    "Pick your Wednesday Lotto numbers or take a quick-pick. Price, odds and closing time before you buy.",
  ),
  seo(
    "offer-play.oz_lotto",
    "Oz Lotto tickets",
    "Pick your seven Oz Lotto numbers or take a quick-pick. Price, odds and closing time before you buy.",
  ),
  seo(
    "offer-play.powerball",
    "Powerball tickets",
    "Seven numbers and a Powerball: pick your own or take a quick-pick. Price, odds and closing time before you buy.",
  ),
  seo(
    "offer-play.one_lottery",
    "One Lottery tickets",
    "Six digits in order: choose your own for One Lottery or take a quick-pick. Price and odds before you buy.",
  ),
  seo(
    "offer-play.set_for_life2020",
    "Set for Life tickets",
    "Seven numbers for seven days: pick your own for Set for Life or take a quick-pick. Price, odds and closing time before you buy.",
  ),
  seo(
    "offer-play.lotto_strike",
    "Lotto Strike tickets",
    "Name the first four Lotto balls in their order. Choose your days, and see price and odds before you buy.",
  ),
  seo(
    "offer-play.super_66",
    "Super 66 tickets",
    "Six digits that we pick for you, drawn just before Saturday Lotto. Price and odds before you buy.",
  ),
  seo(
    "offer-play.charity_raffle",
    "Beach house raffle tickets",
    "Choose a book of tickets in the beach house raffle, which helps Coast Rescue.",
  ),
  seo(
    "offer-play.camper_raffle",
    "Camper van raffle tickets",
    "Choose a book of tickets in the camper van raffle and the cause that your tickets help.",
  ),
  seo(
    "offer-play.saturday_syndicate",
    "Saturday Syndicate shares",
    "Share a big set of Saturday Lotto games with other players. Prizes are split to the last cent.",
  ),
  seo(
    "offer-play.powerball_syndicate",
    "Powerball Syndicate shares",
    "Share a pack of Powerball games with other players. See the numbers before you buy. Prizes are split to the last cent.",
  ),
  seo(
    "syndicates",
    "Lottery syndicates",
    "Every syndicate on sale: the ticket, the price of a share, the shares left and when sales close.",
  ),
  seo(
    "lotto-party",
    "Lotto Party: share a ticket with friends",
    "Open a big ticket, invite your friends and split every prize. See the numbers and the odds before you buy a share.",
  ),
  seo(
    "daily-winners",
    "Daily Winners: a free draw every day",
    "Join for free and be in a draw for $1,000 every evening at 8 pm in Sydney. Every draw can be checked.",
  ),
  seo(
    "daily-winners-winners",
    "Winners of Daily Winners",
    "Who won the giveaways of Daily Winners, by initials and region if they agreed, with every draw to check.",
  ),
  seo(
    "daily-winners-membership-tiers",
    "Free and premium memberships",
    "Daily Winners is free. Premium has five entries every day and a guaranteed entry in every special giveaway, paid monthly to yearly.",
  ),
  seo(
    "blog",
    "Stories from behind the counter",
    "How our draws work, what our raffles do for their causes, and how to keep play a small pleasure.",
  ),
  seo(
    "causes-directory",
    "The causes behind our raffles",
    "Who our raffles help: what each cause does, which raffle supports it and what it has received.",
  ),
  seo(
    "your-support",
    "What your support has done",
    "The money that raffles have paid to each cause, from our ledger, and the stories behind it.",
  ),
  seo(
    "app",
    "Buy tickets on your phone",
    "Buy tickets, follow the draws and see your prizes on your phone, with the app or in your browser.",
  ),
  seo("about", "About us", "A lottery counter that is open all hours: what we sell, how we work and what we promise."),
  seo(
    "about-contact-us",
    "Contact customer support",
    "Reach us by phone, email or with a message, and find out when we are there and how soon we answer.",
  ),
  seo(
    "about-faq",
    "Questions and answers",
    "Answers about opening an account, buying tickets, paying, draws, prizes and playing safely.",
  ),
  seo(
    "about-responsible-gaming",
    "Play within your means",
    "Limits, breaks and warning signs, and free help from Gambling Help on 1800 858 858, 24 hours a day.",
  ),
  seo(
    "about-privacy",
    "Privacy policy",
    "What we know about you, why, how long we keep it, who else sees it and how to see, correct or delete it.",
  ),
  seo(
    "about-cookie-policy",
    "Cookie policy",
    "Every cookie and every value that we store in your browser: its name, its purpose and how long it lasts.",
  ),
  seo(
    "about-api",
    "API",
    "Every call that an app can make to this shop, with a description in OpenAPI and types of a client.",
  ),
  seo(
    "about-terms-and-conditions",
    "Terms and conditions",
    "The agreement between you and us: accounts, tickets, draws, prizes, refunds and your wallet.",
  ),
  seo(
    "about-terms-of-use",
    "Terms of use",
    "What you may do with this website, what we may do, and what to do if you find a fault in it.",
  ),
  // Each step of signing in has its own title.
  seo("login", null, "Log in to see your tickets, prizes and wallet, or open an account in a few minutes."),
];

/** The British versions. Items without one are in en-AU. */
export const BRITISH_SEO: ContentItem[] = [
  seo(
    "about-responsible-gaming",
    "Play within your means",
    "Limits, breaks and warning signs, and free help from GamCare on 0808 8020 133, 24 hours a day.",
  ),
  seo(
    "lotto-tickets",
    "Lottery tickets",
    "Every lottery, raffle and syndicate on sale, closing soonest first, with its prize pool, price, odds and closing time.",
  ),
  seo(
    "lotto-results",
    "Lottery results",
    "The latest winning numbers, what each division paid, and how to verify a draw.",
  ),
];
