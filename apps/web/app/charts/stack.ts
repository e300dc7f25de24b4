/** Where the area of a series lies at each point: between two heights of its stack, above zero and below it. */
export interface Stacked {
  readonly above: Layer;
  readonly below: Layer;
  /** The edge away from zero, where its point is. */
  readonly outer: readonly number[];
}

/** Heights in the unit of the axis. */
interface Layer {
  readonly from: readonly number[];
  readonly to: readonly number[];
}

/** Series on top of each other in their order: what is above zero upwards, what is below it downwards. */
export function stacked(series: readonly (readonly (number | null)[])[]): readonly Stacked[] {
  let [top, bottom]: [readonly number[], readonly number[]] = [[], []];
  return series.map((values) => {
    const above = layerOn(
      top,
      values.map((value) => Math.max(0, value ?? 0)),
    );
    const below = layerOn(
      bottom,
      values.map((value) => Math.min(0, value ?? 0)),
    );
    [top, bottom] = [above.to, below.to];
    const outer = values.map((value, place) => ((value ?? 0) < 0 ? below.to[place] : above.to[place]) ?? 0);
    return { above, below, outer };
  });
}

function layerOn(under: readonly number[], values: readonly number[]): Layer {
  const from = values.map((_, place) => under[place] ?? 0);
  return { from, to: values.map((value, place) => (from[place] ?? 0) + value) };
}
