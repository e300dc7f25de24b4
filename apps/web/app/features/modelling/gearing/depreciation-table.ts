import { depreciationRates, depreciationYears, gearingPropertyTypes } from '@freehold/finance';
import { percent } from '#app/lib/format.ts';

/** The depreciation table: a row for each year with the rate of each kind of property. */
export const depreciationRows = Array.from(
  { length: depreciationYears.last - depreciationYears.first + 1 },
  (_, index) => ({
    year: depreciationYears.first + index,
    rates: gearingPropertyTypes.map((type) => percent(depreciationRates.value[type][index] ?? 0)),
  }),
);
