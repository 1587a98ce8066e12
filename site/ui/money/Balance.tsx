import type { ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";
import { RARE_ICONS } from "../icon/rare-icons.ts";
import "./balance.css";

/** The wallet balance as a chip. */
export function Balance({ amount, label = "Wallet" }: { amount: string; label?: ReactNode }) {
  return (
    <span className="balance">
      <Icon path={RARE_ICONS.wallet} />
      <span>
        {label} <strong className="num">{amount}</strong>
      </span>
    </span>
  );
}
