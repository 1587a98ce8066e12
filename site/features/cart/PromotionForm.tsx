import { type SubmitEvent, useEffect, useRef } from "react";
import type { Cart } from "#site/lib/cart/cart.store.ts";
import { Button } from "#site/ui/button/Button.tsx";
import { controlProps, FieldFrame } from "#site/ui/field/FieldFrame.tsx";
import "#site/ui/field/text-field.css";
import type { RefusedCode } from "./refused-code.ts";
import { useInheritedFocus } from "./use-inherited-focus.ts";
import { usePromotion } from "./use-promotion.ts";

type Props = {
  /** What a post of this page refused, so that the form can be corrected without a script. */
  refused: RefusedCode | null;
  /** When it comes into the page: the voucher that had the focus is gone. */
  takesFocus: boolean;
  onRedeemed: (cart: Cart) => void;
};

/** Where a promotion code is typed. What is typed stays, whatever the answer. */
export function PromotionForm({ refused, takesFocus, onRedeemed }: Props) {
  const { status, add } = usePromotion(refused, onRedeemed);
  const input = useRef<HTMLInputElement>(null);
  const isRefused = status.kind === "refused";
  const words = {
    name: "promotionCode",
    label: "Promotion code",
    error: isRefused ? status.message : undefined,
  };

  useInheritedFocus(input, takesFocus);
  useEffect(() => {
    if (status.kind === "refused" && status.isNews) input.current?.focus();
  }, [status]);

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void add(String(new FormData(event.currentTarget).get("promotionCode") ?? ""));
  };

  return (
    <form className="cart-code" method="post" onSubmit={send} noValidate>
      <FieldFrame {...words}>
        <div className="cart-code__row">
          <input
            className="input cart-code__input"
            ref={input}
            type="text"
            maxLength={64}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="done"
            defaultValue={refused?.code}
            {...controlProps(words)}
          />
          <Button type="submit" name="command" value="redeem" variant="secondary" loading={status.kind === "sending"}>
            Apply
          </Button>
        </div>
      </FieldFrame>
      {/* The field may have the focus already: what it says now has to be said aloud. */}
      <p className="sr-only" role="alert">
        {isRefused && status.isNews && status.message}
      </p>
    </form>
  );
}
