// The forms of an autoplay or a subscription. `change` in the query of a form's address names it.

import type { Problem } from "#gateway/foundation/problem.ts";
import type { FormRule } from "#gateway/rules/form.ts";
import { currency, numbersOnly, required } from "#gateway/rules/validators.ts";
import { defineForm, type Form, type Values } from "#site/lib/form/form.ts";
import { fieldErrorsOf } from "#site/lib/form/summary.ts";
import { boardsLabel } from "#site/lib/format/entries.ts";
import { problemMessage } from "#site/lib/gateway/problem-messages.ts";
import { SHARES_LABEL } from "#site/lib/shares.ts";
import type { ToastId, ToastValues } from "#site/lib/shell/toasts/toast-messages.ts";

/** As many games or shares as the contract allows. */
const MOST = 500;
/** The shop's own messages are about money. */
const atLeastOne: FormRule = (value) => (Number(value) === 0 && value !== "" ? "Enter 1 or more." : null);
const atMost: FormRule = (value) => (Number(value) > MOST ? `Enter ${MOST} or fewer.` : null);
const count = { typedAs: "count", rules: [numbersOnly, atLeastOne, atMost], maxLength: 4 } as const;
const DAY_MS = 86_400_000;
/** As long as the shop's own limit. */
const MOST_PAUSE_DAYS = 366;

/** The last day of a pause: a real date after today, at most a year away. Empty: the pause has no last day. */
const pauseDay: FormRule = (value, { today }) => {
  if (!value) return null;
  const time = Date.parse(`${value}T00:00:00Z`);
  if (!Number.isFinite(time) || !new Date(time).toISOString().startsWith(String(value))) return "Enter a real date.";
  if (String(value) <= today) return "Choose a day after today.";
  return time - Date.parse(today) > MOST_PAUSE_DAYS * DAY_MS ? "Choose a day within a year." : null;
};

/** The shop names the day as it is sent. */
const pauseErrors = (problem: Problem) => {
  const { pausedUntil, ...errors } = fieldErrorsOf(problem);
  return { ...errors, ...(pausedUntil && { ownDay: pausedUntil }) };
};
const pauseFields = {
  pausedUntil: { kind: "select", label: "Pause for", options: [] },
  ownDay: {
    kind: "date",
    label: "Or until a day of your choice",
    hint: "A day that you enter counts instead of the choice above.",
    optional: true,
    rules: [pauseDay],
  },
} as const;
const editFields = {
  gameOffer: { kind: "select", label: "Type of ticket", options: [] },
  causeKey: { kind: "select", label: "Cause", options: [] },
  numGames: { ...count, label: boardsLabel({}) },
} as const;

export const autoplayForms = {
  pause: defineForm("autoplays.setStatus", {
    name: "pause",
    fields: pauseFields,
    errorsOf: pauseErrors,
  }),
  skip: defineForm("autoplays.setStatus", { name: "skip", fields: {} }),
  resume: defineForm("autoplays.setStatus", { name: "resume", fields: {} }),
  cancel: defineForm("autoplays.setStatus", { name: "cancel", fields: {} }),
  edit: defineForm("autoplays.update", {
    name: "edit",
    submit: "Save changes",
    fields: {
      ...editFields,
      days: { kind: "checkboxes", label: "Days", options: [] },
      numShares: { ...count, label: SHARES_LABEL },
      description: { label: "Name", hint: "Empty for the usual name.", optional: true, maxLength: 100 },
    },
  }),
  jackpot: defineForm("autoplays.setMinimumJackpot", {
    name: "jackpot",
    submit: "Save smallest jackpot",
    isShort: true,
    fields: {
      minimumJackpotAmount: {
        kind: "currency",
        typedAs: "jackpot",
        label: "Smallest jackpot to play",
        rules: [required, currency],
        maxLength: 20,
        hint: "Such as 20,000,000 or 20 million. Draws with a smaller jackpot are skipped. 0 plays every draw.",
      },
    },
  }),
  quickpick: defineForm("autoplays.setQuickpick", {
    name: "quickpick",
    submit: "Save numbers",
    isShort: true,
    fields: {
      quickpick: {
        kind: "radio",
        label: "Later draws play",
        rules: [required],
        options: [
          { value: "true", label: "New random numbers for every draw" },
          { value: "false", label: "The same numbers for every draw" },
        ],
      },
    },
  }),
};

