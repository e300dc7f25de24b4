import type { ReactNode } from 'react';
import { ScrollBox } from '#app/ui/scroll/scroll-box.tsx';
import css from './record-table.module.css';

interface RecordTableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly id: string;
    readonly name: string;
    /** Muted text below the name. */
    readonly subtitle?: string;
    readonly cells: readonly ReactNode[];
  }[];
}

const mostColumnsOnPhone = 4;

/**
 * Records as a table; the first column is each row's header. In narrow space it scrolls sideways or, with many columns,
 * stacks the cells of each record.
 */
export function RecordTable({ caption, columns, rows }: RecordTableProps) {
  const shape = columns.length > mostColumnsOnPhone ? `${css.table} ${css.stacking}` : css.table;
  return (
    <ScrollBox label={`${caption}, table`}>
      <table className={shape}>
        <caption className="fh-for-readers">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, subtitle, cells }) => (
            <tr key={id}>
              <th scope="row">
                {name}
                {subtitle && <span className={css.quiet}>{subtitle}</span>}
              </th>
              {cells.map((cell, place) => (
                <td key={columns[place + 1]} data-column={columns[place + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
