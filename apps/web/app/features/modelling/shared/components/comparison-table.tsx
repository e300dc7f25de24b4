import { memo } from 'react';
import type { GrowthComparison } from '../tool-report.ts';
import { Amount } from './amount.tsx';
import css from './figures.module.css';

interface ComparisonTableProps {
  readonly caption: string;
  readonly comparison: GrowthComparison;
}

/** Low, medium and high growth side by side. */
export const ComparisonTable = memo(function ComparisonTable({ caption, comparison }: ComparisonTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reached by keyboard
    <section className={css.scroll} aria-label={caption} tabIndex={0}>
      <table className={`${css.table} ${css.side}`}>
        <caption className="fh-for-readers">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Growth</th>
            {comparison.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparison.rows.map(({ label, cells }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {cells.map((cell, place) => (
                <td key={comparison.columns[place]}>
                  <Amount {...cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
});
