import type { Figure } from '@freehold/domain';
import { ScrollBox } from '#app/ui/scroll/scroll-box.tsx';
import { Amount } from './figure-list.tsx';
import css from './figures.module.css';

/** Height of the charts of the modelling dashboard, px (specification section 9). */
export const chartHeight = 400;

/** Caption of the axis of amounts. */
export const amountAxis = 'Amount (AUD)';

/** Head of a tooltip: `Year 6`. */
export function yearText(year: number): string {
  return `Year ${year}`;
}

/** A year of a projection, its cells in the order of the columns. */
export interface YearRow {
  readonly year: number;
  readonly cells: readonly Omit<Figure, 'label'>[];
}

interface YearTableProps {
  readonly caption: string;
  /** Headings after the year. */
  readonly columns: readonly string[];
  readonly rows: readonly YearRow[];
}

/** A projection year by year, each amount beside what it is worth in today's dollars. */
export function YearTable({ caption, columns, rows }: YearTableProps) {
  return (
    <>
      <p className={css.note}>From year 2 each amount is also in today’s dollars.</p>
      <ScrollBox label={`${caption}, table`} isLong>
        <table className={css.table}>
          <caption className="fh-for-readers">{caption}</caption>
          <thead>
            <tr>
              {['Year', ...columns].map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ year, cells }) => (
              <tr key={year}>
                <th scope="row">{year}</th>
                {cells.map((cell, place) => (
                  <td key={columns[place]}>
                    <Amount {...cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </>
  );
}
