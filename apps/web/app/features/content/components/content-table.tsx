import { useId } from 'react';
import { ScrollBox } from '#app/ui/scroll/scroll-box.tsx';
import type { Column, TableParts } from '../block.ts';
import css from './content.module.css';
import { SourceList } from './source-list.tsx';

/** A table with its caption and sources; on a narrow screen it scrolls inside its own frame, also by keyboard. */
export function ContentTable({ caption, columns, rows, sources = [] }: TableParts) {
  const captionId = useId();
  return (
    <div className={css.tableBlock}>
      <ScrollBox labelledBy={captionId}>
        <table className={css.table}>
          <caption id={captionId}>
            <span>{caption}</span>
          </caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.label} scope="col" className={cellClass(column)}>
                  {column.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <TableRow key={row.join(' ')} columns={columns} row={row} />
            ))}
          </tbody>
        </table>
      </ScrollBox>
      {sources.length > 0 && <SourceList sources={sources} />}
    </div>
  );
}

function TableRow({ columns, row }: { columns: readonly Column[]; row: readonly string[] }) {
  return (
    <tr>
      {columns.map((column, index) =>
        index === 0 ? (
          <th key={column.label} scope="row">
            {row[index]}
          </th>
        ) : (
          <td key={column.label} className={cellClass(column)}>
            {row[index]}
          </td>
        ),
      )}
    </tr>
  );
}

function cellClass(column: Column): string | undefined {
  return column.isFigure ? css.figure : undefined;
}
