import { formatMoney } from "#site/lib/format/money.ts";
import { PriceSummary } from "#site/ui/money/PriceSummary.tsx";
import type { PaidCart } from "./checkout.ts";
import { useChosenWay } from "./chosen-way.ts";
import { itemRows, PartnerPanel, type PartnerProps, type PayProps } from "./PartnerPanel.tsx";
import { Payment } from "./Payment.tsx";
import { shares, split } from "./payment.ts";
import "./payer.css";

/** The form of a partner's page for a customer, with the payment. */
export const PartnerPayment = (props: PartnerProps) => <PartnerPanel {...props} Pay={Pay} />;

function Pay({ cart, isPricing, onChanged, payer, sale, walletPurchase, ...props }: PayProps) {
  const paid: PaidCart = { ...cart, revision: 0 };
  const money = (amount: number) => formatMoney({ ...cart.cartTotal, amount });
  const choice = useChosenWay(props);
  const sums = split(cart, payer.funds, walletPurchase);
  const { due, fromWallet } = shares(sums, choice.way?.rules.minAmount);
  const rows = [
    ...itemRows(cart),
    ...(fromWallet > 0 && sums.toDeposit > 0 ? [{ label: "From your wallet", amount: `−${money(fromWallet)}` }] : []),
  ];
  const total = { label: "Amount due", amount: money(due) };
  return (
    <section className="card stack checkout checkout--payer" aria-labelledby="checkout-title" aria-busy={isPricing}>
      <Payment
        {...props}
        choice={choice}
        cart={paid}
        payer={payer}
        total={total}
        sale={sale}
        isChanging={isPricing}
        onChanged={onChanged}
        price={sums.price}
        due={sums.toDeposit}
        asks={() => false}
        notes={null}
      >
        <h2 id="checkout-title">Payment</h2>
        <PriceSummary rows={rows} total={total} />
      </Payment>
    </section>
  );
}