const subscriptionForms = {
  pause: defineForm("subscriptions.setStatus", {
    name: "pause-subscription",
    fields: pauseFields,
    errorsOf: pauseErrors,
  }),
  skip: defineForm("subscriptions.setStatus", { name: "skip-subscription", fields: {} }),
  resume: defineForm("subscriptions.setStatus", { name: "resume-subscription", fields: {} }),
  cancel: defineForm("subscriptions.setStatus", { name: "cancel-subscription", fields: {} }),
  edit: defineForm("subscriptions.update", { name: "edit", submit: "Save changes", fields: editFields }),
};

export type Change = keyof typeof autoplayForms;
export type Type = "autoplay" | "subscription";
export const FORMS: Readonly<Record<Type, Partial<Record<Change, Form>>>> = {
  autoplay: autoplayForms as unknown as Record<Change, Form>,
  subscription: subscriptionForms as unknown as Partial<Record<Change, Form>>,
};

/** The status that a form sets. A pause with an end is another one. */
const STATUS_OF = {
  pause: "recurring_status_paused",
  skip: "recurring_status_timed_pause",
  resume: "recurring_status_active",
  cancel: "recurring_status_cancelled",
} as const;
export type StatusChange = keyof typeof STATUS_OF;
export const STATUS_CHANGES = Object.keys(STATUS_OF) as StatusChange[];
export const isStatusChange = (change: Change): change is StatusChange => Object.hasOwn(STATUS_OF, change);

/** Returns the input of a status change from the fields of its form: the customer's own day wins. */
export function statusInput(change: StatusChange, { id = "", ownDay, pausedUntil }: Values) {
  const until = ownDay || pausedUntil;
  const status = change === "pause" && until ? STATUS_OF.skip : STATUS_OF[change];
  return { id, status, ...(until && { pausedUntil: until }) };
}

/** Refusals whose words say what the customer can do. */
const EXPLAINED = new Set(["transition_not_allowed", "recurring_cancelled"]);

/** Shows the toast of a status change that failed. Returns null if the form shows why (shop §8). */
export function showStatusFailure<Shown>(
  type: Type,
  problem: Problem,
  show: <Id extends ToastId>(id: Id, ...values: ToastValues<Id>) => Shown,
): Shown | null {
  const { code, messages, status, targets } = problem;
  if (targets["pausedUntil"] || status === 0 || code === "required" || code === "signed_out") return null;
  const isExplained = messages.some((message) => EXPLAINED.has(message.code));
  if (type === "subscription" || isExplained)
    return show("toast.subscription.statusFailure", { message: problemMessage(problem) });
  if (messages.some((message) => message.code === "autosession_off")) return show("toast.autoplay.cannotUnpause");
  return show("toast.autoplay.statusFailure");
}

/** Charges failed purchases again, from the fund that is chosen. */
export const retryForm = defineForm("recurringPurchases.sync", {
  name: "retry",
  submit: "Try the payment again",
  isShort: true,
  fields: { fundId: { kind: "radio", label: "Paid by", options: [], rules: [required] } },
});

/** Returns the notice of a saved choice, which names what pays now. */
export const methodSaved = (payer = "what you chose"): string => `Saved. From the next charge, ${payer} pays.`;

/** What pays all recurring purchases. */
export const methodForm = defineForm("recurringPurchases.setMethod", {
  name: "method",
  submit: "Save what pays",
  isShort: true,
  fields: { recurringPurchaseMethod: { kind: "radio", label: "Paid by", options: [], rules: [required] } },
});
