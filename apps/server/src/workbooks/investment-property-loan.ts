import type { InvestmentPropertyForm } from '@freehold/contract';
import { investmentTerm } from '@freehold/domain';
import { input } from './investment-property-cells.ts';
import {
  above,
  atLeast,
  choose,
  type Live,
  type LiveRow,
  largest,
  less,
  liveRow,
  over,
  plus,
  rounded,
  smallest,
  times,
} from './live-cells.ts';
import { head, type Sheet } from './sheet.ts';

/** Months of the loan. */
const months = investmentTerm * 12;

/** The loan month by month, and what it comes to. */
export interface LoanMonths {
  readonly sheet: Sheet;
  /** Interest from one month to another, both included; 0 where the first is after the last. */
  readonly interest: (first: Live, last: Live) => Live;
  /** Owed after some months, 0 to any. */
  readonly owedAfter: (month: Live) => Live;
}

interface Month {
  readonly interest: number;
  readonly owed: Live;
}

/** The loan of an investment as a bank’s ledger runs it: each month to the cent, 30 years, interest only at first. */
export function loanMonths(form: InvestmentPropertyForm, loan: Live): LoanMonths {
  const run: Month[] = [];
  const rows: LiveRow[] = [];
  let owed = loan;
  let set: Live = { formula: '0', value: 0 };
  const rate = input(form, 'rate');
  const onlyInterest = times(input(form, 'interestOnly'), 12);
  for (let month = 1; month <= months; month += 1) {
    const row = liveRow('Loan', month + 1);
    const number = row.put('Month', month, 'whole');
    const before = row.put('Owed before', owed);
    const interest = row.put('Interest', rounded(over(times(before, rate), 1200)));
    const level = choose(above(rate, 0), levelOf(before, rate, months - month + 1), over(before, months - month + 1));
    const isFirst = { formula: `${number.formula}=${onlyInterest.formula}+1`, holds: month === onlyInterest.value + 1 };
    set = row.put('Repayment set', choose(atLeast(onlyInterest, number), 0, choose(isFirst, rounded(level), set)));
    const due = plus(before, interest);
    const paid = row.put('Paid', month === months ? due : smallest(due, largest(interest, set)));
    owed = row.put('Owed after', rounded(less(due, paid)));
    run.push({ interest: interest.value, owed });
    rows.push(row);
  }
  return {
    sheet: {
      name: 'Loan',
      widths: [8, 18, 16, 16, 16, 18],
      headRows: 1,
      rows: [(rows[0]?.labels ?? []).map(head), ...rows.map(({ cells }) => cells)],
    },
    interest: (first, last) => ({
      formula: `SUMIFS(${column('C')},${column('A')},">="&${first.formula},${column('A')},"<="&${last.formula})`,
      value: run
        .slice(first.value - 1, Math.max(first.value - 1, last.value))
        .reduce((sum, each) => sum + each.interest, 0),
    }),
    owedAfter: (month) => {
      const reached = Math.min(months, month.value);
      return {
        formula: `IF(${month.formula}=0,${loan.formula},INDEX(${column('F')},MIN(${months},MAX(1,${month.formula}))))`,
        value: reached === 0 ? loan.value : (run[reached - 1]?.owed.value ?? 0),
      };
    },
  };
}

function column(name: string): string {
  return `Loan!$${name}$2:$${name}$${months + 1}`;
}

/** The level repayment of a loan at a rate above 0, dollars a month. */
function levelOf(loan: Live, rate: Live, left: number): Live {
  const monthly = over(rate, 1200);
  return {
    formula: `${loan.formula}*${monthly.formula}/(1-(1+${monthly.formula})^(-${left}))`,
    value: (loan.value * monthly.value) / (1 - (1 + monthly.value) ** -left),
  };
}
