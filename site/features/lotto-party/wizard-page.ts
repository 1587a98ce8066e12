import type { AstroGlobal } from "astro";
import type { Problem } from "#gateway/foundation/problem.ts";
import type { Outputs } from "#gateway/gateway.ts";
import { toCents } from "#gateway/rules/cents.ts";
import { cookieTable } from "#gateway/rules/cookies.ts";
import { type FormState, untouched } from "#site/lib/form/form.ts";
import { formKey } from "#site/lib/form/form-key.ts";
import { postForm } from "#site/lib/form/post.ts";
import { refusalMessage } from "#site/lib/gateway/problem-messages.ts";
import { notFound } from "#site/lib/shell/page.ts";
import { loadSection, type Section } from "#site/lib/shell/section.ts";
import { toastOf } from "#site/lib/shell/toasts/toast-messages.ts";
import type { Group, Session } from "./parties.ts";
import { previewOf } from "./ticket-shares.ts";
import {
  type Choice,
  type Choices,
  drawsOf,
  groupForm,
  LAST_STEP,
  limitsIn,
  priceErrors,
  readChoices,
  readPrice,
  refusedStep,
  STEPS,
  sessionFields,
  startingPrice,
  ticketsOf,
} from "./wizard.form.ts";

/** What a refused post shows: a toast's text, or messages at the fields of a step. */
type Refusal = { title?: string | undefined; message: string };

export type Wizard = {
  step: number;
  choices: Choices;
  config: Outputs["lottoParty"]["config"];
  group: Group | null;
  draws: Choice[];
  chosen: Choice | null;
  session: Session | null;
  nameState: FormState;
  errors: Partial<Record<"draw" | "games" | "price", string>>;
  refusal: Refusal | null;
  key: string;
};

/** Reads the step that the address asks for, or the first one whose choices are missing. Handles a post of the first and of the fourth. */
export async function wizardPage(astro: AstroGlobal, posted: FormData | null): Promise<Section<Wizard> | Response> {
  const { gateway, page } = astro.locals;
  const { searchParams } = astro.url;
  const choices = { ...readChoices(searchParams), ...(posted && readChoices(posted)) };
  const read = await loadSection(astro, async ({ lottoParty, offers }) => {
    const [config, list] = await Promise.all([lottoParty.config(), offers.list()]);
    return { config, draws: drawsOf(list.offers, config, gateway.now()) };
  });
  if (read instanceof Response || read.failure) return read;
  const base = read.data;
  const here = (step: number, more: object = {}) => page.href("shell-lotto-party", {}, { ...choices, step, ...more });

  let nameState: FormState = untouched;
  let refusal: Refusal | null = null;
  let wanted = Number(searchParams.get("step") ?? 1);
  let errors: Wizard["errors"] = {};
  let problem: Problem | null = null;
  const isNaming = posted?.get("command") === "name";
  const nameKey = isNaming || !(posted || choices.group) ? searchParams.get("key") : null;
  const made = readMadeGroup(astro, nameKey);
  if (made) return astro.redirect(here(STEPS.name_group.step, { group: made }), 303);
  // The key of the group is in the address too, so that Back and a refused name lead to a page that knows it.
  if (!posted && !choices.group && !nameKey)
    return astro.redirect(page.href("shell-lotto-party", {}, { ...choices, key: formKey(null, null) }), 303);
  if (posted && isNaming) {
    const created = await postForm(astro, groupForm, posted);
    if (created.ok) {
      const { groupId } = created.data;
      if (nameKey) keepMadeGroup(astro, nameKey, groupId);
      return astro.redirect(here(STEPS.select_draw.step, { group: groupId }), 303);
    }
    nameState = created.state;
    problem = nameState.problem;
    if (problem && !nameState.errors["groupName"]) refusal = toastOf("toast.lottoParty.createFailed");
  }
  const { group: groupId } = choices;
  const ofGroup = groupId ? await loadSection(astro, ({ lottoParty }) => lottoParty.group({ id: groupId })) : null;
  if (ofGroup instanceof Response || ofGroup?.failure) return ofGroup;
  const group = ofGroup?.data ?? null;
  if (group && !group.isOrganiser) return notFound(astro);

  const chosen = base.draws.find(({ draw }) => draw.drawId === choices.draw) ?? null;
  const priced = priceOf(chosen, choices, base.config);
  if (posted?.get("command") === "open" && chosen && typeof priced.cents === "number") {
    const form = new FormData();
    const fields = sessionFields(choices, priced.cents, base.config.minSharePrice.currency);
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set("idempotencyKey", String(posted.get("idempotencyKey") ?? ""));
    const opened = await gateway.form("lottoParty.createSession", form);
    if (opened.ok) {
      const address = { step: STEPS.join_session.step, group: choices.group, session: opened.data.sessionId };
      return astro.redirect(page.href("shell-lotto-party", {}, address), 303);
    }
    problem = opened.problem;
    const back = refusedStep(problem);
    wanted = back ?? STEPS.select_auto_session.step;
    const message = refusalMessage(problem);
    if (back === null || !message) refusal = toastOf("toast.lottoParty.createFailed");
    else errors = back === STEPS.select_draw.step ? { draw: message } : { price: message };
  } else if (posted?.get("command") === "open") wanted = STEPS.select_auto_session.step;

  const sessionId = searchParams.get("session");
  const opened = sessionId ? await loadSection(astro, ({ lottoParty }) => lottoParty.session({ id: sessionId })) : null;
  if (opened instanceof Response || opened?.failure) return opened;
  const session = opened?.data ?? null;
  const step = group ? reachable(wanted, { chosen, session, hasErrors: priced.isWrong }) : STEPS.name_group.step;
  // The draw that a step needs has closed meanwhile.
  if (step === STEPS.select_draw.step && choices.draw && !chosen && !errors.draw)
    errors = { draw: "This draw has closed. Choose the next one." };
  if (wanted > STEPS.set_share_price.step && step === STEPS.set_share_price.step && !errors.price)
    errors = { ...priced.errors };
  const given = posted ? null : searchParams.get("key");
  // The key of the ticket is in the address: Back leads to the same form, which opens no second ticket.
  if (step === STEPS.select_auto_session.step && !posted && !given)
    return astro.redirect(here(step, { key: formKey(null, null) }), 303);
  const key = given ?? formKey(posted, problem);
  const data = { step, choices, ...base, group, chosen, session, nameState, errors, refusal, key };
  return { data, failure: null };
}

