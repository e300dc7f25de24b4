import { amountText, percentText } from '../working/amount-text.ts';
import { dollarsLine, type Working } from '../working/line.ts';
import type { LedgerLoan } from './ledger-plan.ts';
import { type LedgerSchedule, ledgerSchedule, ledgerSplits } from './ledger-schedule.ts';

/** The working of `ledgerSchedule`; the last amount is all that is paid. Throws as it does. */
export function explainLedgerSchedule(loan: LedgerLoan): Working {
  return linesOf(loan, ledgerSchedule(loan));
}

/** The working of `ledgerSplits`: each split's lines, then their sum. Throws as it does. */
export function explainLedgerSplits(loans: readonly LedgerLoan[]): Working {
  const { splits, totalPaid } = ledgerSplits(loans);
  const lines = splits.flatMap((schedule, index) => {
    const loan = loans[index];
    return loan === undefined
      ? []
      : linesOf(loan, schedule).map((line) => ({ ...line, label: `Split ${index + 1}: ${line.label}` }));
  });
  return [
    ...lines,
    dollarsLine('All splits', totalPaid, splits.map((split) => amountText(split.totalPaid)).join(' + ')),
  ];
}

function linesOf(loan: LedgerLoan, schedule: LedgerSchedule): Working {
  const { principal, termMonths, frequency = 'monthly' } = loan;
  const first = schedule.rows[0];
  return [
    dollarsLine(
      'First interest',
      first?.interest ?? 0,
      `${amountText(principal)}${loan.offset === undefined ? '' : ' less the offset account'} × ${percentText(firstRate(loan))} a year, ${frequency}, to the cent`,
    ),
    dollarsLine('Repayment', schedule.repayment, repaymentText(loan)),
    ...(schedule.piRepayment !== null && (loan.ioMonths ?? 0) > 0
      ? [
          dollarsLine(
            'Repayment after interest only',
            schedule.piRepayment,
            loan.repaymentOverride === undefined
              ? `over the ${termMonths - (loan.ioMonths ?? 0)} months left`
              : 'your own repayment',
          ),
        ]
      : []),
    dollarsLine(
      'Last payment',
      schedule.finalPayment,
      `period ${schedule.periods}: the remaining balance and its interest`,
    ),
    dollarsLine('Interest', schedule.totalInterest, `sum of ${schedule.periods} charges, each to the cent`),
    dollarsLine(
      'Total paid',
      schedule.totalPaid,
      `${amountText(principal)} + ${amountText(schedule.totalInterest)}${schedule.totalFees > 0 ? `; fees of ${amountText(schedule.totalFees)} come on top` : ''}`,
    ),
  ];
}

/** The rate of period 1, which a change may set. */
function firstRate({ annualRatePct, rateChanges = [] }: LedgerLoan): number {
  return rateChanges.findLast(({ fromPeriod }) => fromPeriod === 1)?.annualRatePct ?? annualRatePct;
}

function repaymentText({ principal, termMonths, ioMonths = 0, repaymentOverride }: LedgerLoan): string {
  if (ioMonths > 0) return 'the interest, while only interest is due';
  if (repaymentOverride !== undefined) return 'your own repayment, or the interest where that is more';
  return `${amountText(principal)} over ${termMonths} months`;
}
