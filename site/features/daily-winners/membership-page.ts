import type { AstroGlobal } from "astro";
import type { Problem } from "#gateway/foundation/problem.ts";
import type { Outputs } from "#gateway/gateway.ts";
import { dayAndTime } from "#site/lib/format/dates.ts";
import { formatMoney } from "#site/lib/format/money.ts";
import { parseMarkdown, textOf } from "#site/lib/rich-text/markdown.ts";
import { answerOf, readOr, setNoStore, toSignIn } from "#site/lib/shell/page.ts";
import { loadSection, readSection } from "#site/lib/shell/section.ts";
import { giveawayName, standingOf } from "./giveaways.ts";

export type Config = Outputs["dailyWinners"]["config"];
/** A section of the config with a text. */
export type TextSection = Omit<Config["titleContent"], "label"> & { label?: string | undefined };
export type Membership = Outputs["dailyWinners"]["get"];

const NOTICES = {
  joined: "You have joined Daily Winners.",
  left: "You have left Daily Winners.",
  unlocked: "Your entries are unlocked.",
  saved: "Your choice is saved.",
} as const;
type Change = keyof typeof NOTICES;

/** What the pages show while the config of the program cannot be read. */
const OWN_WORDS: Config = {
  titleContent: { heading: "Daily Winners", body: "Members are in a giveaway every day." },
  optIn: { heading: "Join Daily Winners", body: "Membership is free, and you can leave at any time." },
  membershipTiers: [],
  eligiblePricingIds: [],
  discounts: [],
  navigationItems: [],
  footerDisclaimer: "The terms of Daily Winners decide who can take part.",
};

/** Returns what the program is in plain text, for the head of its pages. */
export const descriptionOf = ({ titleContent: { body, heading } }: Config): string =>
  body ? textOf(parseMarkdown(body)) : heading;

/** Reads the config of the program, or our own words if it cannot be read. Such a page is not cached. */
async function readConfig(astro: AstroGlobal): Promise<{ config: Config; isKnown: boolean } | Response> {
  const { data, failure } = await readSection(astro, ({ dailyWinners }) => dailyWinners.config());
  if (!failure) return { config: data, isKnown: true };
  const answer = await answerOf(astro, failure);
  if (answer instanceof Response) return answer;
  setNoStore(astro);
  return { config: OWN_WORDS, isKnown: false };
}

type Program = {
  config: Config;
  /** False if the config could not be read, and is our own words. */
  isKnown: boolean;
  isVisitor: boolean;
  /** Null for a visitor, or if it is unknown. */
  membership: Membership | null;
  /** The customer's membership could not be read. */
  isUnknown: boolean;
};

/** Reads the config of the program and the customer's membership. */
export async function readProgram(astro: AstroGlobal): Promise<Program | Response> {
  const program = await readConfig(astro);
  if (program instanceof Response) return program;
  const isVisitor = astro.locals.page.isShared || !astro.locals.gateway.session.isAuthenticated;
  const read = isVisitor ? null : await loadSection(astro, ({ dailyWinners }) => dailyWinners.get());
  if (read instanceof Response) return read;
  const isUnknown = read?.failure !== null && read !== null;
  return { ...program, isVisitor, membership: read?.data ?? null, isUnknown };
}

/** Whether the customer is a member whose deposit has not arrived. */
export async function waitsForDeposit(astro: AstroGlobal): Promise<boolean> {
  if (!astro.locals.gateway.session.isAuthenticated) return false;
  const membership = await readOr(astro, null, ({ dailyWinners }) => dailyWinners.get());
  return membership?.membershipStatus === "pending-deposit";
}

type MembershipPage = Program & {
  /** The latest giveaways that have winners. */
  winners: Outputs["dailyWinners"]["giveaways"]["giveaways"];
  giveaways: Outputs["dailyWinners"]["giveaways"]["giveaways"];
  /** What the last post changed, as a sentence. */
  notice: string | null;
  /** What the customer is in now, and what is left to do. */
  standing: string[];
  /** The membership before the last post changed it, as "pending-deposit.free". */
  before: string | null;
  /** Why the post was refused. */
  problem: Problem | null;
  /** The one-time address of the benefits, if the post asked for it. */
  benefitsUrl: string | null;
  /** The fields of the refused post, for another try. */
  sent: readonly (readonly [name: string, value: string])[];
};

const SHOWN_WINNERS = 3;
const FIELDS = ["command", "id", "membershipStatus", "showWinnerName"];
const MEMBERSHIP = /^(member|non-member|pending-deposit)\.(free|premium)$/;

