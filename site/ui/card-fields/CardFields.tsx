import { type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from "react";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { CardRefused } from "./card-refused.ts";
import "../field/needs-script.css";
import "./card-fields.css";

/** A digital wallet, which shows its own cards. */
type Wallet = { code: "ap" | "gp"; name: string };

/** Where the card gateway's form is, and its one-time token. */
type CardGateway = { hostedFieldsUrl?: string; clientToken?: string };

/**
 * Handle of the card fields. `tokenise` returns a card token; `readCard` a token with what a saved card shows. Both reject
 * with the gateway's error message.
 */
export type CardForm = { tokenise: () => Promise<string>; readCard: () => Promise<TypedCard> };

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
type Answer = { type: "ready" } | Token | { type: "invalid"; message: string };
type Waiting = { resolve: (token: Token) => void; reject: (problem: CardRefused) => void };

// Stops waiting for a frame that never responds, so that the button does not load forever.
const TIMEOUT_MS = 15_000;

type Props = { gateway: CardGateway; wallet?: Wallet | undefined; ref: Ref<CardForm> };

/**
 * Shows the card gateway's page in an iframe, so that the card number never reaches the shop: the fields of a card, or a digital
 * wallet.
 */
export function CardFields({ gateway, wallet, ref }: Props) {
  const label = wallet?.name ?? "Card details";
  const frame = useRef<HTMLIFrameElement>(null);
  const waiting = useRef<Waiting | null>(null);
  const [isReady, setReady] = useState(false);
  const [isMounted, setMounted] = useState(false);
  const titleId = useId();

  useEffect(() => {
    // Render the iframe only in the browser. In server HTML, its first message would arrive before the listener exists.
    setMounted(true);
    const { origin } = new URL(gateway.hostedFieldsUrl ?? "about:blank");
    const onMessage = (event: MessageEvent<Answer>) => {
      // Any page can post messages here, so accept only those of the gateway's iframe.
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      if (event.data.type === "ready") setReady(true);
      if (event.data.type === "token") waiting.current?.resolve(event.data);
      if (event.data.type === "invalid") waiting.current?.reject(new CardRefused(event.data.message));
    };
    addEventListener("message", onMessage);
    return () => removeEventListener("message", onMessage);
  }, [gateway.hostedFieldsUrl]);

  useImperativeHandle(ref, () => {
    const ask = () =>
      new Promise<Token>((resolve, reject) => {
        waiting.current = { resolve, reject };
        setTimeout(
          () => reject(new CardRefused("The card form didn't respond. You have not been charged. Please try again.")),
          TIMEOUT_MS,
        );
        frame.current?.contentWindow?.postMessage({ type: "tokenise" }, new URL(gateway.hostedFieldsUrl ?? "").origin);
      });
    return { tokenise: async () => (await ask()).token, readCard: async () => toCard(await ask()) };
  });

  return (
    <div className="card-fields needs-script">
      <p className="field__label" id={titleId}>
        {label}
      </p>
      <div className="card-fields__place">
        {!isReady && isMounted && <Skeleton kind="button" count={2} label="Loading the card form" />}
        {isMounted && (
          <iframe
            className={isReady ? "card-fields__frame" : "card-fields__frame is-loading"}
            ref={frame}
            src={fieldsUrl(gateway, wallet)}
            title={label}
            sandbox="allow-scripts allow-forms allow-same-origin"
          />
        )}
      </div>
      <p className="small soft">Your card number goes straight to the payment provider. We never see or keep it.</p>
    </div>
  );
}

const toCard = ({ brand, cardholder_name, expiry_month, expiry_year, last_four, token }: Token): TypedCard => ({
  paymentToken: token,
  cardholderName: cardholder_name,
  expiryMonth: expiry_month,
  expiryYear: expiry_year,
  lastFour: last_four,
  brand,
});

/** Returns the URL of the gateway's card form, with its client token. The form may only be framed by this shop. */
function fieldsUrl({ hostedFieldsUrl = "about:blank", clientToken }: CardGateway, wallet: Wallet | undefined) {
  const url = new URL(hostedFieldsUrl);
  if (clientToken) url.searchParams.set("client_token", clientToken);
  url.searchParams.set("parent_origin", location.origin);
  if (wallet) url.searchParams.set("wallet", wallet.code);
  return url.href;
}
