import { useStore } from "@nanostores/react";
import { useEffect, useState } from "react";
import { ticketsIn, voucherIn } from "#gateway/rules/cart.ts";
import { countItems } from "#site/features/products/count-items.ts";
import { BLOCKED_ID } from "#site/lib/cart/blocked-notice.ts";
import { keepBought } from "#site/lib/cart/bought-here.ts";
import { $cart, $changes, loadCart } from "#site/lib/cart/cart.store.ts";
import { formatMoney } from "#site/lib/format/money.ts";
import { href } from "#site/lib/href.ts";
import { buttonClass } from "#site/ui/button/button.ts";
import { Checkbox } from "#site/ui/field/Choice.tsx";
import { PriceSummary } from "#site/ui/money/PriceSummary.tsx";
import { CartEmptied } from "./CartEmptied.tsx";
import { type CheckoutProps, isOfAnotherCart } from "./checkout.ts";
import { useChosenWay } from "./chosen-way.ts";
import { useCurrentPayer } from "./current-payer.ts";
import { laterLabel, laterNotes } from "./later-notes.ts";
import { Matches, useMatches } from "./Matches.tsx";
import { Payment } from "./Payment.tsx";
import { isDiscount, priceOf, shares, split } from "./payment.ts";
import "#site/ui/button/button.css";
import "./checkout.css";

const BLOCKED_NOTICE = {
  place: "The message above your tickets says why you can't pay yet.",
  show: () => document.getElementById(BLOCKED_ID)?.focus(),
};

/** Shows the total and the one button to continue. Renders nothing if there is nothing to buy. */
export function CheckoutPanel({ initial, ...props }: CheckoutProps) {
  const cart = useStore($cart, { ssr: "initial" }) ?? initial;
  const { walletPurchase, problem } = props;
  const [payer, rereadPayer] = useCurrentPayer(props.payer);
  const isChanging = useStore($changes, { ssr: "initial" }) > 0;
  const [usesWallet, setUsesWallet] = useState(true);
  const choice = useChosenWay(props);
  const isEmpty = cart.cartItems.length === 0;
  const [isEmptied, setEmptied] = useState(problem !== null && isOfAnotherCart(problem));
  useEffect(() => {
    if (!isEmpty) setEmptied(false);
  }, [isEmpty]);
  /** Reloads the cart to show what can be bought. */
  async function showCart() {
    const current = await loadCart({ fresh: true });
    if (current?.cartItems.length === 0) setEmptied(true);
  }
  const question = useMatches(cart, props.matches);
  // The ticket list already shows which items the service removed, and why.
  if (isEmpty) return isEmptied && cart.autoRemovedItems.length === 0 ? <CartEmptied /> : null;

  const { cartTotal, preOrderTotal, cartItems } = cart;
  const { currency } = cartTotal;
  const money = (amount: number) => formatMoney({ amount, currency });
  const sums = split(cart, payer?.funds ?? null, walletPurchase && usesWallet);
  const { price, toDeposit } = sums;
  const { fromWallet, due } = shares(sums, choice.way?.rules.minAmount);
  const tickets = ticketsIn(cartItems);
  const voucher = voucherIn(cartItems);
  const rows = [
    { label: countItems(tickets), amount: money(priceOf(tickets)) },
    ...(voucher && isDiscount(voucher) ? [{ label: voucher.offerName, amount: `−${formatMoney(voucher.price)}` }] : []),
    ...(preOrderTotal.amount > 0 ? [{ label: laterLabel(tickets), amount: `−${formatMoney(preOrderTotal)}` }] : []),
    ...(fromWallet > 0 && toDeposit > 0 ? [{ label: "From your wallet", amount: `−${money(fromWallet)}` }] : []),
  ];

  const total = { label: payer ? "Amount due" : "Total", amount: money(due) };
  const notes = (
    <>
      {voucher && !isDiscount(voucher) && (
        <p className="small soft">
          {voucher.offerName} adds {formatMoney(voucher.price)} to your wallet once you have paid.
        </p>
      )}
      {laterNotes(tickets).map((note) => (
        <p key={note} className="small soft">
          {note}
        </p>
      ))}
      {cart.showRegulation && (
        <p className="small soft">Sold under licence. The regulator's rules for each lottery apply.</p>
      )}
    </>
  );

  const walletChoice = (isLive: boolean) => (
    <div className="needs-script">
      <Checkbox
        name="usesWallet"
        // Without a script the wallet always pays first.
        disabled={!isLive}
        checked={usesWallet}
        onChange={(event) => setUsesWallet(event.currentTarget.checked)}
        hint={usesWallet && toDeposit > 0 ? "Your wallet doesn't cover this. Pay the rest below." : undefined}
      >
        Pay from my wallet first
      </Checkbox>
    </div>
  );

  if (payer) {
    return (
      <section className="card stack checkout checkout--payer" aria-labelledby="checkout-title">
        <Matches matches={props.matches} />
        {question.dialog}
        <Payment
          {...props}
          choice={choice}
          asks={question.asks}
          cart={cart}
          payer={payer}
          price={price}
          due={toDeposit}
          total={total}
          notes={notes}
          removed={cart.autoRemovedItems}
          isChanging={isChanging}
          blockedNotice={BLOCKED_NOTICE}
          wallet={walletPurchase ? { isUsed: usesWallet, use: setUsesWallet, choice: walletChoice } : undefined}
          onBought={(checkoutId) => keepBought(cart, checkoutId)}
          // Without an answer, the refusal on the screen still says what to do.
          onChanged={() => Promise.allSettled([rereadPayer(), showCart()])}
        >
          <h2 id="checkout-title">Payment</h2>
          <PriceSummary rows={rows} total={total} />
        </Payment>
      </section>
    );
  }
  return (
    <section className="card stack checkout checkout--visitor" aria-labelledby="checkout-title">
      <h2 id="checkout-title">Summary</h2>
      <PriceSummary rows={rows} total={total} />
      <a
        className={buttonClass({ size: "large", wide: true })}
        href={href("checkout-login", {}, { step: !props.isKnownDevice && "register", next: href("cart") })}
      >
        {props.isKnownDevice ? "Continue to login" : "Continue to payment"}
      </a>
      <p className="small soft">Next, log in or create an account. Your cart comes with you.</p>
      {notes}
    </section>
  );
}
