// The page of an autoplay or a subscription: what it shows, and the forms posted to it.
import type { AstroGlobal } from "astro";
import type { Outputs } from "#gateway/gateway.ts";
import { required } from "#gateway/rules/validators.ts";
import type { Capability } from "#generated/capabilities.ts";
import { type Form, type FormState, untouched, valuesOf } from "#site/lib/form/form.ts";
import { postForm } from "#site/lib/form/post.ts";
import { viewOf } from "#site/lib/form/summary.ts";
import { ticketBook } from "#site/lib/format/counts.ts";
import { isoDate } from "#site/lib/format/dates.ts";
import { market } from "#site/lib/format/locale.ts";
import { refusalMessage } from "#site/lib/gateway/problem-messages.ts";
import { refreshBalance } from "#site/lib/list/read-page.ts";
import { load, readOptional, readOr } from "#site/lib/shell/page.ts";
import { toastOf } from "#site/lib/shell/toasts/toast-messages.ts";
import { readResolutions } from "./payment-resolutions.ts";
import {
  type Change,
  FORMS,
  isStatusChange,
  showStatusFailure,
  statusInput,
  type Type,
} from "./recurring-purchases.form.ts";
import {
  chargeTime,
  dayAfterNext,
  featuresOf,
  isCancelled,
  isPaused,
  nextOf,
  pauseOptions,
  type RecurringPurchase,
  savedStatus,
} from "./recurring-purchases.ts";

type Offer = Outputs["offers"]["get"];
type Option = { value: string; label: string };

const FLAGS = {
  autoplay: { edit: "autoplay_edit", pause: "autoplay_pause", cancel: "autoplay_cancel" },
  subscription: { edit: "subscription_edit", pause: "subscription_pause", cancel: "subscription_cancel" },
} as const satisfies Record<Type, Record<string, Capability>>;
const ROUTES = { autoplay: "my-account-autoplay-ticket", subscription: "my-account-subscription-ticket" } as const;

const LISTS = { autoplay: "my-account-autoplay", subscription: "my-account-subscriptions" } as const;

/** The setting that says for how long each can be paused. */
const TIMED_PAUSES = { autoplay: "autoplayTimedPause", subscription: "subscriptionTimedPause" } as const;

const SAVED = {
  pause: "It is paused. Nothing is charged until it is active again.",
  cancel: "It is cancelled. Nothing more is charged.",
  edit: "Your changes are saved. They apply from the next charge.",
  jackpot: "Your smallest jackpot is saved. It applies from the next draw.",
  quickpick: "Your choice of numbers is saved. It applies from the next draw.",
} as const satisfies Partial<Record<Change, string>>;

/** The notice after a form that changed nothing. */
const NOTHING = "Nothing was changed.";

/** The services' message if another tab has cancelled it. */
const CANCELLED = "This was cancelled and cannot be changed.";

/** A cancellation where one list shows autoplays and subscriptions together (shop §4). */
const COMBINED_CANCELLED = "Your recurring purchase is cancelled. Nothing more is charged.";

const isChange = (name: string | null, forms: object): name is Change => name !== null && Object.hasOwn(forms, name);

/** Returns the data of a posted form with the id, and for a status change with the status. */
function completed(data: FormData, change: Change, id: string): FormData {
  data.set("id", id);
  if (isStatusChange(change))
    for (const [name, value] of Object.entries(statusInput(change, valuesOf(data)))) data.set(name, value);
  return data;
}

/**
 * Sends the name of an autoplay only if it was changed: the default name counts the games. An empty field would be left out of the
 * input; a space is read as no name, so that the default is back.
 */
function withChangedName(data: FormData, kept: RecurringPurchase | null): void {
  const typed = data.get("description");
  if (typed !== null && typed === kept?.description) data.delete("description");
  else if (typed === "") data.set("description", " ");
}

/** The form has only the fields of its kind of product, and none of them is empty. */
const COUNTS = ["numGames", "numShares"];

/** Whether an edit asks for any change. The contract refuses an edit without one. */
const isEmpty = (form: Form, data: FormData) => Object.keys(form.fields).every((name) => !data.has(name));

/**
 * Posts an edit form. Boxes for days are left out of it if none is chosen. Returns null if it asks for no change, such as a form
 * without fields.
 */
