// Formats the replies of demo controls for a person. For JSON: npm run shop -- ... --json

import { dayAndTime } from "#site/lib/format/dates.ts";
import { toCsv } from "#site/lib/list/csv.ts";

/** Overrides of the services' defaults (services/lib/demo-overrides.ts, faults.ts). */
export type Overrides = {
  faults?: Record<string, string>;
  served?: string[];
  capabilities?: Record<string, boolean>;
  content?: string[];
};

type NextDraw = { offer: string; drawNo: number; stop: string; isSoldOut: boolean };
type Status = Overrides & { now: string; customers: number; nextDraws: NextDraw[] };
type Division = { division: number; label: string; winners: number; prizeCents: number };
type Drawn = {
  drawNo: number;
  numbers: Record<string, number[]>;
  divisions: Division[];
  /** The winning tickets of a raffle. */
  tickets?: { number: string; prize: string; cents: number; isByPost?: true }[];
  winners: number;
  paidCents: number;
  alsoDrawn: { offer: string; drawNo: number; waits: boolean }[];
};

const count = (number: number, unit: string) => `${number.toLocaleString("en-AU")} ${unit}${number === 1 ? "" : "s"}`;
const money = (cents: number) => `$${(cents / 100).toLocaleString("en-AU", { minimumFractionDigits: 2 })}`;

/** Formats rows as aligned columns. */
function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => `  ${row.map((word, column) => word.padEnd(widths[column] ?? 0)).join("  ")}`.trimEnd());
}

type Action = Record<"created_at" | "operator" | "reason" | "command", string> & {
  input: object;
  customer_id: string | null;
};

/** What operators did, newest first. */
export const actionLines = (actions: Action[]): string[] =>
  actions.length === 0
    ? ["No operator has done anything yet."]
    : columns(
        actions.map(({ command, created_at, customer_id, input, operator, reason }) => [
          ...[created_at, operator, command],
          [customer_id, ...Object.values(input)].filter(Boolean).join(" "),
          reason,
        ]),
      );

/** A bank transfer that has arrived. */
export const transferLines = ({
  deposit,
  id,
  returned,
}: {
  deposit: string | null;
  id: string;
  returned: string | null;
}) => [
  returned
    ? `The transfer ${id} is noted as returned (${returned.replaceAll("_", " ")}): send it back at your bank.`
    : `The transfer ${id} is credited to ${deposit}.`,
];

/** A refunded purchase. */
export const refundLines = ({ customerId, refundedCents }: { customerId: string; refundedCents: number }): string[] => [
  `Refunded ${money(refundedCents)} to ${customerId}.`,
];

/** Prizes of a ticket that were taken back. */
export const reversalLines = ({
  customerId,
  reversedCents,
}: {
  customerId: string;
  reversedCents: number;
}): string[] => [`Took ${money(reversedCents)} back from ${customerId}, who is told by email.`];

/** A draw held early. */
export function drawLines(lottery: string, drawn: Drawn): string[] {
  const { alsoDrawn, drawNo, numbers, divisions, tickets, winners, paidCents } = drawn;
  const head = [
    `Draw ${drawNo} of ${lottery}: drawn, scored and paid.`,
    ...alsoDrawn.map((also) =>
      also.waits
        ? `Draw ${also.drawNo} of ${also.offer} is closed, because this draw decides it. It is drawn after the earlier draws of ${also.offer}.`
        : `With it, draw ${also.drawNo} of ${also.offer}: one decides the other.`,
    ),
  ];
  if (tickets) {
    const rows = tickets.map(({ cents, isByPost, number, prize }) => [
      ...[number, prize, money(cents)],
      isByPost ? "free entry by post: pay it by hand" : "",
    ]);
    const end = winners === 0 ? "No ticket of this shop's customers won." : `${money(paidCents)} paid into wallets.`;
    return [...head, ...columns(rows), end];
  }
  return [
    ...head,
    ...columns(Object.entries(numbers).map(([set, drawn]) => [set, drawn.join(" ")])),
    "Prizes, including all other players:",
    ...columns(
      divisions.map(({ division, label, winners, prizeCents }) => [
        `Division ${division}`,
        label,
        winners === 0 ? "no winners" : `${count(winners, "winner")}, ${money(prizeCents)}${winners > 1 ? " each" : ""}`,
      ]),
    ),
    winners === 0
      ? "No game of this shop's customers won."
      : `${count(winners, "game")} of this shop's customers won: ${money(paidCents)} paid into wallets.`,
  ];
}

type PostalEntry = { raffle: string; drawNo: number; ticketNumber: string };

export const postalLines = ({ drawNo, raffle, ticketNumber }: PostalEntry): string[] => [
  `Entered in draw ${drawNo} of ${raffle}: ticket ${ticketNumber}.`,
];

