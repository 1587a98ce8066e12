import type { ReactNode } from "react";
import "./badge.css";

type Tone = "neutral" | "info" | "success" | "warning" | "danger" | "gold";

/** A short status: "Paid", "Closed". */
export function Badge({ tone = "neutral", children }: { tone?: Tone; children: ReactNode }) {
  return <span className={`badge badge--${tone}`}>{children}</span>;
}