async function postEdit(astro: AstroGlobal, form: Form, data: FormData, { id, type }: { id: string; type: Type }) {
  const { autoplays } = astro.locals.gateway.caller;
  const kept = type === "autoplay" ? await autoplays.get({ id }).catch(() => null) : null;
  const days = data.getAll("days");
  withChangedName(data, kept);
  if (isEmpty(form, data) && !kept?.days) return null;
  const posted = await postForm(astro, form, data, (read) => ({
    ...(kept?.days && days.length === 0 && { days: "Choose at least one draw day." }),
    ...Object.fromEntries(COUNTS.flatMap((name) => (read[name] === "" ? [[name, required("")]] : []))),
  }));
  return posted.ok
    ? posted
    : { ...posted, state: { ...posted.state, values: { ...posted.state.values, days: days.join() } } };
}

const gameOffersOf = (offer: Offer, { gameOffer }: RecurringPurchase) =>
  offer.gameTypes.find(({ gameOffers }) => gameOffers.some(({ key }) => key === gameOffer))?.gameOffers ?? [];

/** Returns the edit form's fields: those of this kind of product, as far as there is something to choose. */
function editChanges(purchase: RecurringPurchase, offer: Offer | null) {
  const fields: readonly string[] = featuresOf(purchase).fields;
  const sold = offer ? gameOffersOf(offer, purchase) : [];
  const current = sold.find(({ key }) => key === purchase.gameOffer);
  const choose = (options: Option[], field: string) =>
    fields.includes(field) && options.length > 1 ? { options } : null;
  const gameOffers = sold.map(({ defaultEntryCount, key, name = ticketBook(defaultEntryCount) }) => ({
    value: key,
    label: name,
  }));
  const causes = (offer?.causes ?? []).map(({ key, name }) => ({ value: key, label: name }));
  const bounds = current && { hint: `From ${current.minGames} to ${current.maxGames} games.` };
  return {
    gameOffer: choose(gameOffers, "gameOffer"),
    causeKey: choose(causes, "causeKey"),
    numGames: fields.includes("numGames") ? (bounds ?? {}) : null,
    numShares: fields.includes("numShares") ? {} : null,
    // Only where customers choose them: a game that is sold by the week plays all its days.
    days: purchase.days && current?.days ? { options: current.days.map((day) => ({ value: day, label: day })) } : null,
  };
}

const keptOf = (purchase: RecurringPurchase): Record<string, string> => ({
  gameOffer: purchase.gameOffer ?? "",
  causeKey: purchase.causeKey ?? "",
  numGames: String(purchase.numberOfGames ?? ""),
  numShares: String(purchase.numberOfShares ?? ""),
  description: purchase.description ?? "",
  days: purchase.days?.join() ?? "",
  minimumJackpotAmount: String(purchase.minimumJackpotAmount.amount),
  quickpick: String(purchase.quickpick),
});

