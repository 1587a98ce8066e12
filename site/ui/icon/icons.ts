/** Line icons on a 24-unit square, one path each. Islands use these, so they are part of client scripts. */
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
} as const satisfies Record<string, string>;

export type IslandIconName = keyof typeof ISLAND_ICONS;
