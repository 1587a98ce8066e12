// The component catalogue, by group. Each component is an entry here and a page in site/pages/_catalogue/.
const GROUPS = {
  Foundations: { colours: "Colours", type: "Type", icon: "Icon" },
  "The frame": { header: "Header", footer: "Footer", panel: "Panel" },
  "Tickets and draws": {
    ball: "Ball",
    "number-board": "Number board",
    ticket: "Ticket",
    jackpot: "Jackpot",
    countdown: "Countdown",
    "offer-card": "Offer card",
    "offer-art": "Offer art",
    hero: "Hero",
    "results-row": "Results row",
    "win-band": "Win band",
  },
  Money: {
    "price-summary": "Price summary",
    balance: "Balance",
    "payment-logo": "Payment logo",
  },
  Actions: { button: "Button" },
  Forms: {
    field: "Field",
    select: "Select",
    "text-area": "Text area",
    choice: "Checkbox and radio",
    password: "Password",
    "one-time-code": "One-time code",
    form: "Form",
    "form-island": "Form in an island",
    "form-summary": "Form summary",
  },
  Messages: {
    alert: "Alert",
    toast: "Toast",
    badge: "Badge",
    progress: "Progress",
    skeleton: "Skeleton",
    "empty-state": "Empty state",
  },
  "Finding the way": {
    breadcrumb: "Breadcrumb",
    stepper: "Stepper",
    tabs: "Tabs",
    accordion: "Accordion",
    pagination: "Pagination",
    list: "Paged list",
    table: "Table",
  },
  Pictures: { drawing: "Drawing" },
  Elsewhere: { "social-link": "Social link", "app-store": "App-store button" },
  Islands: { core: "Behaviour" },
} as const satisfies Record<string, Record<string, string>>;

export type CatalogueEntry = { name: string; title: string; href: string };

/** The groups of the side navigation, in order. */
export const catalogueGroups: { title: string; entries: CatalogueEntry[] }[] = Object.entries(GROUPS).map(
  ([title, entries]) => ({
    title,
    entries: Object.entries(entries).map(([name, title]) => ({ name, title, href: `/catalogue/${name}` })),
  }),
);

/** Every component of the catalogue. */
export const catalogueEntries = catalogueGroups.flatMap(({ entries }) => entries);
