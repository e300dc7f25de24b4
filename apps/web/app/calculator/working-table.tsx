import type { WorkingRow } from './working-rows.ts';
import css from './working-table.module.css';

interface WorkingTableProps {
  /** Names the table for screen readers. */
  readonly caption: string;
  readonly rows: readonly WorkingRow[];
  /** False for rows that do not add up to the last one. */
  readonly hasTotal?: boolean;
}

/** The steps of a figure, each with the actual amounts and the rule it rests on; the last one is the figure. */
export function WorkingTable({ caption, rows, hasTotal = true }: WorkingTableProps) {
  return (
    <table className={css.table} data-has-total={hasTotal || undefined}>
      <caption className="fh-for-readers">{caption}</caption>
      <thead className="fh-for-readers">
        <tr>
          <th scope="col">Step</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ step, label, formula, amount, rule }) => (
          <tr key={step}>
            <th scope="row">
              <span className={css.label}>{label}</span>
              <span className={css.formula}>{formula}</span>
              {rule && <span className={css.rule}>{rule}</span>}
            </th>
            <td className="fh-figures">{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
