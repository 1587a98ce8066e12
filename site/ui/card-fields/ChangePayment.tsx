import type { RefObject } from "react";
import type { CardForm } from "./card-frame.ts";

type Props = {
  /** Whether the card gateway's form is in the page. */
  hasForm: boolean;
  card: RefObject<CardForm | null>;
};

/** Leads from the message of a refused payment back to the card fields, or to the chosen way to pay. */
export function ChangePayment({ card, hasForm }: Props) {
  return (
    <a
      href={hasForm ? "#card-fields" : "#way"}
      onClick={(event) => {
        event.preventDefault();
        if (hasForm) card.current?.focus();
        else document.querySelector<HTMLInputElement>("input[name=way]:checked")?.focus();
      }}
    >
      {hasForm ? "Change the card" : "Change how you pay"}
    </a>
  );
}
