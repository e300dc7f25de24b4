import { figureRows } from '../figure-rows.ts';
import type { MortgageResult } from '../result.ts';
import css from './figure-list.module.css';

/** Every figure of the result, one under the other. */
export function FigureList({ result }: { readonly result: MortgageResult }) {
  return (
    <dl className={css.list}>
      {figureRows(result).map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="fh-figures">
            <span>{value}</span>
            {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
