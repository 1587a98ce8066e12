// What each capability that the code reads shows on a page, for the test that switches all of them off and on.
import { variantsOfVisitor } from "#gateway/rules/experiments.ts";
import type { Capability } from "#generated/capabilities.ts";
import type { FrontShop } from "./front-shop.ts";
import { addQuickPick, buyCart, customerOf, customerWithMoney, signIn } from "./people.ts";
import type { Visitor } from "./visitor.ts";

/** A page, and the part of its HTML that a flag shows. */
export type Effect = {
  path: string | ((visitor: Visitor) => Promise<string>);
  sign: RegExp;
  /** The flag hides this part instead. */
  hides?: true;
  prepare?: (shop: FrontShop) => Promise<Visitor>;
};

type Flags = Partial<Record<Capability, Effect>>;

/** Joy has $200.00 of prize money and verified bank accounts. She is not verified herself. */
async function joy(shop: FrontShop): Promise<Visitor> {
  const visitor = shop.visit();
  await signIn(visitor, "joy");
  return visitor;
}

const ACCOUNT = { type: "national", bankCode: "062-000", accountNumber: "123456789" };

/** Joy, and an account whose holder's name waits for a check. */
async function joyWithPendingAccount(shop: FrontShop): Promise<Visitor> {
  const visitor = await joy(shop);
  await visitor.call("funds.addBank", { ...ACCOUNT, accountName: "J Example" });
  return visitor;
}

async function customerWithAccount(shop: FrontShop): Promise<Visitor> {
  const customer = await customerOf(shop);
  await customer.call("funds.addBank", { ...ACCOUNT, accountName: "Fred Example" });
  return customer;
}

async function customerWithDrawnTicket(shop: FrontShop): Promise<Visitor> {
  const customer = await customerWithMoney(shop, 1);
  await shop.draw("monday_lotto");
  return customer;
}

async function customerWithScheduled(shop: FrontShop): Promise<Visitor> {
  const customer = await customerWithMoney(shop, 1);
  const later = { "item.gameOffer": "standard", "item.numGames": "4", "item.scheduled": "true" };
  const { html } = await customer.goto("/monday_lotto");
  const drawNo = /<option value="(\d+)"[^>]*>[^<]*1st</.exec(html)?.[1] ?? "";
  await customer.post("/monday_lotto", { ...later, "item.drawNo": drawNo });
  await buyCart(customer, 1);
  return customer;
}

async function visitorWithCart(shop: FrontShop): Promise<Visitor> {
  const visitor = shop.visit();
  await addQuickPick(visitor);
  return visitor;
}

/** A visitor with consent whose anonymous id gets the experiment's new wording. */
function visitorOfExperiment(other: Capability) {
  return async (shop: FrontShop): Promise<Visitor> => {
    await shop.controls.capability(other, "on");
    let id: string;
    do id = crypto.randomUUID();
    while (variantsOfVisitor(id).boost_buy_tickets_experiment !== "buy");
    const visitor = shop.visit();
    visitor.cookies.set("dc_consent", "essential+non_essential").set("dc_anonymous_id", id);
    return visitor;
  };
}

const visitorAfter = (prepare: (shop: FrontShop) => Promise<void>) => async (shop: FrontShop) => {
  await prepare(shop);
  return shop.visit();
};

const firstMatch = (path: string, pattern: RegExp) => async (visitor: Visitor) =>
  pattern.exec((await visitor.goto(path)).html)?.[0] ?? `no ${pattern}`;

