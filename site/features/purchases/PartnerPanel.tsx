import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import type { Outputs } from "#gateway/gateway.ts";
import { formatMoney } from "#site/lib/format/money.ts";
import { gateway, problemOf } from "#site/lib/gateway/client.ts";
import { refusalMessage } from "#site/lib/gateway/problem-messages.ts";
import { href } from "#site/lib/href.ts";
import { Button } from "#site/ui/button/Button.tsx";
import { buttonClass } from "#site/ui/button/button.ts";
import { Alert } from "#site/ui/feedback/Alert.tsx";
import { Checkbox } from "#site/ui/field/Choice.tsx";
import { SelectField } from "#site/ui/field/SelectField.tsx";
import { PriceSummary } from "#site/ui/money/PriceSummary.tsx";
import type { CheckoutProps, PartnerItem, Sale } from "./checkout.ts";
import { useCurrentPayer } from "./current-payer.ts";
import {
  choiceOf,
  type FetchStatus,
  fieldsOf,
  isReady,
  itemOf,
  type PartnerChoice,
  type PartnerOffer,
  queryOf,
} from "./partner-item.ts";
import { type Payer, split } from "./payment.ts";
import "#site/ui/button/button.css";
import "./checkout.css";
import "./partner.css";

type PartnerCart = Outputs["partners"]["setItem"];

export type PartnerProps = Pick<
  CheckoutProps,
  | "cardGateway"
  | "chosen"
  | "deviceWallet"
  | "idempotencyKey"
  | "laterMethods"
  | "methods"
  | "payer"
  | "problem"
  | "utmSource"
  | "walletPurchase"
> & {
  partner: Pick<Outputs["partners"]["get"], "slug" | "name">;
  offer: PartnerOffer;
  choice: PartnerChoice;
  /** The priced item; null until one is chosen. */
  cart: PartnerCart | null;
  /** Why the item of the address can't be sold. */
  refusal: string | null;
  /** The `utm_source` of the address. */
  source: string | null;
  /** Says that the draw of the address has closed and another is shown. */
  moved: string | null;
};

/** What the payment of a customer needs. */
export type PayProps = Omit<
  PartnerProps,
  "cart" | "choice" | "moved" | "offer" | "partner" | "payer" | "refusal" | "source"
> & {
  cart: PartnerCart;
  payer: Payer;
  sale: Sale;
  isPricing: boolean;
  onChanged: () => Promise<unknown>;
};

/**
 * The form of a partner's page with what follows: a visitor logs in, and a customer pays with `Pay`, which visitors do not load.
 * Without a script, each change loads the page.
 */
export function PartnerPanel({ offer, partner, Pay, ...props }: PartnerProps & { Pay?: ComponentType<PayProps> }) {
  const { slug } = partner;
  const { source } = props;
  const [choice, setChoice] = useState(props.choice);
  const [cart, setCart] = useState(props.cart);
  const [refusal, setRefusal] = useState(props.refusal);
  const [status, setStatus] = useState<FetchStatus>(props.refusal === null ? "resolved" : "rejected");
  const reads = useRef(0);
  const [payer, rereadPayer] = useCurrentPayer(props.payer);
  const cartItem = itemOf(offer, choice);
  const addressOf = (item: PartnerItem, key?: string) =>
    href("purchase-partner", { partnerSlug: slug }, queryOf(item, source, key));
  const here = addressOf(cartItem);
  // The customer has logged in in another tab.
  const mustReload = payer !== null && !Pay;
  useEffect(() => {
    if (mustReload) location.reload();
  }, [mustReload]);

  async function price(next: PartnerChoice) {
    const wanted = itemOf(offer, next);
    reads.current += 1;
    const read = reads.current;
    // The price of an earlier choice may come later.
    const isLatest = () => read === reads.current;
    setChoice(next);
    setStatus("pending");
    history.replaceState(history.state, "", addressOf(wanted));
    try {
      const priced = await gateway.partners.setItem.mutate({ slug, cartItem: wanted });
      if (!isLatest()) return;
      setCart(priced);
      setRefusal(null);
      setStatus("resolved");
    } catch (error) {
      if (!isLatest()) return;
      setRefusal(refusalMessage(problemOf(error)) ?? "We couldn't read the price. Please try again.");
      setStatus("rejected");
    }
  }

  const sale: Sale = {
    send: ({ cartRevision: _, deposit, ...input }) => {
      history.replaceState(history.state, "", addressOf(cartItem, input.idempotencyKey));
      return gateway.partners.purchase.mutate({
        ...input,
        slug,
        cartItem,
        ...(deposit && { deposit: { ...deposit, amount: deposit.amount ?? 0 } }),
      });
    },
    fields: fieldsOf(cartItem),
    here,
    receiptHref: (checkoutID) =>
      href("purchase-partner-receipt", { partnerSlug: slug, checkoutID }, { utm_source: source }),
  };

  const sold = cart && cart.cartItems.length > 0 && status !== "rejected" ? cart : null;
  return (
    <div className="checkout-split">
      <ItemForm
        offer={offer}
        choice={choice}
        source={source}
        isPricing={status === "pending"}
        hasPrice={cart !== null && status !== "rejected"}
        onChange={(next) => void price(next)}
      >
        {props.moved && (
          <Alert level="info">
            <p>{props.moved}</p>
          </Alert>
        )}
        {refusal && (
          <Alert level="danger" title="This can't be bought" live>
            <p>
              {refusal} <a href={here}>See what's on sale now</a>
            </p>
          </Alert>
        )}
      </ItemForm>
      {sold &&
        (payer ? (
          Pay && (
            <Pay
              {...props}
              cart={sold}
              payer={payer}
              sale={sale}
              isPricing={!isReady(status)}
              onChanged={() => Promise.allSettled([rereadPayer(), price(choice)])}
            />
          )
        ) : (
          <Summary cart={sold} here={here} walletPurchase={props.walletPurchase} />
        ))}
    </div>
  );
}

