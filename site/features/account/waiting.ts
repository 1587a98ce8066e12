// Money, limits and a move of the account that are on their way, for the overview.
import type { Outputs } from "#gateway/gateway.ts";
import { isMigrationDue } from "#gateway/rules/shell/migration.ts";
import { dayAndTime, fullDate } from "#site/lib/format/dates.ts";
import { formatMoney } from "#site/lib/format/money.ts";
import { payerKey, payerName } from "#site/lib/payment/fund-name.ts";
import { unconfirmedNotice } from "#site/lib/payment/unconfirmed.ts";
import { namedOffer } from "#site/lib/recurring/recurring-choice.ts";
import { type Attention, type Customer, PERIODS } from "./limits.ts";

type Unconfirmed = Outputs["deposits"]["unconfirmed"][number];
type Transaction = Outputs["transactions"]["list"]["transactions"][number];
type Changing = { limit: number | null; pendingLimit?: number | undefined; effectiveAt?: string | undefined };

/** Returns the deposits and withdrawals among the pending transactions, with links to them. */
export function waitingMoney(transactions: readonly Transaction[], unconfirmed: readonly Unconfirmed[]): Attention[] {
  return transactions.flatMap(({ amount, depositId, id, withdrawalId }): Attention[] => {
    const open = unconfirmed.find((deposit) => deposit.id === depositId);
    if (open) {
      const { label, ...notice } = unconfirmedNotice(open);
      const link = { label, route: "my-account-deposit-authorisation", params: { depositId: open.id } } as const;
      return [{ key: id, level: "warning", ...notice, link }];
    }
    const money = formatMoney({ ...amount, amount: Math.abs(amount.amount) });
    if (depositId)
      return [
        {
          key: id,
          level: "info",
          title: `Your deposit of ${money} is not in your wallet yet`,
          text: "Open it to see what is left to do.",
          link: {
            label: "See the deposit",
            route: "my-account-deposit-details",
            params: { depositId },
          },
        },
      ];
    if (!withdrawalId) return [];
    return [
      {
        key: id,
        level: "info",
        title: `Your withdrawal of ${money} is being processed`,
        text: "We email you when it is paid.",
        link: {
          label: "See the withdrawal",
          route: "my-account-withdraw-details",
          params: { withdrawID: withdrawalId },
        },
      },
    ];
  });
}

/** Returns the move of an account that is due, whose dialog needs a script, or that is running (account §4). */
export function waitingMove(status: string): Attention[] {
  const item = { key: "move", level: "info" } as const;
  const linkOf = (label: string) => ({ label, route: "shell-migrate" }) as const;
  if (isMigrationDue(status)) {
    const title = "We are moving all accounts to a new system";
    return [
      {
        ...item,
        title,
        text: "Move yours when it suits you. It takes a few seconds.",
        link: linkOf("Move your account"),
      },
    ];
  }
  if (status !== "in_progress") return [];
  const title = "We are moving your account";
  return [{ ...item, title, text: "You can go on as usual.", link: linkOf("See whether it is moved") }];
}

/** Returns the customer's limits that change later: a higher one, or the end of one. */
export function changingLimits({ availableFunds, preCommitment, spendLimits }: Customer): Attention[] {
  const { currency } = availableFunds;
  const change = (name: string, key: string, route: "my-account-spend-limits" | "my-account-precommitment-limit") =>
    function toItems({ effectiveAt, pendingLimit }: Changing): Attention[] {
      if (!effectiveAt) return [];
      const day = fullDate(effectiveAt);
      const text =
        pendingLimit === undefined
          ? `It ends on ${day}.`
          : `It rises to ${formatMoney({ amount: pendingLimit, currency })} on ${day}.`;
      return [
        { key, level: "info", title: `Your ${name} is changing`, text, link: { label: "See your limits", route } },
      ];
    };
  return [
    ...spendLimits.customerLimits.flatMap((limit) =>
      change(
        `${PERIODS[limit.period].toLowerCase()} spend limit`,
        limit.spendLimitId,
        "my-account-spend-limits",
      )(limit),
    ),
    ...change("deposit limit", "deposit-limit", "my-account-precommitment-limit")(preCommitment),
  ];
}

