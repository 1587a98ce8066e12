// Example data that both versions of a component share, so that they can be compared.

export const FUNDS = [
  { value: "wallet", label: "Wallet", hint: "$250.00 available" },
  { value: "card", label: "Credit or debit card" },
];

export const TICKET_MENU = [
  { id: "play-again", label: "Play again", href: "#menu" },
  { id: "print", label: "Print" },
  { id: "rename", label: "Rename" },
  { id: "remove", label: "Remove", danger: true },
];

export const DIVISIONS = {
  caption: "Prize divisions",
  columns: [
    { key: "division", label: "Division" },
    { key: "match", label: "What matched" },
    { key: "winners", label: "Winners", end: true },
    { key: "prize", label: "Prize", end: true },
  ],
  rows: [
    { division: "Division 1", match: "6 numbers", winners: 2, prize: "$500,000.00" },
    { division: "Division 2", match: "5 numbers and 1 supplementary", winners: 31, prize: "$7,302.15" },
  ],
};
