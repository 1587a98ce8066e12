import { type ReactNode, type SubmitEvent, useLayoutEffect, useRef, useState } from "react";
import { ignoreEnterOnChoice } from "#site/lib/form/enter-on-choice.ts";
import { formatMoney } from "#site/lib/format/money.ts";
import { missingCardsHint, needsGatewayForm, optionsOf, type Way, walletOf } from "#site/lib/payment/ways.ts";
import { Button } from "#site/ui/button/Button.tsx";
import { CardFields } from "#site/ui/card-fields/CardFields.tsx";
import type { CardForm } from "#site/ui/card-fields/card-frame.ts";
import { CARD_DETAILS } from "#site/ui/card-fields/card-refused.ts";
import { SecurityCode } from "#site/ui/card-fields/SecurityCode.tsx";
import { StillWorking } from "#site/ui/feedback/StillWorking.tsx";
import { PaymentChoice } from "#site/ui/field/PaymentChoice.tsx";
import { Balance } from "#site/ui/money/Balance.tsx";
import type { SumRow } from "#site/ui/money/PriceSummary.tsx";
import type { CheckoutProps, PaidCart, Sale } from "./checkout.ts";
import type { WayChoice } from "./chosen-way.ts";
import { LaterPayment } from "./LaterPayment.tsx";
import { PaymentProblem } from "./PaymentProblem.tsx";
import { laterButton } from "./paid-later.ts";
import { blockedBy, depositFor, isAboutCart, type Payer } from "./payment.ts";
import { usePayment } from "./use-payment.ts";

type Props = Omit<
  CheckoutProps,
  "chosen" | "deviceWallet" | "initial" | "isKnownDevice" | "matches" | "payer" | "walletPurchase"
> & {
  cart: PaidCart;
  /** What is bought instead of the shop's cart. */
  sale?: Sale;
  /** The cart is being changed, or its price read. */
  isChanging: boolean;
  payer: Payer;
  price: number;
  /** The amount that the wallet does not cover, or all of it if the customer keeps the balance. */
  due: number;
  /** Lets the customer keep the balance and pay everything in another way. */
  wallet?: { isUsed: boolean; use: (isUsed: boolean) => void; choice: (isLive: boolean) => ReactNode } | undefined;
  choice: WayChoice;
  /** Returns true, and holds the payment back, if the customer must answer a question first. */
  asks: (event: SubmitEvent<HTMLFormElement>) => boolean;
  /** Shown beside the button on phones. */
  total: SumRow;
  /** What the service removed from the cart, counted beside a refusal because of it. */
  removed?: readonly unknown[];
  /** A notice of the page that says why the cart can't be bought: its place in words, and what a press on the button does. */
  blockedNotice?: { place: string; show: () => void };
  /** Reads the cart and its customer again after a refusal because one of them has changed. */
  onChanged: () => Promise<unknown>;
  /** Called before the page leaves for the receipt. */
  onBought?: (checkoutId: string) => void;
  /** The sums, shown above the payment methods. */
  children: ReactNode;
  /** Small print below the payment methods. */
  notes: ReactNode;
};

