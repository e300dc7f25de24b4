import { estimateDisclosure, mortgageAssumptions } from '@freehold/contract';
import { loanYearColumns, mortgageReadBack } from '@freehold/domain';
import { engineVersion } from '@freehold/finance';
import { memo } from 'react';
import { EstimateTexts } from '#app/calculator/estimate-texts.tsx';
import { PrintSheet, ReadBackList } from '#app/calculator/print-sheet.tsx';
import { money } from '#app/lib/format.ts';
import { figureRows } from '../figure-rows.ts';
import type { MortgageResult } from '../result.ts';
import { scheduleYears } from '../schedule.ts';
import css from './mortgage-sheet.module.css';
import { MortgageWorking } from './mortgage-working.tsx';

/** The print sheet of the result, with the schedule by year. */
export const MortgageSheet = memo(function MortgageSheet({ result }: { readonly result: MortgageResult }) {
  const figures = figureRows(result).map(({ label, value, note }) => ({
    label,
    value: note === null ? value : `${value} (${note})`,
  }));
  return (
    <PrintSheet
      title="Estimated repayment"
      figure={figures[0]?.value ?? ''}
      inputs={mortgageReadBack(result.inputs, result.scenario.priceRise)}
      engineVersion={engineVersion}
    >
      <h3>Result</h3>
      <ReadBackList entries={figures} />
      <h3>How it is worked out</h3>
      <MortgageWorking result={result} />
      <EstimateTexts disclosure={estimateDisclosure} assumptions={mortgageAssumptions} />
      <h3 className={css.schedule}>Schedule by year</h3>
      <YearTable result={result} />
    </PrintSheet>
  );
});

function YearTable({ result }: { readonly result: MortgageResult }) {
  return (
    <table className={css.table}>
      <thead>
        <tr>
          {loanYearColumns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {scheduleYears(result).map(({ year, paid, interest, principal, balance, balanceToday }) => (
          <tr key={year}>
            <th scope="row">{year}</th>
            <td>{money(paid)}</td>
            <td>{money(interest)}</td>
            <td>{money(principal)}</td>
            <td>{money(balance)}</td>
            <td>{money(balanceToday)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
