import type { RecurringWish } from "#site/lib/recurring/posted-recurring.ts";
import { CHARGED_LATER, jackpotOptions, PERIOD_OPTIONS } from "#site/lib/recurring/recurring-choice.ts";
import { SelectField } from "#site/ui/field/SelectField.tsx";
import { TICKET_FIELDS } from "../play.form.ts";
import type { PlaySetup } from "./play-choices.ts";

type Props = {
  setup: PlaySetup;
  draws: { recurring: RecurringWish | undefined; setWish: (wish: RecurringWish) => void };
  /** Whether the numbers of the ticket are a quick-pick: later draws then get new ones unless the customer says otherwise. */
  isQuickPick: boolean;
};

/** What is bought again for later draws: smallest jackpot and numbers of an autoplay, billing period of a subscription. */
export function RecurringFields({
  draws: { recurring, setWish },
  isQuickPick,
  setup: { isPickedByShop, recurs },
}: Props) {
  const wish = recurring ?? {};
  const change = (next: RecurringWish) => setWish({ ...wish, ...next });
  const jackpots = jackpotOptions(recurs?.jackpots);
  const isNew = wish.quickpick ?? (isPickedByShop || isQuickPick);
  return (
    <div className="stack">
      {recurs?.type === "autoplay" ? (
        jackpots.length > 0 && (
          <SelectField
            name="item.recurringPurchase.minimumJackpotAmount"
            label={TICKET_FIELDS.minimumJackpot}
            value={String(wish.minimumJackpotAmount ?? 0)}
            options={[{ value: "0", label: "Every draw" }, ...jackpots]}
            onChange={(event) => change({ minimumJackpotAmount: Number(event.currentTarget.value) })}
          />
        )
      ) : (
        <SelectField
          name="item.recurringPurchase.billingPeriod"
          label="Billing"
          value={wish.billingPeriod ?? "monthly"}
          options={PERIOD_OPTIONS}
          onChange={(event) =>
            change({ billingPeriod: event.currentTarget.value as NonNullable<RecurringWish["billingPeriod"]> })
          }
        />
      )}
      {!isPickedByShop && (
        <SelectField
          name="item.recurringPurchase.quickpick"
          label={TICKET_FIELDS.laterNumbers}
          value={String(isNew)}
          {...(wish.quickpick === undefined && {
            hint: isNew
              ? "Your ticket is a quick-pick, so later draws get new numbers unless you choose otherwise."
              : "Later draws play this ticket's numbers unless you choose otherwise.",
          })}
          options={[
            { value: "false", label: "The same numbers for every draw" },
            { value: "true", label: "New random numbers for every draw" },
          ]}
          onChange={(event) => change({ quickpick: event.currentTarget.value === "true" })}
        />
      )}
      <p className="soft small">
        {`You pay for the first draw now${wish.minimumJackpotAmount ? ", whatever its jackpot" : ""}. ${CHARGED_LATER[recurs?.type ?? "autoplay"]} Pause or cancel any time.`}
      </p>
    </div>
  );
}
