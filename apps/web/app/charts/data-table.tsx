import { ScrollBox } from '#app/ui/scroll/scroll-box.tsx';
import css from './chart-card.module.css';
import { type Column, cellText, type Row } from './chart-table.ts';

interface DataTableProps {
  readonly caption: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  /** Px after which it scrolls. */
  readonly height: number;
}

/** The figures of a chart as a table; the first column names the row. */
export function DataTable({ caption, columns, rows, height }: DataTableProps) {
  return (
    <ScrollBox label={`${caption}, table`} maxHeight={height}>
      <table className={css.table}>
        <caption className="fh-for-readers">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, label, kind }) => (
              <th key={key} scope="col" data-kind={kind}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={columns.map(({ key }) => row[key]).join('|')}>
              {columns.map(({ key, kind }, place) =>
                place === 0 ? (
                  <th key={key} scope="row" data-kind={kind}>
                    {cellText(kind, row[key])}
                  </th>
                ) : (
                  <td key={key} data-kind={kind}>
                    {cellText(kind, row[key])}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
