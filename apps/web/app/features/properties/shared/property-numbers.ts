/** The figures of a property that others are computed from; null where the record has none. */
export interface PropertyNumbers {
  readonly price: number | null;
  readonly growthRate: number | null;
  readonly rentalYield: number | null;
}

const names = [
  ['price', 'price'],
  ['growthRate', 'growth rate'],
  ['rentalYield', 'rental yield'],
] as const;

/** Names the missing figures of a property, as in `growth rate and rental yield`; empty when none is missing. */
export function missingNumbers(numbers: Partial<PropertyNumbers>): string {
  return names
    .filter(([field]) => numbers[field] === null)
    .map(([, name]) => name)
    .join(' and ');
}
