import type { BorrowingForm } from '@freehold/contract';
import { workingRows } from '../working-rows.ts';
import css from './working-table.module.css';

/** The steps of the estimate, each with the actual figures and the rule it rests on. */
export function WorkingTable({ form }: { form: BorrowingForm }) {
  return (
    <table className={css.table}>
      <caption className="fh-for-readers">How the estimate is worked out</caption>
      <thead className="fh-for-readers">
        <tr>
          <th scope="col">Step</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {workingRows(form).map(({ label, formula, amount, rule }) => (
          <tr key={label}>
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
