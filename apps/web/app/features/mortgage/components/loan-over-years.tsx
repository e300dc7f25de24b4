import { memo } from 'react';
import type { MortgageResult } from '../result.ts';
import { BalanceSection } from './balance-section.tsx';
import { ScheduleSection } from './schedule-section.tsx';

/** What is owed over the years, as a chart and payment by payment. */
export const LoanOverYears = memo(function LoanOverYears({ result }: { readonly result: MortgageResult }) {
  return (
    <>
      <BalanceSection result={result} />
      <ScheduleSection result={result} />
    </>
  );
});
