import { Icon } from "../icon/Icon.tsx";
import "./balance.css";

/** What is in the wallet, as a chip. */
export function Balance({ amount, label = "Wallet" }: { amount: string; label?: string }) {
  return (
    <span className="balance">
      <Icon name="wallet" />
      <span>
        {label} <strong className="num">{amount}</strong>
      </span>
    </span>
  );
}
