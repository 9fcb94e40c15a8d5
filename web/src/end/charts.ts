// Scales and lines of charts.

import { settings } from "../settings.svelte";
import type { Point } from "../wire";

export interface Scale {
  low: number;
  high: number;
  /** Round numbers for the ticks of an axis. */
  marks: number[];
}

const STEPS = [1, 2, 5];

/** A scale with about `count` ticks at round numbers that includes all values and zero. */
export function scaleFor(values: number[], count = 5): Scale {
  const least = Math.min(0, ...values);
  const most = Math.max(1, ...values);
  let step = 1;
  for (let k = 0; (most - least) / step > count; k++) step = STEPS[k % 3]! * 10 ** Math.floor(k / 3);
  const low = Math.floor(least / step) * step;
  const high = Math.ceil(most / step) * step;
  const marks = [];
  for (let mark = low; mark <= high; mark += step) marks.push(mark);
  return { low, high, marks };
}

/** A step line: values stay until they change. */
export function steps(points: Point[]): string {
  return points.map(([x, y], n) => (n ? `H${x.toFixed(1)}V${y.toFixed(1)}` : `M${x.toFixed(1)} ${y.toFixed(1)}`)).join("");
}

/** A number with one decimal, as it is written in the language of the page. */
export const tenths = (number: number) => number.toLocaleString(settings.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** The same with its sign. */
export const signed = (number: number) => `${number > 0 ? "+" : number < 0 ? "−" : ""}${tenths(Math.abs(number))}`;
