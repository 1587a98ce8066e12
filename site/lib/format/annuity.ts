import { formatMoney } from "./money.ts";

type Annuity = { monthly: Parameters<typeof formatMoney>[0]; months: number };

/** Returns for how long a prize is paid: "for 20 years", or "for 18 months". */
export const annuityTerm = ({ months }: Pick<Annuity, "months">) =>
  months > 12 && months % 12 === 0 ? `for ${months / 12} years` : `for ${months} months`;

/** Returns a prize that is paid by month: "$20,000.00 a month for 20 years". */
export const monthlyPrize = ({ monthly, months }: Annuity) =>
  `${formatMoney(monthly)} a month ${annuityTerm({ months })}`;
