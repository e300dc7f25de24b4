import type { BorrowingPowerForm } from '@freehold/contract';
import {
  chargeOn,
  lendingPolicy,
  levelRepayment,
  lowIncomeOffset,
  medicareLevy,
  type NoRule,
  personalLoanTerms,
  residentTaxScaleOf,
  studyLoanRepayment,
} from '@freehold/finance';
import { powerYear } from './borrowing-power-law.ts';

/** A person's year as a lender counts it, dollars; the share of rents as a fraction. */
export interface PersonFigures {
  readonly share: number;
  readonly income: number;
  readonly rent: number;
  readonly interest: number;
  readonly taxable: number;
  readonly scale: number;
  readonly offset: number;
  readonly levy: number;
  readonly help: number;
  readonly net: number;
}

/** What the household's formulas come to: dollars a month, then rates in percent and dollars. */
export interface HouseholdFigures {
  readonly benchmark: number;
  readonly living: number;
  readonly cards: number;
  readonly otherLoans: number;
  readonly homeRate: number;
  readonly homeLoan: number;
  readonly surplus: number;
  readonly testRate: number;
  readonly perDollar: number;
  readonly gross: number;
  readonly debt: number;
}

/** Everything that the workbook's formulas come to. */
export interface PowerFigures {
  readonly people: readonly [PersonFigures, PersonFigures];
  readonly household: HouseholdFigures;
}

/** The steps of the two tests that go by income, as the workbook's formulas take them. For a purchase to live in. */
export function powerFigures(form: BorrowingPowerForm): PowerFigures {
  const isTwo = form.adults === 'two';
  const first = personFigures(form, { ...form, share: isTwo ? 0.5 : 1 });
  const none = { salary: 0, extra: 0, help: 'no', share: 0 } as const;
  const other = { salary: form.salary2, extra: form.extra2, help: form.help2, share: 0.5 };
  const second = personFigures(form, isTwo ? other : none);
  return { people: [first, second], household: householdFigures(form, first.net + second.net) };
}

interface Person extends Pick<BorrowingPowerForm, 'salary' | 'extra' | 'help'> {
  readonly share: number;
}

function personFigures(form: BorrowingPowerForm, { salary, extra, help, share }: Person): PersonFigures {
  const { shadingPct } = lendingPolicy.value;
  const isDeducted = form.homeLoanFor === 'let' && form.rent > 0;
  const income = (salary * shadingPct.salary) / 100 + (extra * shadingPct.overtime) / 100;
  const rent = ((form.rent * 52 * shadingPct.rental) / 100) * share;
  const interest = isDeducted ? ((form.homeLoan * form.homeLoanRate) / 100) * share : 0;
  const taxable = Math.max(0, income + rent - interest);
  const year = { taxableIncome: taxable, financialYear: powerYear } as const;
  const scale = chargeOn(residentTaxScaleOf[powerYear].value, taxable);
  const offset = known(lowIncomeOffset(year)).offset;
  const levy = known(medicareLevy(year)).levy;
  const repaymentIncome = taxable + Math.max(0, interest - rent);
  const repaid =
    help === 'yes' ? known(studyLoanRepayment({ repaymentIncome, financialYear: powerYear })).repayment : 0;
  const net = income + rent - Math.max(0, scale - offset) - levy - repaid;
  return { share, income, rent, interest, taxable, scale, offset, levy, help: repaid, net };
}

function known<Found extends { readonly status: 'computed' }>(found: Found | NoRule): Found {
  if (found.status === 'computed') return found;
  throw new TypeError(`There is no tax law of ${powerYear}`);
}

function householdFigures(form: BorrowingPowerForm, net: number): HouseholdFigures {
  const { benchmarkMonthly, cardPctPerMonth, cardMinPerMonth } = lendingPolicy.value;
  const { cards: limits, otherBalance, otherRepayment, homeLoan, homeLoanRate, homeLoanMonths, rent, living } = form;
  const table = benchmarkMonthly[form.adults === 'two' ? 'couple' : 'single'];
  const benchmark = table[Math.min(3, Number(form.dependants))] ?? 0;
  const { annualRatePct, remainingMonths } = personalLoanTerms.value;
  const assumed = levelRepayment(otherBalance, annualRatePct / 1200, remainingMonths);
  const homeRate = Math.max(homeLoanRate + form.buffer, form.floor);
  const testRate = Math.max(form.rate + form.buffer, form.floor);
  const parts = {
    benchmark,
    living: Math.max(living ?? 0, benchmark),
    cards: limits > 0 ? Math.max((limits * cardPctPerMonth) / 100, cardMinPerMonth) : 0,
    otherLoans: otherBalance > 0 ? (otherRepayment ?? assumed) : 0,
    homeRate,
    homeLoan: levelRepayment(homeLoan, homeRate / 1200, homeLoanMonths),
  };
  const isTwo = form.adults === 'two';
  return {
    ...parts,
    surplus: net / 12 - parts.living - parts.cards - parts.otherLoans - parts.homeLoan,
    testRate,
    perDollar: levelRepayment(1, testRate / 1200, Number(form.term) * 12),
    gross: form.salary + form.extra + (isTwo ? form.salary2 + form.extra2 : 0) + rent * 52,
    debt: limits + otherBalance + homeLoan,
  };
}