/** The payment form: pays from the wallet if it covers everything, else with a deposit in the same step. */
export function Payment(props: Props) {
  const { cart, payer, price, due, total, methods, cardGateway, depositHref, idempotencyKey, utmSource } = props;
  const { choice, problem, removed = [], wallet } = props;
  const { ways, choose } = choice;
  const [cardForms, setCardForms] = useState(0);
  const { dismiss, isBusy, status, formProps } = usePayment(problem, {
    attempt: () => {
      const { cartTotal: expectedTotal, revision: cartRevision } = cart;
      const keepsBalance = wallet?.isUsed === false && { usesWallet: false };
      const seen = { payerId: payer.customerId, cartRevision, expectedTotal, utmSource, ...keepsBalance };
      return { seen, way, amount, cardGateway, card: card.current };
    },
    reset() {
      choose(null);
      setCardForms((count) => count + 1);
    },
    changed: props.onChanged,
    refused() {
      barTop.current = bar.current?.getBoundingClientRect().top ?? null;
    },
    bought: props.onBought,
    sale: props.sale,
  });
  const card = useRef<CardForm>(null);
  const bar = useRef<HTMLDivElement>(null);
  const barTop = useRef<number | null>(null);
  /** Beside the tickets there is room for a refusal below the button, which stays where it is. */
  const [isBelow, setBelow] = useState(false);
  const { currency } = cart.cartTotal;
  const money = (amount: number) => formatMoney({ amount, currency });

  const contents = `${cart.revision} ${cart.cartTotal.amount} ${cart.cartItems.map(({ description }) => description)}`;
  const [refused, setRefused] = useState({ status, contents });
  if (refused.status !== status) setRefused({ status, contents });
  // The card fields show an error of their own.
  const problemNow = status.kind === "refused" && !status.errors["card"] ? status.problem : null;
  // What was refused because of the cart no longer holds once the cart has changed.
  const isOver = refused.status === status && refused.contents !== contents;
  const failed = problemNow && isOver && isAboutCart(problemNow) ? null : problemNow;
  const way = due > 0 ? choice.way : undefined;
  const amount = way ? depositFor(due, way.rules) : null;
  const unsold = blockedBy(cart.blockedReasons);
  const blocked = unsold ? (props.blockedNotice?.place ?? unsold) : depositProblem({ due, way, amount, money });

  const [isLive, setLive] = useState(false);
  const chooseWallet = wallet?.use;
  // Runs in the commit that hydrates the buttons, so no click falls between. Browsers restore what was chosen before a reload.
  useLayoutEffect(() => {
    const before = document.querySelector<HTMLInputElement>("input[name=way]:checked");
    if (before) choose(before.value);
    if (document.querySelector("input[name=usesWallet]:not(:checked)")) chooseWallet?.(false);
    setLive(true);
  }, [choose, chooseWallet]);

  const reason = failed && (
    <PaymentProblem problem={failed} way={way} card={card} removed={removed.length} barTop={barTop} isBelow={isBelow} />
  );
  return (
    <form
      className="checkout__form"
      method="post"
      ref={formProps.formRef}
      onKeyDown={ignoreEnterOnChoice}
      onSubmit={(event) => {
        barTop.current = null;
        if (!failed) setBelow(matchMedia("(min-width: 60rem)").matches);
        if (!props.asks(event)) formProps.onSubmit(event);
      }}
      onInput={() => {
        if (failed?.code === CARD_DETAILS) dismiss();
      }}
      aria-busy={isBusy || undefined}
    >
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      {utmSource && <input type="hidden" name="utmSource" value={utmSource} />}
      <input type="hidden" name="payerId" value={payer.customerId} />
      <input type="hidden" name="cartRevision" value={cart.revision} />
      <input type="hidden" name="expectedTotal.amount" value={cart.cartTotal.amount} />
      <input type="hidden" name="expectedTotal.currency" value={currency} />
      <input type="hidden" name="due" value={due} />
      {props.sale?.fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="card stack checkout__details">
        {props.children}
        <Balance
          amount={formatMoney(payer.funds)}
          label={
            <>
              <bdi>{payer.firstname}</bdi>'s wallet
            </>
          }
        />
        {wallet && price > 0 && payer.funds.amount > 0 && ways.length > 0 && wallet.choice(isLive)}
        {price === 0 ? (
          <p>
            {cart.preOrderTotal.amount > 0
              ? "Nothing is charged now."
              : "Your promotion covers this. Nothing is charged."}
          </p>
        ) : due === 0 ? (
          // A cart that cannot be bought has no effect on the wallet.
          !unsold && (
            <p>
              Your wallet covers this. Balance after payment:{" "}
              <strong className="num">{money(payer.funds.amount - price)}</strong>
            </p>
          )
        ) : (
          ways.length > 0 && (
            <PaymentChoice
              name="way"
              label="Pay with"
              hint={missingCardsHint(methods, cardGateway)}
              options={optionsOf(ways)}
              value={way?.id ?? ""}
              onChoose={choose}
            />
          )
        )}
        {way && needsGatewayForm(way) && cardGateway && (
          <CardFields key={`${way.code} ${cardForms}`} ref={card} gateway={cardGateway} wallet={walletOf(way)} />
        )}
        {way?.needsCsc && <SecurityCode key={cardForms} />}
        {way && amount !== null && amount > due && (
          <p className="small soft">
            The smallest deposit is {money(amount)}. The extra {money(amount - due)} stays in your wallet.
          </p>
        )}
        <LaterPayment cart={cart} initial={props.laterMethods} />
        {due > 0 && depositHref && (
          <p>
            <a href={depositHref}>Deposit another way</a>
          </p>
        )}
        <p className="small soft">18+ only. Tickets can't be returned.</p>
        {props.notes}
      </div>
      {!isBelow && reason}
      <div className="checkout__bar" ref={bar}>
        <StillWorking isBusy={isBusy} className="checkout__due">
          {total.label} <strong className="num">{total.amount}</strong>
        </StillWorking>
        <Button
          type="submit"
          name="command"
          value="pay"
          size="large"
          wide
          icon="lock"
          loading={isBusy || props.isChanging}
          disabledReason={blocked}
          onDisabledPress={props.blockedNotice?.show}
        >
          {cart.preOrderTotal.amount > 0 && price === 0
            ? laterButton(cart.cartItems)
            : payLabel({ amount: way ? amount : null, price, money, way })}
        </Button>
      </div>
      {isBelow && reason}
    </form>
  );
}

type Sums = { amount: number | null; price: number; money: (amount: number) => string; way: Way | undefined };

function payLabel({ amount, money, price, way }: Sums): string {
  const wallet = way && walletOf(way);
  if (amount !== null) return wallet ? `Pay ${money(amount)} with ${wallet.name}` : `Pay ${money(amount)}`;
  return price === 0 ? `Pay ${money(price)}` : `Pay ${money(price)} from your wallet`;
}

type Deposit = { due: number; way: Way | undefined; amount: number | null; money: (amount: number) => string };

function depositProblem({ due, way, amount, money }: Deposit): string | undefined {
  if (due === 0) return undefined;
  if (!way) return "No payment method is available right now. Please try again in a moment.";
  return amount === null ? `Please enter an amount equal to or less than ${money(way.rules.maxAmount)}.` : undefined;
}