type PostalWin = Record<"prizeId" | "ticketNumber" | "prize" | "name" | "address", string> & {
  drawNo: number;
  cents: number;
  isSettled: boolean;
};

export const postalWinLines = (wins: PostalWin[]): string[] =>
  wins.length === 0
    ? ["No entry by post has won."]
    : columns(
        wins.map(({ address, cents, drawNo, isSettled, name, prize, prizeId, ticketNumber }) => [
          ...[prizeId, `draw ${drawNo}`, ticketNumber, `${prize}, ${money(cents)}`],
          isSettled ? "paid" : `to pay: ${name}, ${address}`,
        ]),
      );

type OpenPrize = Record<"reference" | "customerId" | "prize", string> & { email: string | null };

/** The prizes that operators have to deliver, with the winners. */
export const prizeLines = (prizes: OpenPrize[]): string[] =>
  prizes.length === 0
    ? ["No prize waits for its delivery."]
    : columns(
        prizes.map(({ customerId, email, prize, reference }) => [
          reference,
          email ?? `${customerId} (account closed)`,
          prize,
        ]),
      );

type SupportRequest = Record<"id" | "name" | "email" | "topic" | "message" | "created_at", string> & {
  order_number: string | null;
};

// Visitors write these texts, and terminals obey control characters.
const plain = (text: string) => text.replace(/[\p{Cc}\p{Cf}]+/gu, " ");

/** The messages to customer support, newest first. */
export function requestLines({ requests }: { requests: SupportRequest[] }): string[] {
  if (requests.length === 0) return ["Nobody has written yet."];
  return requests.flatMap(({ id, name, email, topic, order_number, message, created_at }, at) => [
    ...(at > 0 ? [""] : []),
    `${id}  ${dayAndTime(created_at)}  ${topic}${order_number ? `, ${plain(order_number)}` : ""}`,
    `  ${plain(name)} <${plain(email)}>`,
    ...message.split(/\r?\n/).map((line) => `  ${plain(line)}`.trimEnd()),
  ]);
}

/** How many customers each affiliate has brought. */
export function affiliateLines({ affiliates }: { affiliates: { code: string; customers: number }[] }): string[] {
  if (affiliates.length === 0) return ["No affiliate has brought a customer yet."];
  return affiliates.map(({ code, customers }) => `${plain(code)}  ${count(customers, "customer")}`);
}

type PartnerSale = Record<"receipt" | "soldAt" | "channel" | "item" | "status" | "currency", string> & {
  amount: number;
};
const SALE_COLUMNS = ["receipt", "soldAt", "channel", "item", "amount", "currency", "status"] as const;

/** Returns the sales of a partner's page as CSV. */
export function partnerLines({ sales }: { sales: PartnerSale[] }): string[] {
  const priced = sales.map((sale) => ({ ...sale, amount: sale.amount.toFixed(2) }));
  const rows = priced.map((sale) => SALE_COLUMNS.map((name) => sale[name]));
  return toCsv([SALE_COLUMNS, ...rows])
    .trimEnd()
    .split("\r\n");
}

export function clockLines({ now, steps }: { now: string; steps: number }): string[] {
  const done = steps === 0 ? "No draws were due." : `${count(steps, "step")} of due draws done.`;
  return [`Shop time: ${dayAndTime(now)} (${now}).`, done];
}

/** Lists what differs from the defaults. */
export function overrideLines(staged: Overrides): string[] {
  const { faults = {}, served = [], capabilities = {}, content = [] } = staged;
  const rows = [
    ...Object.entries(faults).map(([operation, mode]) => ["fault", operation, mode]),
    ...Object.entries(capabilities).map(([flag, on]) => ["capability", flag, on ? "on" : "off"]),
    ...content.map((id) => ["content", id, "changed"]),
    ...served.map((operation) => ["reply", operation, "changed"]),
  ];
  if (rows.length > 0) return ["Changed from the defaults (undo: npm run shop -- restore):", ...columns(rows)];
  if (!staged.served && staged.faults) return ["No operation is slow, down or asks for a code."];
  if (!staged.faults && staged.served) return ["Flags, texts and replies have their defaults."];
  return ["Everything has its default; no faults."];
}

export function statusLines({ now, customers, nextDraws, ...staged }: Status): string[] {
  const byStop = nextDraws.toSorted((a, b) => a.stop.localeCompare(b.stop));
  return [
    `Shop time: ${dayAndTime(now)} (${now}). ${count(customers, "customer")}.`,
    "Next draws, closing soonest first:",
    ...columns(
      byStop.map(({ offer, drawNo, stop, isSoldOut }) => [
        offer,
        `draw ${drawNo}`,
        isSoldOut ? "sold out" : `closes ${dayAndTime(stop)}`,
      ]),
    ),
    ...overrideLines(staged),
  ];
}
