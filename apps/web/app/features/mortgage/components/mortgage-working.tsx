import { explainMortgageRepayment, type MortgageInputs } from '@freehold/finance';
import { workingRows } from '#app/lib/calculator/working-rows.ts';
import { WorkingTable } from '#app/ui/calculator/working-table.tsx';

/** The steps of the repayment and its totals. */
export function MortgageWorking({ inputs }: { readonly inputs: MortgageInputs }) {
  return (
    <WorkingTable
      caption="How the repayment and its totals are worked out"
      rows={workingRows(explainMortgageRepayment(inputs))}
    />
  );
}
