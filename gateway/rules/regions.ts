/** Regions (sub-variants) and their names (shell §3). */
export const regionNames = {
  ACT: "Australian Capital Territory",
  NSW: "New South Wales",
  NT: "Northern Territory",
  QLD: "Queensland",
  SA: "South Australia",
  TAS: "Tasmania",
  VIC: "Victoria",
  WA: "Western Australia",
  OTHER: "Somewhere else",
  GB: "United Kingdom",
  LW: "Lotterywest",
  NSWL: "NSW Lotteries",
} as const;

export type Region = keyof typeof regionNames;

const NOT_SELECTABLE: readonly Region[] = ["GB", "LW", "NSWL"];

export const regions = Object.keys(regionNames) as Region[];

/** The regions a visitor can choose, in display order. */
export const selectableRegions = regions.filter((region) => !NOT_SELECTABLE.includes(region));

export function isRegion(value: unknown): value is Region {
  return typeof value === "string" && Object.hasOwn(regionNames, value);
}

export function isSelectableRegion(value: unknown): value is Region {
  return isRegion(value) && selectableRegions.includes(value);
}