type ItemFormProps = {
  offer: PartnerOffer;
  choice: PartnerChoice;
  source: string | null;
  isPricing: boolean;
  hasPrice: boolean;
  onChange: (choice: PartnerChoice) => void;
  children: ReactNode;
};

function ItemForm({ children, choice, hasPrice, isPricing, offer, onChange, source }: ItemFormProps) {
  const draw = offer.draws.find(({ value }) => value === choice.draw);
  const pick = offer.picks.find(({ value }) => value === choice.pick);
  const change = (name: keyof PartnerChoice) => (value: string) => {
    const changed = new URLSearchParams({ ...choice, [name]: value });
    onChange(choiceOf(offer, changed));
  };
  const select = (name: keyof PartnerChoice, label: string, options: PartnerOffer["drawCounts"]) =>
    options.length > 0 && (
      <SelectField
        name={name}
        label={label}
        options={options}
        value={choice[name]}
        onChange={({ currentTarget }) => change(name)(currentTarget.value)}
      />
    );
  const { availability, hint, label } = offer.recurs;
  return (
    <form method="get" className="card stack" aria-labelledby="partner-item" aria-busy={isPricing}>
      <h2 id="partner-item">{offer.name}</h2>
      {children}
      <input type="hidden" name="offer" value={offer.key} />
      {source && <input type="hidden" name="utm_source" value={source} />}
      {select("draw", "Draw", offer.draws)}
      {draw?.facts.map((fact) => (
        <p key={fact} className="soft small">
          {fact}
        </p>
      ))}
      {offer.picks.length > 1 ? (
        select("pick", "Book", offer.picks)
      ) : (
        <input type="hidden" name="pick" value={choice.pick} />
      )}
      {select("count", offer.gameType === null ? "Number of books" : "Quick-pick games", pick?.counts ?? [])}
      {offer.drawCounts.length > 1 && select("draws", "Number of draws", offer.drawCounts)}
      {offer.causes.length > 1
        ? select("cause", "Cause", offer.causes)
        : choice.cause && <input type="hidden" name="cause" value={choice.cause} />}
      {availability !== "never" && (
        <Checkbox
          name="again"
          value="true"
          checked={choice.again === "true"}
          disabled={availability === "always"}
          hint={hint}
          onChange={({ currentTarget }) => change("again")(currentTarget.checked ? "true" : "")}
        >
          {label}
        </Checkbox>
      )}
      {hasPrice ? (
        // A script reads the price at each change.
        <noscript>
          {import.meta.env.SSR && (
            <Button type="submit" variant="secondary">
              Update price
            </Button>
          )}
        </noscript>
      ) : (
        <Button
          type="submit"
          loading={isPricing}
          onClick={(event) => {
            event.preventDefault();
            onChange(choice);
          }}
        >
          Continue to payment
        </Button>
      )}
    </form>
  );
}

/** Returns the rows of the sums that name what is bought. */
export const itemRows = ({ cartItems }: PartnerCart) =>
  cartItems.map(({ description, price }) => ({ label: description, amount: formatMoney(price) }));

function Summary({ cart, here, walletPurchase }: { cart: PartnerCart; here: string; walletPurchase: boolean }) {
  const { price } = split(cart, null, walletPurchase);
  const total = { label: "Total", amount: formatMoney({ ...cart.cartTotal, amount: price }) };
  return (
    <section className="card stack checkout checkout--visitor" aria-labelledby="checkout-title">
      <h2 id="checkout-title">Summary</h2>
      <PriceSummary rows={itemRows(cart)} total={total} />
      <a className={buttonClass({ size: "large", wide: true })} href={href("checkout-login", {}, { next: here })}>
        Continue to login
      </a>
    </section>
  );
}