/** Carries out a posted form, and reads what the page shows. */
export async function recurringTicketPage(astro: AstroGlobal, type: Type) {
  const { gateway, page } = astro.locals;
  const id = astro.params["id"] ?? "";
  const here = page.href(ROUTES[type], { id });
  const forms = FORMS[type];
  const wanted = astro.url.searchParams.get("change");
  const change = astro.request.method === "POST" && isChange(wanted, forms) ? wanted : null;
  let failed: FormState | null = null;
  if (change) {
    const data = completed(await astro.request.formData(), change, id);
    const form = forms[change] as Form;
    const posted = await (change === "edit" ? postEdit(astro, form, data, { id, type }) : postForm(astro, form, data));
    if (!posted) return astro.redirect(`${here}?saved=nothing`, 303);
    if (posted.ok) return astro.redirect(`${here}?saved=${change}`, 303);
    failed = posted.state;
  }
  const noun = type === "autoplay" ? "autoplays" : "subscriptions";
  const [purchase] = await Promise.all([load(astro, (read) => read[noun].get({ id })), refreshBalance(astro)]);
  if (purchase instanceof Response) return purchase;

  const has = (flag: Capability) => page.capabilities?.includes(flag) ?? false;
  const isOver = isCancelled(purchase.status);
  const paused = isPaused(purchase.status);
  const canEdit = !isOver && has(FLAGS[type].edit);
  const skipUntil = dayAfterNext(purchase, market().timeZone);
  const { hasJackpot, hasNumbers } = featuresOf(purchase);
  const { productOfferKey } = purchase;
  const offer =
    canEdit && productOfferKey ? await readOptional(astro, null, (read) => read.offers.get({ productOfferKey })) : null;
  const hasGrowingJackpot = offer?.recurringPurchase.minimumJackpots?.length !== 0;
  const edits = editChanges(purchase, offer);
  const isEditable = Object.keys(forms.edit?.fields ?? {}).some((name) => edits[name as keyof typeof edits] !== null);
  const shows: Record<Change, boolean> = {
    pause: !isOver && !paused && has(FLAGS[type].pause),
    skip: !isOver && !paused && has(FLAGS[type].pause) && skipUntil !== null,
    resume: paused && !purchase.resumeBlockedBy && has(FLAGS[type].pause),
    cancel: !isOver && has(FLAGS[type].cancel),
    edit: canEdit && isEditable,
    jackpot: canEdit && hasJackpot && (hasGrowingJackpot || purchase.minimumJackpotAmount.amount > 0),
    quickpick: canEdit && hasNumbers,
  };

  // A pause changes what has failed, so this is read with the page that follows it (shop §4).
  const failures = await readOr(astro, null, (read) => readResolutions(astro, read, type));
  const resolutions = (failures?.resolutions ?? []).flatMap((one) =>
    one.recurringPurchases.some((failed) => failed.id === id)
      ? [one.owed ? one : { ...one, recurringPurchases: [purchase] }]
      : [],
  );
  const isStatusFailure = change && failed?.problem && isStatusChange(change);
  // The page has no form any more if another tab has cancelled the purchase or an editing flag went off.
  const isHidden = change && failed && !shows[change];
  const why = failed?.problem ? refusalMessage(failed.problem) : isOver ? CANCELLED : null;
  const failure =
    isStatusFailure && failed?.problem
      ? showStatusFailure(type, failed.problem, toastOf)
      : isHidden
        ? { title: "Nothing was changed", message: why ?? "Please try again in a moment." }
        : null;
  const { nextChargeOn, nextDrawAt } = nextOf(purchase);
  const charges =
    nextDrawAt && !nextChargeOn ? await readOptional(astro, [], (read) => read.recurringPurchases.comingCharges()) : [];
  const nextCharge = charges.find(({ sourceId }) => sourceId === id);
  const kept = keptOf(purchase);
  const today = isoDate(gateway.now());
  const settings = await page.configured("config", () => gateway.caller.config.get());
  const timedPause = settings?.[TIMED_PAUSES[type]] ?? null;
  const changes: Partial<Record<Change, Parameters<typeof viewOf>[2]>> = {
    pause: { pausedUntil: { options: pauseOptions(today, timedPause?.presets ?? []) }, ownDay: timedPause && {} },
    edit: edits,
  };
  /** Returns a form's view, or null if this customer does not see it. */
  const view = (name: Change) => {
    const form = forms[name];
    if (!form || !shows[name]) return null;
    const isFailed = change === name && failed && !failure;
    const state = isFailed ? { ...failed, values: { ...kept, ...failed?.values } } : { ...untouched, values: kept };
    const data = { "data-id": id, "data-next": `${here}?saved=${name}`, "data-today": today };
    return { ...viewOf(form, state as FormState, changes[name]), action: `${here}?change=${name}`, data };
  };
  const savedName = failed ? null : astro.url.searchParams.get("saved");
  const isCombined = has("recurring_purchases_combined");
  const saved = { ...SAVED, ...savedStatus(purchase), ...(isCombined && { cancel: COMBINED_CANCELLED }) };
  return {
    failure,
    failures: failures && { ...failures, resolutions },
    nextCharge: nextCharge && chargeTime(purchase, nextCharge, gateway.now()),
    listHref: page.href(isCombined ? "my-account-recurring-purchases" : LISTS[type]),
    isCombined,
    purchase,
    skipUntil,
    view,
    notice: isChange(savedName, forms) ? saved[savedName] : savedName === "nothing" ? NOTHING : null,
    opensCancel: change === "cancel" && failed !== null,
  };
}
