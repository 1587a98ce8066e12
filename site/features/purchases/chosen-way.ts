import { useState } from "react";
import { purchaseWays, type Way } from "#site/lib/payment/ways.ts";
import type { CheckoutProps } from "./checkout.ts";

/** The payment options of a purchase. `way` is the chosen one, or the first; `choose(null)` forgets the choice. */
export type WayChoice = { ways: readonly Way[]; way: Way | undefined; choose: (id: string | null) => void };

/** Keeps the chosen payment option of a purchase, whose smallest deposit decides the sums. */
export function useChosenWay({
  cardGateway,
  chosen,
  deviceWallet,
  methods,
}: Pick<CheckoutProps, "cardGateway" | "chosen" | "deviceWallet" | "methods">): WayChoice {
  const ways = purchaseWays(methods, cardGateway, deviceWallet);
  const [id, choose] = useState(chosen);
  return { ways, way: ways.find((way) => way.id === id) ?? ways[0], choose };
}
