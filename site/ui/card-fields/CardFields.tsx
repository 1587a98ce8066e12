import { type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from "react";
import { Skeleton } from "../feedback/Skeleton.tsx";
import type { CardForm, CardFrame, CardGateway, Wallet } from "./card-frame.ts";
import { CardRefused } from "./card-refused.ts";
import "../field/needs-script.css";
import "./card-fields.css";

type Props = { gateway: CardGateway; wallet?: Wallet | undefined; ref: Ref<CardForm> };

/**
 * Shows the card gateway's page in an iframe, so that the card number never reaches the shop: the fields of a card, or a digital
 * wallet.
 */
export function CardFields({ gateway, wallet, ref }: Props) {
  const label = wallet?.name ?? "Card details";
  const iframe = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  const [frame, setFrame] = useState<CardFrame | null>(null);
  const [isMounted, setMounted] = useState(false);
  const opening = useRef<Promise<CardFrame>>(null);
  const titleId = useId();
  const { clientToken, hostedFieldsUrl } = gateway;
  const code = wallet?.code;

  useEffect(() => {
    setMounted(true);
    let opened: CardFrame | undefined;
    let isClosed = false;
    // The form around the fields hears of a change as of one in a field of its own.
    const changed = () => iframe.current?.dispatchEvent(new Event("input", { bubbles: true }));
    const windowOf = () => iframe.current?.contentWindow;
    // The iframe is rendered once there is a listener for its first message.
    opening.current = import("./card-frame.ts").then((loaded) => {
      opened = loaded.openFrame({ clientToken, hostedFieldsUrl }, code, windowOf, () => setReady(true), changed);
      if (isClosed) opened.close();
      else setFrame(opened);
      return opened;
    });
    // Said when Pay is pressed.
    opening.current.catch(() => undefined);
    return () => {
      isClosed = true;
      opened?.close();
    };
  }, [clientToken, hostedFieldsUrl, code]);

  useImperativeHandle(ref, () => {
    const ready = async () => {
      const opened = await opening.current?.catch(() => null);
      if (!opened) throw new CardRefused("The card form didn't load. Please reload the page and try again.");
      return opened;
    };
    return {
      tokenise: async () => (await ready()).tokenise(),
      readCard: async () => (await ready()).readCard(),
      focus: () =>
        void ready().then(
          ({ focus }) => focus(),
          () => undefined,
        ),
    };
  });

  return (
    <div className="card-fields needs-script" id="card-fields">
      <p className="field__label" id={titleId}>
        {label}
      </p>
      <div className="card-fields__place">
        {!isReady && isMounted && <Skeleton kind="button" count={2} label="Loading the card form" />}
        {frame && (
          <iframe
            className={isReady ? "card-fields__frame" : "card-fields__frame is-loading"}
            ref={iframe}
            src={frame.src}
            title={label}
            sandbox="allow-scripts allow-forms allow-same-origin"
          />
        )}
      </div>
      <p className="small soft">Your card number goes straight to the payment provider. We never see or keep it.</p>
    </div>
  );
}
