import { useRef } from "react";
import { type Cart, changeCart, loadCart } from "#site/lib/cart/cart.store.ts";
import { type FormState, hasErrors } from "#site/lib/form/form.ts";
import { useForm } from "#site/lib/form/use-form.ts";
import { gateway } from "#site/lib/gateway/client.ts";
import { WINDOW_MS } from "#site/lib/leading-edge.ts";
import { trailingEdge } from "#site/lib/trailing-edge.ts";
import { Button } from "#site/ui/button/Button.tsx";
import { controlProps, FieldFrame } from "#site/ui/field/FieldFrame.tsx";
import "#site/ui/field/text-field.css";
import { promotionForm } from "./promotion.form.ts";
import { explain } from "./use-cart.ts";
import { useInheritedFocus } from "./use-inherited-focus.ts";

type Props = {
  /** The form's state after a refused plain post; empty otherwise. */
  before: FormState;
  /** Focuses the field on mount, because the form replaces a voucher that had the focus. */
  takesFocus: boolean;
  onRedeemed: (cart: Cart) => void;
};

const redeem = trailingEdge(WINDOW_MS.promotion, (promotionCode: string) =>
  gateway.promotions.add.mutate({ promotionCode }),
);

/** The promotion code form. It stays on the page after every response. */
export function PromotionForm({ before, takesFocus, onRedeemed }: Props) {
  const input = useRef<HTMLInputElement>(null);
  useInheritedFocus(input, takesFocus);
  const { view, formProps } = useForm(promotionForm, before, {
    send: ({ promotionCode = "" }) => changeCart(redeem(promotionCode)),
    succeed(cart) {
      onRedeemed(cart);
      return "stays";
    },
    refuse(problem) {
      // After a lost response the code may have been accepted, so reload the cart.
      loadCart({ fresh: true }).catch(() => undefined);
      if (hasErrors(promotionForm.errorsOf?.(problem) ?? {})) return null;
      explain(problem);
      return "stays";
    },
  });
  const field = { name: "promotionCode", label: "Promotion code", error: view.errors["promotionCode"] };
  return (
    <form className="cart-code" method="post" noValidate ref={formProps.formRef} onSubmit={formProps.onSubmit}>
      <FieldFrame {...field} isAnnounced={view.attempt > 0}>
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
            defaultValue={before.values["promotionCode"]}
            {...controlProps(field)}
          />
          <Button type="submit" name="command" value="redeem" variant="secondary" loading={view.isBusy}>
            Apply
          </Button>
        </div>
      </FieldFrame>
    </form>
  );
}
