import { explainMortgageRepayment, explainPresentValueOfPayments, type Working } from '@freehold/finance';
import { workingRows } from '#app/calculator/working-rows.ts';
import { WorkingTable } from '#app/calculator/working-table.tsx';
import { paymentsOf } from '../payments.ts';
import type { MortgageResult } from '../result.ts';

/** The working of the repayment, its totals, and the totals in today's dollars. */
export function MortgageWorking({ result }: { readonly result: MortgageResult }) {
  return (
    <>
      <WorkingTable
        caption="How the repayment and its totals are worked out"
        rows={workingRows(explainMortgageRepayment(result.inputs))}
      />
      <WorkingTable
        caption="How the totals are worked out in today’s dollars"
        rows={workingRows([...inToday(result, 'interest'), ...inToday(result, 'paid')])}
      />
    </>
  );
}

const names = { interest: 'Interest in today’s dollars', paid: 'Total repayments in today’s dollars' } as const;

function inToday(result: MortgageResult, part: keyof typeof names): Working {
  const { perYear, scenario } = result;
  const amounts = paymentsOf(result).map((row) => row[part]);
  const lines = explainPresentValueOfPayments({ amounts, perYear, priceRise: scenario.priceRise });
  return lines.map((line) => ({ ...line, label: names[part] }));
}