/** The notice of a change; a redirect's fragment scrolls to it without a script. */
export const CHANGED_NOTICE = "changed";
/** The first entries that can be unlocked. */
export const UNLOCK = "unlock";
/** The form that joins. The bar at the bottom of the page has its button. */
export const JOIN_FORM = "join-form";

/** Handles a post of the page (a change becomes a redirect to a notice) and returns what the page shows. */
export async function membershipPage(astro: AstroGlobal): Promise<MembershipPage | Response> {
  const posted =
    astro.request.method === "POST" ? await handlePost(astro) : { problem: null, benefitsUrl: null, sent: [] };
  if (posted instanceof Response) return posted;
  if (posted.problem?.code === "signed_out") return toSignIn(astro);
  const program = await readProgram(astro);
  if (program instanceof Response) return program;
  const listed = (status: "current" | "drawn") =>
    readOr(astro, { giveaways: [] }, ({ dailyWinners }) => dailyWinners.giveaways({ status }));
  const [{ giveaways }, { giveaways: drawn }] = await Promise.all([listed("current"), listed("drawn")]);
  const changed = astro.url.searchParams.get("changed") ?? "";
  const unlocked = giveaways.find(
    ({ drawId }) => changed === "unlocked" && drawId === astro.url.searchParams.get("draw"),
  );
  const ownWords = Object.hasOwn(NOTICES, changed) ? NOTICES[changed as Change] : null;
  const countsMonth = astro.locals.page.capabilities?.includes("membership_accumulated_entries") ?? false;
  const standing =
    unlocked || changed === "joined"
      ? standingAfter({ giveaways, program, unlocked, countsMonth }).filter((line) => line !== null)
      : [];
  const notice = unlocked ? `Your entries in ${giveawayName(unlocked)} are unlocked.` : ownWords;
  const was = astro.url.searchParams.get("was") ?? "";
  const before = notice !== null && (changed === "joined" || changed === "left") && MEMBERSHIP.test(was) ? was : null;
  const winners = drawn.slice(0, SHOWN_WINNERS);
  return { ...program, giveaways, winners, notice, standing, before, ...posted };
}

type Standing = {
  giveaways: Outputs["dailyWinners"]["giveaways"]["giveaways"];
  program: Program;
  unlocked: Outputs["dailyWinners"]["giveaway"] | undefined;
  countsMonth: boolean;
};

/** Returns what is entered and what is left to do after a customer has joined or unlocked entries. */
function standingAfter({ countsMonth, giveaways, program, unlocked }: Standing): (string | null)[] {
  const { config, membership } = program;
  const { entered, left } = standingOf(giveaways, countsMonth);
  if (unlocked) return [`It is drawn ${dayAndTime(unlocked.drawDate)}.`, left];
  if (membership?.membershipStatus !== "pending-deposit") return [entered, left];
  const least = config.deposit?.minimumAmount;
  const daily = giveaways.find(({ giveawayType }) => giveawayType === "daily");
  const opens = daily && `you are in ${giveawayName(daily)}, drawn ${dayAndTime(daily.drawDate)}`;
  return [
    `Nothing is entered yet. Deposit ${least ? `${formatMoney(least)} or more in one payment` : "once"}, and ${opens ?? "your entries count"}.`,
  ];
}

async function handlePost(astro: AstroGlobal) {
  const { gateway, page } = astro.locals;
  const data = await astro.request.formData();
  const done = (changed: Change, more: { was?: string; draw?: string } = {}) =>
    astro.redirect(`${page.href("daily-winners", {}, { changed, ...more })}#${CHANGED_NOTICE}`, 303);
  const command = data.get("command");
  const sent = FIELDS.flatMap((name) => (data.has(name) ? [[name, String(data.get(name))] as const] : []));
  const refused = (problem: Problem) => ({ problem, benefitsUrl: null, sent });
  if (command === "benefits") {
    const answer = await gateway.form("dailyWinners.benefits", data);
    return answer.ok ? { problem: null, benefitsUrl: answer.data.ssoUrl, sent: [] } : refused(answer.problem);
  }
  if (command === "unlock") {
    const unlocked = await gateway.form("dailyWinners.unlock", data);
    return unlocked.ok ? done("unlocked", { draw: String(data.get("id")) }) : refused(unlocked.problem);
  }
  const isNaming = command === "name";
  // Browsers don't send a box that is not ticked.
  if (isNaming) data.set("showWinnerName", String(data.has("showWinnerName")));
  const before = await gateway.caller.dailyWinners.get().catch(() => null);
  const set = await gateway.form("dailyWinners.set", data);
  if (!set.ok) return refused(set.problem);
  if (isNaming) return done("saved");
  const was = before ? { was: `${before.membershipStatus}.${before.membershipTier}` } : {};
  return done(set.data.membershipStatus === "non-member" ? "left" : "joined", was);
}
