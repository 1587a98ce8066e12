// Every toast of the shop, by its id in the specification (shop §8, account §8). Quoted texts are exact; where the
// specification only describes one, the text is ours.

import type { Message } from "#gateway/foundation/problem.ts";
import { OFFLINE } from "#site/lib/gateway/problem-messages.ts";
import type { RoutePattern } from "#site/routes.ts";
import type { ToastContent } from "./toast-stack.ts";

type Entry = Pick<ToastContent, "title" | "message" | "icon" | "actions"> & { auto: boolean };

const OK = [{ id: "ok", text: "Ok, got it" }];

// Not through lib/href.ts: its table would be added to every page.
const VERIFY: RoutePattern<"account-verification"> = "/account-verification";

/** Disappears after ten seconds. */
const passing = { auto: true } as const;
/** Stays until it is dismissed. */
const staying = { auto: false, actions: OK } as const;
const failed = { ...staying, icon: "danger" } as const;
const done = { ...passing, icon: "success" } as const;

const TOASTS = {
  "toast.401": {
    ...passing,
    icon: "danger",
    title: "401 - Something went wrong",
    message: "Sorry, looks like we had some trouble verifying your login details. Please try again.",
  },
  "toast.passwordSaved": {
    ...done,
    title: "New Password Saved",
    message: "Thanks for keeping your account secure. Please remember your new password for future logins.",
  },
  "toast.emailLinkInvalid": {
    ...failed,
    title: "Email link no longer valid",
    message:
      "It looks like the email link you clicked is no longer valid. This is likely because it has expired or has already been used.",
  },
  "toast.detailsUpdated": { ...done, title: "Success", message: "Your details have been successfully updated." },
  "toast.preferencesSaved": { ...done, message: "Your communication preferences are saved." },
  "toast.favouriteNumbers.added": { ...done, message: "Your favourite numbers are saved." },
  "toast.favouriteNumbers.replaced": {
    ...done,
    message: "Your new favourite numbers are saved. They replace the old ones: you can have one set.",
  },
  "toast.detailsUnverified": {
    ...staying,
    icon: "warning",
    title: "Details updated, your account is now unverified",
    message: "You moved out of {region}. Please verify your account again.",
    actions: [{ id: "verify", text: "Verify your account", link: VERIFY }, ...OK],
  },
  "toast.apiMessage": { ...failed, message: "{message}" },
  "toast.depositLimitUpdated": {
    ...done,
    title: "Success",
    message: "Your deposit limit has been successfully updated.",
  },
  "toast.spendLimitUpdated": {
    ...done,
    message: "Your Spend Limit has been successfully updated to {amount} a {period}.",
  },
  "toast.limitRises": { ...passing, icon: "info", message: "Your limit rises to {amount} on {date}." },
  "toast.limitEnds": { ...passing, icon: "info", message: "Your limit ends on {date}." },
  "toast.spendLimitDelete.serverMessage": { ...failed, message: "{message}" },
  "toast.paypalFundsFailed": { ...failed, title: "Something went wrong", message: "{message}" },
  "toast.withdrawableFundsFailed": {
    ...failed,
    title: "Something went wrong!",
    message:
      "Sorry, there was an unexpected error while fetching your prize funds. Please try again later, or contact support.",
  },
  "toast.confirmAddressFailed": {
    ...failed,
    message:
      "Sorry, there was an unexpected error while confirming your address. Please try again later, or contact support.",
  },
  "toast.acknowledgeFailed": { ...failed, message: "We could not save that. Please try again." },
  "toast.confirmed": { ...done, message: "Thanks, that's confirmed." },
  "toast.cartUpdatedRegion": {
    ...staying,
    icon: "info",
    title: "Your cart has been updated",
    message:
      "Some lotteries are known by different names throughout Australia. The games in your cart have been updated to reflect your location.",
  },
  "toast.cartItemsRemoved": {
    ...staying,
    icon: "warning",
    title: "Removed from your cart",
    message: "Not sold in your region: {items}.",
  },
  "toast.autoplay.cannotUnpause": {
    ...failed,
    title: "Cannot Unpause AutoPlay",
    message: "The organiser has turned off ticket creation into future draws and cannot be unpaused.",
  },
  "toast.autoplay.statusFailure": {
    ...failed,
    title: "Cannot update AutoPlay status",
    message: "Sorry, there was an unexpected error while updating your autoplay. Please try again.",
  },
  "toast.subscription.statusFailure": { ...failed, message: "{message}" },
  "toast.lottoParty.ticketLoadFailed": {
    ...failed,
    message:
      "We were unable to load your Lotto Party ticket. Please check your Lotto Party group to complete your purchase.",
  },
  "toast.idleWarning": {
    ...staying,
    icon: "info",
    title: "Still there?",
    message: "To keep your account safe, we'll log you out in a minute.",
  },
  // The specification has no full stop here.
  "toast.addToCart.failed": {
    ...failed,
    message: "Sorry, there was an unexpected error while updating your cart. Please try again",
  },
  "toast.lottoParty.createFailed": {
    ...failed,
    title: "Something went wrong",
    message: "Sorry, looks like we failed to create the group/session. Please try again.",
  },
  "toast.lottoParty.editFailed": {
    ...failed,
    message: "Sorry, looks like we failed to edit the ticket. Please try again.",
  },
  "toast.offline": { ...failed, message: OFFLINE },
  "toast.addToCart.serverMessage": { ...failed, message: "{message}" },
  "toast.autologinError": { ...failed, message: "We couldn't log you in with that link. Please log in below." },
  "toast.2fa.authenticatorKeyCopied": { ...done, message: "Authenticator key copied to clipboard." },
  "toast.2fa.recoveryCodesCopied": { ...done, message: "Recovery codes copied to clipboard." },
  "notice.2fa.success": { ...done, message: "You've successfully verified your 2FA code." },
  "notice.2fa.failure": { ...failed, message: "Authentication failed. Please try again." },
  "notice.consentKept": { ...done, message: "Your cookie choice is saved." },
} as const satisfies Record<string, Entry>;

export type ToastId = keyof typeof TOASTS;

type Gap<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Gap<Rest> : never;
type Gaps<Id extends ToastId> = Gap<(typeof TOASTS)[Id]["message"]>;

/** The placeholders of a message; most have none. A whole message of the API brings its title and icon. */
export type ToastValues<Id extends ToastId> = [Gaps<Id>] extends [never]
  ? []
  : [values: Gaps<Id> extends "message" ? Pick<Message, "message"> & Partial<Message> : Record<Gaps<Id>, string>];

// A message (shop §8): its code decides the title, its level the icon. Refusals may have no level.
const TITLES = new Map([
  ["deposit_pending", "Action Required"],
  ["success", "Success"],
]);
const ICONS = { error: "danger", info: "info", success: "success", other: undefined } as const;
const styleOf = ({ code, level = "error" }: Partial<Message>) => ({
  ...(code !== undefined && { title: TITLES.get(code) }),
  icon: ICONS[level],
});

/** Returns a toast with its placeholders filled. */
export function toastOf<Id extends ToastId>(id: Id, ...[values]: ToastValues<Id>): ToastContent {
  const { auto, message, ...rest }: Entry = TOASTS[id];
  const gaps = new Map<string, unknown>(Object.entries(values ?? {}));
  const filled = message.replace(/\{(\w+)\}/g, (gap, name: string) => String(gaps.get(name) ?? gap));
  const style = gaps.has("code") || gaps.has("level") ? styleOf(values as Partial<Message>) : {};
  return { id, ...rest, ...style, message: filled, isAutoDismissed: auto };
}
