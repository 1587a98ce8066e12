import { RARE_ICONS } from "./rare-icons.ts";

/** Line icons on a 24-unit square, each one path. These are drawn by islands too, and so travel in scripts. */
export const ISLAND_ICONS = {
  info: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5.5M12 7.8h.01",
  tick: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM8 12.3l2.8 2.8L16.2 9.5",
  alert: "M12 4 2.8 19.5h18.4L12 4ZM12 10v4.5M12 17h.01",
  stop: "M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3L8.3 3ZM12 8v5M12 16h.01",
  close: "M6 6l12 12M18 6 6 18",
  back: "M20 12H4M10 6l-6 6 6 6",
  undo: "M4 9h10.5a5.5 5.5 0 0 1 0 11H8M8 4.5 3.5 9 8 13.5",
  dice: "M5 3.5h14A1.5 1.5 0 0 1 20.5 5v14a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 19V5A1.5 1.5 0 0 1 5 3.5ZM8.5 8.5h.01M15.5 8.5h.01M12 12h.01M8.5 15.5h.01M15.5 15.5h.01",
  bin: "M4 6.5h16M9.5 6.5V4h5v2.5M6 6.5l1 13.5h10l1-13.5M10 10.5v6M14 10.5v6",
  lock: "M6 11h12v9.5H6V11ZM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11",
  wallet: "M4 7a2 2 0 0 1 2-2h11v3M4 7v10a2 2 0 0 0 2 2h13a1 1 0 0 0 1-1V9a1 1 0 0 0-1-1H5a1 1 0 0 1-1-1ZM16 13.5h.01",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5.3l3.4 2",
} as const satisfies Record<string, string>;

/** All of them. */
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

export type IslandIconName = keyof typeof ISLAND_ICONS;
export type IconName = keyof typeof ICONS;