function priceOf(chosen: Choice | null, { games, price }: Choices, config: Wizard["config"]) {
  const ticket = chosen ? ticketsOf(chosen).find((row) => String(row.games) === games) : undefined;
  const cents = readPrice(price);
  const errors = priceErrors(ticket, cents, limitsIn(config));
  return { cents, errors, isWrong: Object.keys(errors).length > 0 };
}

/** Returns the wanted step, or the first one whose choices are missing. */
function reachable(
  wanted: number,
  { chosen, hasErrors, session }: Pick<Wizard, "chosen" | "session"> & { hasErrors: boolean },
): number {
  const step = Number.isInteger(wanted) && wanted >= 1 ? Math.min(wanted, LAST_STEP) : 1;
  if (step === LAST_STEP && session) return step;
  if (step > STEPS.select_draw.step && !chosen) return STEPS.select_draw.step;
  return step > STEPS.set_share_price.step && (hasErrors || step === LAST_STEP) ? STEPS.set_share_price.step : step;
}

/** Returns what the third step shows: its tickets, the chosen price and the facts of both. */
export function shareStep({
  chosen,
  choices,
  config,
  errors,
}: Pick<Wizard, "chosen" | "choices" | "config" | "errors">) {
  if (!chosen) return null;
  const tickets = ticketsOf(chosen);
  const limits = limitsIn(config);
  const ticket =
    tickets.find(({ games }) => String(games) === choices.games) ?? tickets.find(({ games }) => games >= 20);
  if (!ticket) return null;
  const typed = readPrice(choices.price);
  const cents = typeof typed === "number" ? typed : startingPrice(ticket, limits);
  const { isPrizePoolUnknown, prizePool } = chosen.draw;
  const prizeCents = isPrizePoolUnknown ? 0 : toCents(prizePool);
  return {
    games: String(ticket.games),
    price: choices.price ?? (cents / 100).toFixed(2),
    tickets,
    facts: previewOf(ticket, cents, limits, prizeCents, errors.price),
    data: JSON.stringify({ tickets, limits, prizeCents, error: errors.price }),
  };
}

/** Keeps which group the first step has made, so that Back leads to that group instead of a second one. */
const COOKIE = "dc_party_group";

/** Keeps which group was made with the key of this form. */
function keepMadeGroup({ cookies, url }: AstroGlobal, key: string, groupId: string) {
  const secure = url.protocol === "https:";
  const { maxAgeSeconds: maxAge } = cookieTable[COOKIE];
  cookies.set(COOKIE, `${key}.${groupId}`, { path: "/", maxAge, httpOnly: true, sameSite: "lax", secure });
}

/** Returns the group that was made with this key, or null. */
function readMadeGroup({ cookies }: Pick<AstroGlobal, "cookies">, key: string | null): string | null {
  const [madeWith, groupId] = cookies.get(COOKIE)?.value.split(".") ?? [];
  return key && madeWith === key && groupId ? groupId : null;
}
