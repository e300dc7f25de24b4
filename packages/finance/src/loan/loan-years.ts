import { fromCents } from '../units/ledger.ts';
import { type LedgerLoan, ledgerPlan } from './ledger-plan.ts';
import { runLedger } from './run-ledger.ts';

/** Twelve months of a ledger, dollars to the cent. */
export interface LoanYear {
  readonly interest: number;
  readonly principal: number;
  /** Owed at the end of the year. */
  readonly balance: number;
}

/**
 * A monthly loan by years of twelve months, dollars to the cent; the first one may be shorter, 1 to 12 months. Years after
 * the last payment are absent. Throws as `ledgerSchedule` does.
 */
export function loanYears(loan: Omit<LedgerLoan, 'frequency'>, firstMonths = 12): readonly LoanYear[] {
  const plan = ledgerPlan(loan);
  const years: LoanYear[] = [];
  let interest = 0;
  let owed = plan.principal;
  runLedger(plan, (posting) => {
    interest += posting.interest;
    if ((posting.period - firstMonths) % 12 !== 0 && posting.balance > 0) return;
    const { balance } = posting;
    years.push({ interest: fromCents(interest), principal: fromCents(owed - balance), balance: fromCents(balance) });
    interest = 0;
    owed = balance;
  });
  return years;
}
