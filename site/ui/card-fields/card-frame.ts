// The messages between a page and the card gateway's frame. Loaded when the frame is shown: a wallet pays without it.

import { CardRefused } from "./card-refused.ts";

/** A digital wallet, which shows its own cards. */
export type Wallet = { code: "ap" | "gp"; name: string };

/** Where the card gateway's form is, and its one-time token. */
export type CardGateway = { hostedFieldsUrl?: string; clientToken?: string };

/**
 * Handle of the card fields. `tokenise` returns a card token; `readCard` a token with what a saved card shows. Both reject
 * with the gateway's error message, or take the focus to the field that says what is wrong. `focus` focuses the first field.
 */
export type CardForm = { tokenise: () => Promise<string>; readCard: () => Promise<TypedCard>; focus: () => void };

export type TypedCard = {
  paymentToken: string;
  cardholderName: string;
  expiryMonth: number;
  expiryYear: number;
  lastFour: string;
  brand: "AmericanExpress" | "MasterCard" | "Visa";
};

/** A token in the gateway's spelling. */
type Token = {
  type: "token";
  token: string;
  cardholder_name: string;
  expiry_month: number;
  expiry_year: number;
  last_four: string;
  brand: TypedCard["brand"];
};
type Answer = { type: "ready" | "enter" | "change" | "invalid" } | Token | { type: "failed"; message: string };
type Waiting = { resolve: (token: Token) => void; reject: (problem: CardRefused) => void };

// Stops waiting for a frame that never responds, so that the button does not load forever.
const TIMEOUT_MS = 15_000;

const toCard = ({ brand, cardholder_name, expiry_month, expiry_year, last_four, token }: Token): TypedCard => ({
  paymentToken: token,
  cardholderName: cardholder_name,
  expiryMonth: expiry_month,
  expiryYear: expiry_year,
  lastFour: last_four,
  brand,
});

/** Presses the button of the form that the frame with the focus is in: a key pressed in a frame does not reach the form around it. */
function pressSubmit() {
  const buttons = document.activeElement?.closest("form")?.querySelectorAll<HTMLButtonElement>("[type=submit]") ?? [];
  [...buttons].at(-1)?.click();
}

export type CardFrame = CardForm & {
  /** The URL of the gateway's card form, with its client token. The form may only be framed by this shop. */
  src: string;
  close: () => void;
};

/**
 * Listens to the gateway's iframe, and returns where it is and how to ask it for a card. `onReady` is called when it is loaded,
 * `onChange` when the customer has changed a field.
 */
export function openFrame(
  { clientToken, hostedFieldsUrl = "about:blank" }: CardGateway,
  wallet: Wallet["code"] | undefined,
  frame: () => Window | null | undefined,
  onReady: () => void,
  onChange: () => void,
): CardFrame {
  const url = new URL(hostedFieldsUrl);
  if (clientToken) url.searchParams.set("client_token", clientToken);
  url.searchParams.set("parent_origin", location.origin);
  if (wallet) url.searchParams.set("wallet", wallet);
  let waiting: Waiting | null = null;
  const loaded = Promise.withResolvers<void>();

  const onMessage = ({ data, origin, source }: MessageEvent<Answer>) => {
    // Any page can post messages here, so accept only those of the gateway's iframe.
    if (origin !== url.origin || source !== frame()) return;
    if (data.type === "ready") {
      loaded.resolve();
      onReady();
    }
    if (data.type === "change") onChange();
    if (data.type === "enter") pressSubmit();
    if (data.type === "token") waiting?.resolve(data);
    if (data.type === "failed") waiting?.reject(new CardRefused(data.message));
    if (data.type === "invalid") {
      waiting?.reject(new CardRefused("Please check your card details.", { isAtFields: true }));
      focus();
    }
  };
  addEventListener("message", onMessage);

  // Pay may be pressed while the form is loading.
  const send = (type: "focus" | "tokenise") =>
    void loaded.promise.then(() => frame()?.postMessage({ type }, url.origin));
  const focus = () => {
    // A page in a frame cannot take the focus from the page around it.
    frame()?.focus();
    send("focus");
  };
  const ask = () =>
    new Promise<Token>((resolve, reject) => {
      waiting = { resolve, reject };
      const late = "The card form didn't respond. Please try again.";
      setTimeout(() => reject(new CardRefused(late)), TIMEOUT_MS);
      send("tokenise");
    });
  return {
    src: url.href,
    tokenise: async () => (await ask()).token,
    readCard: async () => toCard(await ask()),
    focus,
    close: () => removeEventListener("message", onMessage),
  };
}