const CONTENT_FLAGS: Flags = {
  ad_landing_pages: { path: "/?utm_campaign=first_ticket", sign: /Your first ticket costs less/ },
  blog: { path: "/about", sign: /href="\/blog"/ },
  causes_directory: { path: "/about", sign: /href="\/causes"/ },
  cookie_consent: { path: "/about", sign: /href="\/shell\/consent/ },
  customer_chat: {
    path: "/about/contact-us",
    sign: /Chat with us now/,
    prepare: visitorAfter(({ controls }) =>
      controls.change("getConfig", { support_chat: { available: true, url: "https://chat.example/" } }),
    ),
  },
  google_tag_manager: { path: "/about", sign: /data-tag-manager/ },
  logout_visible_in_nav: { path: "/shell/menu", sign: /panel__logout/, prepare: customerOf },
  membership_accumulated_entries: {
    path: "/daily-winners",
    sign: /Unlock your entries in Monthly/,
    async prepare(shop) {
      const bea = shop.visit();
      await signIn(bea, "bea");
      return bea;
    },
  },
  membership_purchase: { path: "/daily-winners", sign: /href="\/daily-winners\/membership-tiers"/ },
  pci_certified: { path: "/about", sign: /PCI certified/ },
  "sitewide-banner": {
    path: "/about",
    sign: /Doors open at nine/,
    prepare: visitorAfter(({ controls }) => controls.content("sitewide-banner.news", "Doors open at nine")),
  },
  "social-syndicates": { path: "/social-play", sign: /How Lotto Party works/ },
  "social-syndicates-joiner": {
    // The page of a session, which its members still see.
    path: async (visitor) => {
      const pathIn = firstMatch("/my-account/lotto-party", /\/my-account\/lotto-party\/group\/grp_\w+/);
      return firstMatch(await pathIn(visitor), /\/my-account\/lotto-party\/session\/lps_\w+/)(visitor);
    },
    sign: /item\.numShares/,
    async prepare(shop) {
      const nell = shop.visit();
      await signIn(nell, "nell");
      return nell;
    },
  },
  "social-syndicates-organiser": { path: "/lotto-party", sign: /Start a group/ },
  sub_variant: { path: "/about", sign: /href="\/shell\/region/ },
  support_faq: { path: "/about/contact-us", sign: /<details class="accordion"/ },
  support_form: { path: "/about/contact-us", sign: /Send message/ },
  terms_of_use: { path: "/about", sign: /href="\/about\/terms-of-use"/ },
};

const PLAY_FLAGS: Flags = {
  boost_buy_tickets_experiment: {
    path: "/monday_lotto",
    sign: /data-experiments="[^"]+=buy"/,
    prepare: visitorOfExperiment("experiments"),
  },
  charity_lotteries: { path: "/shell/menu", sign: /href="\/charity_raffle"/ },
  experiments: {
    path: "/monday_lotto",
    sign: /data-experiments="[^"]+=buy"/,
    prepare: visitorOfExperiment("boost_buy_tickets_experiment"),
  },
  lottery_play_replay: {
    path: firstMatch("/my-account/past-tickets", /\/my-account\/past-tickets\/ticket\/\w+/),
    sign: /Play again</,
    prepare: customerWithDrawnTicket,
  },
  placements: { path: "/?clear_cache=1", sign: /Seven numbers, every Tuesday/ },
  pre_order: { path: "/camper_raffle", sign: /href="\/camper_raffle\/draw\/\d+/ },
  scheduled_purchase: {
    path: async (visitor) => {
      const { html } = await visitor.goto("/monday_lotto");
      return `/monday_lotto?firstDrawNo=${/<option value="(\d+)"[^>]*>[^<]*1st</.exec(html)?.[1]}`;
    },
    sign: /Pay when this is the next draw/,
  },
  scheduled_purchase_cancel: {
    path: firstMatch("/my-account/upcoming-tickets", /\/my-account\/scheduled-purchases\/sch_\w+/),
    sign: /Cancel scheduled ticket/,
    prepare: customerWithScheduled,
  },
  statistics_tip_add_to_cart: { path: "/powerball/statistics", sign: />Add to cart/ },
  syndicates: { path: "/powerball", sign: /href="\/powerball\/syndicates"/ },
  cart_subscription_match_modal: {
    path: "/cart",
    sign: /You may be buying this twice/,
    prepare: async (shop) => {
      const customer = await uma(shop);
      // The next draw of her autoplay.
      await customer.submit(await customer.goto("/monday_lotto?firstDrawNo=4322"), /^Add/);
      return customer;
    },
  },
  upsell_drawn_recurring_purchase_tickets: {
    path: async ({ cookies }) => `/receipt/${cookies.get("checkout")}`,
    sign: /Add the same games for the next draw/,
    prepare: customerWithDrawnAutoplay,
  },
  vouchers: { path: "/cart", sign: /Promotion code/, prepare: visitorWithCart },
  winner_search: { path: "/charity_raffle/results/draw/11", sign: /tab=winners/ },
};

/** Uma has autoplays and subscriptions in every state. */
async function uma(shop: FrontShop): Promise<Visitor> {
  const visitor = shop.visit();
  await signIn(visitor, "uma");
  return visitor;
}
/** A customer whose first ticket of an autoplay is drawn. A cookie keeps the id of its receipt. */
async function customerWithDrawnAutoplay(shop: FrontShop): Promise<Visitor> {
  const customer = await customerWithMoney(shop, 50);
  const cart = await addQuickPick(customer);
  await customer.submit(cart, /^Turn on autoplay/);
  customer.cookies.set("checkout", await buyCart(customer));
  await shop.draw("monday_lotto");
  return customer;
}
const autoplay = firstMatch("/my-account/autoplay", /\/my-account\/autoplay\/ticket\/\w+/);
const subscription = firstMatch("/my-account/subscriptions", /\/my-account\/subscriptions\/ticket\/\w+/);

const RECURRING_FLAGS: Flags = {
  autoplay: { path: "/powerball", sign: /value="autoplay"/ },
  autoplay_cancel: { path: autoplay, sign: /Yes, cancel this autoplay/, prepare: uma },
  autoplay_edit: { path: autoplay, sign: /Save changes/, prepare: uma },
  autoplay_pause: { path: autoplay, sign: /Pause autoplay|Resume autoplay/, prepare: uma },
  recurring_purchase_retry: { path: "/my-account/autoplay", sign: /Try the payment again/, prepare: uma },
  subscription_cancel: { path: subscription, sign: /Yes, cancel this subscription/, prepare: uma },
  subscription_edit: { path: subscription, sign: /Save changes/, prepare: uma },
  subscription_pause: { path: subscription, sign: /Pause subscription|Resume subscription/, prepare: uma },
};

const ACCOUNT_FLAGS: Flags = {
  account_details_manage: { path: "/my-account/my-details", sign: /Save details/, prepare: customerOf },
  "customer-deactivate": { path: "/my-account/my-details", sign: /href="\/close-my-account"/, prepare: customerOf },
  deposit_limits: { path: "/my-account", sign: /href="\/my-account\/precommitment-limit"/, prepare: customerOf },
  "manage-account": { path: "/my-account/login-and-security", sign: /authenticator app/, prepare: customerOf },
  "precommitment-amount": { path: "/my-account/precommitment-limit", sign: /Set limit/, prepare: customerOf },
  registration: { path: "/login", sign: /step=register/ },
  "social-authentication-apple": { path: "/login", sign: /Continue with Apple/ },
  "social-authentication-google": { path: "/login", sign: /Continue with Google/ },
  verification_connect_id: { path: "/my-account/verify-account", sign: /Choose your bank/, prepare: customerOf },
};

const WALLET_FLAGS: Flags = {
  add_card_default_fund: {
    path: "/my-account/cards-and-accounts?add=card",
    sign: /Pay with this card by default/,
    hides: true,
    prepare: customerOf,
  },
  add_card_without_deposit: {
    path: "/my-account/cards-and-accounts?add=card",
    sign: /Deposit with this card/,
    hides: true,
    prepare: customerOf,
  },
  direct_debit_manage: {
    path: "/my-account/deposit",
    sign: /Bank account ending in 6789/,
    prepare: customerWithAccount,
  },
  wallet_withdrawal_npp: { path: "/my-account/withdraw", sign: /Instant: paid within minutes/, prepare: joy },
  wallet_withdrawal_npp_verification: {
    path: "/my-account/withdraw",
    sign: /This account is not verified yet/,
    prepare: joyWithPendingAccount,
  },
  wallet_withdrawal_payid: {
    path: "/my-account/cards-and-accounts?add=bank",
    sign: /PayID by email/,
    prepare: customerOf,
  },
  wallet_withdrawal_requires_verification: {
    path: "/my-account/withdraw",
    sign: /Verify your account first/,
    prepare: joy,
  },
};

/** The effects of flags to which the specification's table gives no gate of a built page. */
export const FLAG_EFFECTS: Flags = {
  ...CONTENT_FLAGS,
  ...PLAY_FLAGS,
  ...ACCOUNT_FLAGS,
  ...RECURRING_FLAGS,
  ...WALLET_FLAGS,
};
