import { memo } from 'react';
import { ScrollBox } from '#app/ui/scroll/scroll-box.tsx';
import { Amount } from './figure-list.tsx';
import css from './figures.module.css';
import type { GrowthComparison } from './tool-report.ts';

interface ComparisonTableProps {
  readonly caption: string;
  readonly comparison: GrowthComparison;
}

/** Low, medium and high growth side by side. */
export const ComparisonTable = memo(function ComparisonTable({ caption, comparison }: ComparisonTableProps) {
  return (
    <ScrollBox label={caption}>
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
    </ScrollBox>
  );
});
