import {
  depreciationRates,
  depreciationYears,
  type GearingPropertyType,
  gearingPropertyTypes,
} from '@freehold/finance';
import { memo } from 'react';
import { percent } from '#app/lib/format.ts';
import { ScrollBox } from '#app/ui/scroll/scroll-box.tsx';
import figuresClasses from '../shared/figures.module.css';
import layoutClasses from '../shared/layout.module.css';

/** The depreciation table: a row for each year with the rate of each kind of property. */
export const depreciationRows = Array.from(
  { length: depreciationYears.last - depreciationYears.first + 1 },
  (_, index) => ({
    year: depreciationYears.first + index,
    rates: gearingPropertyTypes.map((type) => percent(depreciationRates.value[type][index] ?? 0)),
  }),
);

interface DepreciationTableProps {
  /** The selected year; null when none is. */
  readonly year: number | null;
  readonly propertyType: GearingPropertyType;
}

/** Depreciation rates by year and kind of property, the selected ones marked. */
export const DepreciationTable = memo(function DepreciationTable({ year, propertyType }: DepreciationTableProps) {
  const caption = 'Depreciation rates, percent of price a year';
  return (
    <section className={`fh-card fh-far-down fh-no-print ${layoutClasses.card}`} aria-labelledby="depreciation-title">
      <h2 id="depreciation-title">Depreciation rates</h2>
      <p className={layoutClasses.quiet}>Percent of the price in each year. The selected year is marked.</p>
      <ScrollBox label={caption}>
        <table className={figuresClasses.table}>
          <caption className="fh-for-readers">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">Year</th>
              {gearingPropertyTypes.map((type) => (
                <th key={type} scope="col">
                  {type}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {depreciationRows.map((row) => {
              const isSelected = row.year === year;
              return (
                <tr key={row.year} data-selected={isSelected || undefined} aria-current={isSelected || undefined}>
                  <th scope="row">
                    Year {row.year} {isSelected && <span className={figuresClasses.selected}>selected</span>}
                  </th>
                  {row.rates.map((rate, place) => {
                    const type = gearingPropertyTypes[place];
                    return (
                      <td key={type} data-selected={(isSelected && type === propertyType) || undefined}>
                        {rate}
                      </td>
                    );
                  })}
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrollBox>
    </section>
  );
});
