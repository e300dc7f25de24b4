import { purchaseWords } from '@freehold/domain';
import { useMemo } from 'react';
import screen from '../shared/screen.module.css';
import css from './purchase-effect.module.css';
import { type EffectFacts, effectView } from './purchase-effect-view.ts';

/** The figures of a purchase on a client's timeline: without it and with it, and the tests it would face today. */
export function PurchaseEffectTable({ facts }: { readonly facts: EffectFacts }) {
  const { record, property, day, loan, quickCapacity } = facts;
  const view = useMemo(
    () => effectView({ record, property, day, loan, quickCapacity }),
    [record, property, day, loan, quickCapacity],
  );
  if ('reason' in view) return <p className={screen.quiet}>{view.reason}</p>;
  return (
    <>
      <p className={screen.quiet}>{view.terms}</p>
      <table className={css.table}>
        <caption className="fh-for-readers">{purchaseWords.title}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="fh-for-readers">Figure</span>
            </th>
            <th scope="col">Without it</th>
            <th scope="col">With it</th>
          </tr>
        </thead>
        <tbody>
          {view.compared.map(({ label, without, with: after, why }) => (
            <tr key={label}>
              <th scope="row">
                {label}
                <span className={css.note}>{why}</span>
              </th>
              <td className="fh-figures" data-label="Without it">
                {without}
              </td>
              <td className={`fh-figures ${css.leads}`} data-label="With it">
                {after}
              </td>
            </tr>
          ))}
          {view.rows.map(({ label, figure, why }) => (
            <tr key={label}>
              <th scope="row">
                {label}
                <span className={css.note}>{why}</span>
              </th>
              <td className={`fh-figures ${css.leads}`} colSpan={2}>
                {figure}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={screen.quiet}>
        From the record, month by month. Estimates and general information, not advice or a lender’s answer.
      </p>
    </>
  );
}
