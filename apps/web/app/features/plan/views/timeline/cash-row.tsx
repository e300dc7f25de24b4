import { usePlanAddress } from '../../model/plan-address.ts';
import { type CashYear, cashSentence } from './cash-test.ts';
import css from './strip.module.css';

/** Whether cash lasts, year by year along the strip, and the same in words, each year leading to its statement. */
export function CashRow({ years }: { readonly years: readonly CashYear[] }) {
  const { go } = usePlanAddress();
  return (
    <div className={css.cash}>
      <span className={css.laneName} aria-hidden="true">
        Cash
      </span>
      <div className={css.cells} aria-hidden="true">
        {years.map(({ ends, sign, months }) => (
          <span key={ends} data-sign={sign} style={{ flexGrow: months }}>
            {sign}
          </span>
        ))}
      </div>
      <details className={css.cashYears}>
        <summary>{cashSentence(years)}</summary>
        <ul>
          {years.map(({ ends, financialYear, sign, says }) => (
            <li key={ends}>
              <button type="button" onClick={() => go({ view: 'year', year: ends })}>
                {financialYear}
              </button>{' '}
              <span data-sign={sign}>
                <span aria-hidden="true">{sign}</span> {says}
              </span>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
