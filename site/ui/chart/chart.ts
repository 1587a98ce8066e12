// Chart geometry in a plot of 100 by 100 units, which the page stretches to any size.

/** One value and its label. `text` is the formatted value: "23 times", "$1.2 Million". */
export type ChartPoint = { label: string; value: number; text: string };
export type Bar = { x: number; y: number; width: number; height: number; point: ChartPoint };
export type Dot = { x: number; y: number; point: ChartPoint };

const FIELD = 100;
/** The share of its column that a bar fills. */
const FILL = 0.72;
const MOST_LABELS = 8;
/** Up to this many labels may wrap within their column. */
export const FEW_LABELS = 4;

/** Returns the top of the scale: the smallest 1, 2, 2.5 or 5 times a power of ten that is at least every value. */
export function niceTop(values: readonly number[]): number {
  const most = Math.max(...values, 0);
  if (most === 0) return 1;
  const power = 10 ** Math.floor(Math.log10(most));
  return ([1, 2, 2.5, 5, 10].find((step) => step * power >= most) ?? 10) * power;
}

const round = (value: number) => Math.round(value * 100) / 100;
const heightOf = (value: number, top: number) => round((Math.max(value, 0) / top) * FIELD);

/** Returns the bars, each centred in its column. */
export function barsOf(points: readonly ChartPoint[], top: number): Bar[] {
  const column = FIELD / Math.max(points.length, 1);
  return points.map((point, at) => {
    const height = heightOf(point.value, top);
    return { x: round(column * (at + (1 - FILL) / 2)), y: FIELD - height, width: round(column * FILL), height, point };
  });
}

/** Returns the points of a line, each centred in its column. */
export function dotsOf(points: readonly ChartPoint[], top: number): Dot[] {
  const column = FIELD / Math.max(points.length, 1);
  return points.map((point, at) => ({
    x: round(column * (at + 0.5)),
    y: round(FIELD - heightOf(point.value, top)),
    point,
  }));
}

export type WrittenLabel = {
  /** `null` if the label would overlap its neighbour. */
  text: string | null;
  /** Every second visible label. Narrow charts hide these. */
  isExtra: boolean;
};

/** Returns which labels to show: at most 8, evenly spaced. */
export function writtenLabels(points: readonly ChartPoint[]): WrittenLabel[] {
  const every = Math.ceil(points.length / MOST_LABELS);
  return points.map(({ label }, at) => ({
    text: at % every === 0 ? label : null,
    isExtra: points.length > FEW_LABELS && (at / every) % 2 === 1,
  }));
}

/** Returns a one-sentence summary of the chart for screen readers. The table has every value. */
export function chartWords(title: string, points: readonly ChartPoint[]): string {
  const [first] = points;
  if (!first) return `${title}: nothing yet`;
  const most = points.reduce((best, one) => (one.value > best.value ? one : best), first);
  const least = points.reduce((best, one) => (one.value < best.value ? one : best), first);
  return `${title}. Most: ${most.label}, ${most.text}. Least: ${least.label}, ${least.text}.`;
}
