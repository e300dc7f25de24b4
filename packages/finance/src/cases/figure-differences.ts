/** A figure that differs from the expected one; `path` locates it, for example `rows[year 5].totalDebt`. */
export interface FigureDifference {
  readonly path: string;
  readonly expected: unknown;
  readonly got: unknown;
}

/**
 * Differences between a result and the expected figures: numbers within the absolute tolerance, everything else
 * exactly. Extra fields in the result are allowed; list entries that name a year are matched by year, others by
 * position.
 */
export function figureDifferences(
  expected: unknown,
  got: unknown,
  { tolerance, path = '' }: { readonly tolerance: number; readonly path?: string },
): readonly FigureDifference[] {
  if (Array.isArray(expected)) {
    if (mustMatchInLength(expected) && !(Array.isArray(got) && got.length === expected.length)) {
      return [{ path, expected, got }];
    }
    return expected.flatMap((entry: unknown, index) => {
      const { value, step } = entryLike(entry, { index, list: Array.isArray(got) ? got : [] });
      return figureDifferences(entry, value, { tolerance, path: `${path}[${step}]` });
    });
  }
  if (typeof expected === 'object' && expected !== null) {
    const fields = fieldsOf(got);
    return Object.entries(expected).flatMap(([name, value]) =>
      figureDifferences(value, fields.get(name), { tolerance, path: path === '' ? name : `${path}.${name}` }),
    );
  }
  return isSame(expected, got, tolerance) ? [] : [{ path, expected, got }];
}

/** An empty list, and one of texts, flags or numbers, holds nothing else; a list of objects may go on. */
function mustMatchInLength(expected: readonly unknown[]): boolean {
  return expected.every((entry) => typeof entry !== 'object' || entry === null);
}

/** Slack for the last binary digit when a tolerance such as 0.01 is met exactly. */
const binarySlack = 1e-9;

function isSame(expected: unknown, got: unknown, tolerance: number): boolean {
  if (typeof expected !== 'number' || typeof got !== 'number') return expected === got;
  return Math.abs(expected - got) <= tolerance + binarySlack;
}

function entryLike(
  entry: unknown,
  { index, list }: { readonly index: number; readonly list: readonly unknown[] },
): { readonly value: unknown; readonly step: string } {
  const year = fieldsOf(entry).get('year');
  if (year === undefined) return { value: list[index], step: String(index) };
  return { value: list.find((candidate) => fieldsOf(candidate).get('year') === year), step: `year ${String(year)}` };
}

function fieldsOf(value: unknown): ReadonlyMap<string, unknown> {
  return new Map<string, unknown>(typeof value === 'object' && value !== null ? Object.entries(value) : []);
}
