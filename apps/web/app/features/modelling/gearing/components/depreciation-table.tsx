import { type GearingPropertyType, gearingPropertyTypes } from '@freehold/finance';
import { memo } from 'react';
import { ScrollBox } from '#app/ui/scroll/scroll-box.tsx';
import css from '../../shared/components/figures.module.css';
import layout from '../../shared/components/layout.module.css';
import { depreciationRows } from '../depreciation-table.ts';

interface DepreciationTableProps {
  /** The selected year, or null while none is. */
  readonly year: number | null;
  readonly propertyType: GearingPropertyType;
}

/** Depreciation rates by year and kind of property, the selected ones marked. */
export const DepreciationTable = memo(function DepreciationTable({ year, propertyType }: DepreciationTableProps) {
  const caption = 'Depreciation rates, percent of price a year';
  return (
    <section className={`fh-card fh-far-down fh-no-print ${layout.card}`} aria-labelledby="depreciation-title">
      <h2 id="depreciation-title">Depreciation rates</h2>
      <p className={layout.quiet}>Percent of the price in each year. The selected year is marked.</p>
      <ScrollBox label={caption}>
        <table className={css.table}>
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
                    Year {row.year} {isSelected && <span className={css.selected}>selected</span>}
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
