// Every notice the shop shows at the foot of the screen, by the id the specification's list gives it (shop §8,
// account §8). Where it quotes a text, the text is exact; where it only describes one, the words are ours.

import type { ToastContent } from "./toast-stack.ts";

type Entry = Pick<ToastContent, "title" | "message" | "icon" | "actions"> & { auto: boolean };

const OK = [{ id: "ok", text: "Ok, got it" }];

/** Goes by itself after ten seconds. */
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
  "toast.detailsUnverified": {
    ...staying,
    icon: "warning",
    title: "Details updated, your account is now unverified",
    message: "You have moved out of {state}, so we need to verify you again.",
    actions: [{ id: "verify", text: "Verify my account", link: "/my-account/verify-account" }, ...OK],
  },
  "toast.depositLimitUpdated": {
    ...done,
    title: "Success",
    message: "Your deposit limit has been successfully updated.",
  },
  "toast.spendLimitUpdated": {
    ...done,
    message: "Your Spend Limit has been successfully updated to {amount} a {period}.",
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
  "toast.lottoParty.createFailed": {
    ...failed,
    title: "Something went wrong",
    message: "Sorry, looks like we failed to create the group/session. Please try again.",
  },
  "toast.lottoParty.ticketLoadFailed": {
    ...failed,
    message:
      "We were unable to load your Lotto Party ticket. Please check your Lotto Party group to complete your purchase.",
  },
  "toast.lottoParty.editFailed": {
    ...failed,
    message: "Sorry, looks like we failed to edit the ticket. Please try again.",
  },
  "toast.paypalFundsFailed": { ...failed, title: "Something went wrong", message: "{message}" },
  "toast.favouriteNumbers.added": { ...done, message: "Your favourite numbers have been added and saved." },
  "toast.favouriteNumbers.replaced": {
    ...done,
    message: "Your favourite numbers have been replaced. You can keep one set at a time.",
  },
  "toast.confirmAddressFailed": {
    ...failed,
    message:
      "Sorry, there was an unexpected error while confirming your address. Please try again later, or contact support.",
  },
  "toast.confirmed": { ...done, message: "Thanks, that's confirmed." },
  "toast.cartUpdatedRegion": {
    ...staying,
    icon: "info",
    title: "Your cart has been updated",
    message:
      "Some lotteries are known by different names throughout Australia. The games in your cart have been updated to reflect your location.",
  },
  "toast.idleWarning": {
    ...staying,
    icon: "info",
    title: "Still there?",
    message: "You will be logged out in a minute, so that nobody else can use your account.",
  },
  "toast.withdrawableFundsFailed": {
    ...failed,
    title: "Something went wrong!",
    message:
      "Sorry, there was an unexpected error while fetching your prize funds. Please try again later, or contact support.",
  },
  // No full stop at the end: that is how the specification has it.
  "toast.addToCart.failed": {
    ...failed,
    message: "Sorry, there was an unexpected error while updating your cart. Please try again",
  },
  "toast.addToCart.serverMessage": { ...failed, message: "{message}" },
  "toast.spendLimitDelete.serverMessage": { ...failed, message: "{message}" },
  "toast.autologinError": { ...failed, message: "We could not log you in with that link. Please log in below." },
  "toast.membershipOptIn": { ...done, message: "You're in. Welcome to Daily Winners." },
  "toast.2fa.authenticatorKeyCopied": { ...done, message: "Authenticator key copied to clipboard." },
  "notice.2fa.success": { ...done, message: "You've successfully verified your 2FA code." },
  "notice.2fa.failure": { ...failed, message: "Authentication failed. Please try again." },
  "notice.consentKept": { ...done, message: "Your choice about cookies is kept." },
} as const satisfies Record<string, Entry>;

export type ToastId = keyof typeof TOASTS;

type Gap<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Gap<Rest> : never;
type Gaps<Id extends ToastId> = Gap<(typeof TOASTS)[Id]["message"]>;

/** What has to be filled in for a message; nothing for most. */
export type ToastValues<Id extends ToastId> = [Gaps<Id>] extends [never] ? [] : [values: Record<Gaps<Id>, string>];

/** A message of the catalogue with its gaps filled. */
export function toastOf<Id extends ToastId>(id: Id, ...[values]: ToastValues<Id>): ToastContent {
  const { auto, message, ...rest }: Entry = TOASTS[id];
  const gaps = new Map<string, string>(Object.entries(values ?? {}));
  const filled = message.replace(/\{(\w+)\}/g, (gap, name: string) => gaps.get(name) ?? gap);
  return { id, ...rest, message: filled, isAutoDismissed: auto };
}

/** The toast of a message the service sent: titled by its code, its icon by its level (shop §8). */
export function apiMessageToast({
  code,
  message,
  level,
}: {
  code: string;
  message: string;
  level?: string | undefined;
}) {
  const title = code === "deposit_pending" ? "Action Required" : code === "success" ? "Success" : undefined;
  const icon = level === "error" ? "danger" : level === "info" ? "info" : "success";
  return {
    id: `toast.apiMessage.${code}`,
    title,
    message,
    icon,
    isAutoDismissed: false,
    actions: OK,
  } satisfies ToastContent;
}
