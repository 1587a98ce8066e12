import { ISLAND_ICONS } from "./icons.ts";
import { RARE_ICONS } from "./rare-icons.ts";

/** Every icon, for server-rendered pages. In a separate file, so that islands do not bundle all of them. */
export const ICONS = {
  ...ISLAND_ICONS,
  ...RARE_ICONS,
  menu: "M4 7h16M4 12h16M4 17h10",
  cart: "M3 4h2.2l2.1 10.4a2 2 0 0 0 2 1.6h7.6a2 2 0 0 0 2-1.5L20.6 8H6.2M10 20h.01M17 20h.01",
  account: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c1-3.6 4-5.5 7.5-5.5s6.5 1.9 7.5 5.5",
  bell: "M6 10a6 6 0 1 1 12 0c0 5 2 6 2 7H4c0-1 2-2 2-7ZM10 20.5a2.3 2.3 0 0 0 4 0",
  arrow: "M4 12h16M14 6l6 6-6 6",
  card: "M3 7.5A2.5 2.5 0 0 1 5.5 5h13A2.5 2.5 0 0 1 21 7.5v9a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 16.5v-9ZM3 10h18M7 15h3",
  ticket: "M3 7h18v3.5a1.7 1.7 0 0 0 0 3.4V17H3v-3.1a1.7 1.7 0 0 0 0-3.4V7ZM14.5 7v10",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z",
  shield: "M12 3l7.5 2.5v6c0 4.5-3 7.5-7.5 9.5-4.5-2-7.5-5-7.5-9.5v-6L12 3ZM8.5 12l2.5 2.5 4.5-4.5",
  heart: "M12 20S3.5 15 3.5 9.2A4.7 4.7 0 0 1 12 6.5a4.7 4.7 0 0 1 8.5 2.7C20.5 15 12 20 12 20Z",
  phone:
    "M5 4h4l1.5 5-2.3 1.6a12 12 0 0 0 5.2 5.2L15 13.5l5 1.5v4a1.5 1.5 0 0 1-1.5 1.5A15 15 0 0 1 3.5 5.5 1.5 1.5 0 0 1 5 4Z",
  chat: "M4 5h16v11h-9l-4.5 4v-4H4V5ZM8 9.5h8M8 12.5h5",
  mail: "M3 5.5h18v13H3v-13ZM3.5 6.5 12 13l8.5-6.5",
  print: "M7 9V3.5h10V9M7 17H4V9h16v8h-3M7 14h10v6.5H7V14Z",
  star: "M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.7l5.9-.8L12 3.5Z",
} as const satisfies Record<string, string>;

export type IconName = keyof typeof ICONS;