/** Returns a notice for each pre-order and scheduled ticket whose charge failed, with a link to its page. */
export const failedScheduled = (purchases: Outputs["scheduledPurchases"]["list"]): Attention[] =>
  purchases.flatMap(({ encodedId: id, failure, item, scheduledFor }): Attention[] => {
    if (!failure) return [];
    const text = `We couldn't charge you for ${item.description}. We try again on ${dayAndTime(scheduledFor)}.`;
    const link = { label: "See why and what pays", route: "my-account-scheduled-purchase", params: { id } } as const;
    return [{ key: `failed-${id}`, level: "warning", title: "A payment failed", text, link }];
  });

type Resolution = Outputs["recurringPurchases"]["resolutions"][number];
const FAILED = {
  "my-account-autoplay": "The payment for an autoplay failed",
  "my-account-subscriptions": "The payment for a subscription failed",
  "my-account-recurring-purchases": "A payment failed",
} as const;

/** Returns a sentence if what pays now can pay what failed: another method than the one that could not, or a wallet that holds more. */
function payingNow(
  { defaultFund }: Resolution["recurringPurchases"][number],
  fundSource: string,
  lacking: Resolution["lacking"],
): string | null {
  if (payerKey(defaultFund) !== fundSource) return `${payerName(defaultFund)} pays when you try again.`;
  return lacking?.amount === 0 ? "Your wallet holds enough now." : null;
}

/** Returns a notice for each list of recurring purchases with failed payments, with a link to where they are resolved. */
export function waitingPayments(
  resolutions: Outputs["recurringPurchases"]["resolutions"],
  isCombined: boolean,
): Attention[] {
  const debts = resolutions.filter(({ owed }) => owed);
  const failed = resolutions
    .filter(({ owed }) => !owed)
    .flatMap(({ blockedBy, fundSource, lacking, recurringPurchases }) =>
      recurringPurchases.map((purchase) => ({ ...purchase, blockedBy, now: payingNow(purchase, fundSource, lacking) })),
    );
  const listOf = ({ type }: Pick<(typeof failed)[number], "type">) => {
    if (isCombined || type === "combined_recurring_purchase") return "my-account-recurring-purchases";
    return type === "autoplay" ? "my-account-autoplay" : "my-account-subscriptions";
  };
  const owing = debts.flatMap(
    ({ id, lacking, owed, recurringPurchases: [first = { type: "autoplay" }] }): Attention[] =>
      owed
        ? [
            {
              key: `owed-${id}`,
              level: "warning",
              title: `You owe ${formatMoney(owed)}`,
              text: "Your bank returned our debit after we had bought your tickets. Only your wallet can pay this.",
              link: { label: lacking?.amount ? "See how to pay it" : "Pay from your wallet", route: listOf(first) },
            },
          ]
        : [],
  );
  const failures = [...Map.groupBy(failed, listOf)].map(([route, purchases]): Attention => {
    const failures = purchases.map(({ attempts = [], description, offerName }) => {
      const name = description ? namedOffer({ description, offerName }) : "a recurring purchase";
      const { price, reason } =
        attempts.find(({ status }) => status === "soft_failure" || status === "hard_failure") ?? {};
      return { name: price ? `${name} (${formatMoney(price)})` : name, reason };
    });
    const names = failures.map(({ name }) => name);
    const reasons = new Set(failures.flatMap(({ reason }) => reason ?? []));
    const payers = new Set(purchases.map(({ now }) => now));
    const [payer] = payers.size === 1 ? payers : [];
    const pays = payer ? [payer] : [];
    const label = payer ? "Try the payment again" : "Choose how to pay";
    return {
      key: `failed-payments-${route}`,
      level: "warning",
      title: FAILED[route],
      text: [`We couldn't charge you for ${new Intl.ListFormat("en-AU").format(names)}.`, ...reasons, ...pays].join(
        " ",
      ),
      link: { label: purchases.every(({ blockedBy }) => blockedBy) ? "See why" : label, route },
    };
  });
  return [...owing, ...failures];
}
