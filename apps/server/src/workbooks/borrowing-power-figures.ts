import type { BorrowingPowerForm } from '@freehold/contract';
import {
  type KeptProperty,
  keptProperties,
  type PersonIncomes,
  personIncomes,
  personIncomeTypes,
} from '@freehold/domain';
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
  readonly taxFree: number;
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
  readonly homeLoans: number;
  readonly surplus: number;
  readonly testRate: number;
  readonly perDollar: number;
  readonly gross: number;
  readonly debt: number;
}

/** A property's loan as a lender counts it: deducted interest a year, the rate it is tested at, repayment a month. */
export interface PropertyFigures {
  readonly interest: number;
  readonly tested: number;
  readonly repayment: number;
}

/** Everything that the workbook's formulas come to. */
export interface PowerFigures {
  readonly people: readonly [PersonFigures, PersonFigures];
  readonly household: HouseholdFigures;
  readonly properties: readonly PropertyFigures[];
}

/** The steps of the two tests that go by income, as the workbook's formulas take them. For a purchase to live in. */
export function powerFigures(form: BorrowingPowerForm): PowerFigures {
  const properties = keptProperties(form).map((property) => propertyFigures(form, property));
  const interest = properties.reduce((sum, property) => sum + property.interest, 0);
  const [first = nobody, second] = personIncomes(form);
  const share = second === undefined ? 1 : 0.5;
  const people = [
    personFigures(form, { person: first, share, interest }),
    personFigures(form, { person: second ?? nobody, share: second === undefined ? 0 : share, interest }),
  ] as const;
  const net = people[0].net + people[1].net;
  return { people, household: householdFigures(form, { net, properties }), properties };
}

const nobody: PersonIncomes = {
  ...{ salary: 0, overtime: 0, selfEmployed: 0, dividends: 0, other: 0, nonTaxable: 0 },
  hasHelp: false,
};

interface PersonOf {
  readonly person: PersonIncomes;
  /** Of rents and their interest, as a fraction. */
  readonly share: number;
  readonly interest: number;
}

function propertyFigures({ buffer, floor }: BorrowingPowerForm, property: KeptProperty): PropertyFigures {
  const { loan, rate, months, isDeducted } = property;
  const tested = Math.max(rate + buffer, floor);
  return {
    interest: isDeducted ? (loan * rate) / 100 : 0,
    tested,
    repayment: levelRepayment(loan, tested / 1200, months),
  };
}

function rentsOf(form: BorrowingPowerForm): number {
  return keptProperties(form).reduce((sum, { rent }) => sum + rent * 52, 0);
}

function personFigures(form: BorrowingPowerForm, { person, share, interest: paid }: PersonOf): PersonFigures {
  const { shadingPct } = lendingPolicy.value;
  const counted = (type: (typeof personIncomeTypes)[number]) => (person[type] * shadingPct[type]) / 100;
  const income = personIncomeTypes
    .filter((type) => type !== 'nonTaxable')
    .reduce((sum, type) => sum + counted(type), 0);
  const taxFree = counted('nonTaxable');
  const rent = ((rentsOf(form) * shadingPct.rental) / 100) * share;
  const interest = paid * share;
  const taxable = Math.max(0, income + rent - interest);
  const year = { taxableIncome: taxable, financialYear: powerYear } as const;
  const scale = chargeOn(residentTaxScaleOf[powerYear].value, taxable);
  const offset = known(lowIncomeOffset(year)).offset;
  const levy = known(medicareLevy(year)).levy;
  const repaymentIncome = taxable + Math.max(0, interest - rent);
  const help = person.hasHelp ? known(studyLoanRepayment({ repaymentIncome, financialYear: powerYear })).repayment : 0;
  const net = income + taxFree + rent - Math.max(0, scale - offset) - levy - help;
  return { share, income, taxFree, rent, interest, taxable, scale, offset, levy, help, net };
}

function known<Found extends { readonly status: 'computed' }>(found: Found | NoRule): Found {
  if (found.status === 'computed') return found;
  throw new TypeError(`There is no tax law of ${powerYear}`);
}

function householdFigures(
  form: BorrowingPowerForm,
  { net, properties }: { readonly net: number; readonly properties: readonly PropertyFigures[] },
): HouseholdFigures {
  const { benchmarkMonthly, cardPctPerMonth, cardMinPerMonth } = lendingPolicy.value;
  const { cards: limits, otherBalance, otherRepayment, living } = form;
  const table = benchmarkMonthly[form.adults === 'two' ? 'couple' : 'single'];
  const benchmark = table[Math.min(3, Number(form.dependants))] ?? 0;
  const { annualRatePct, remainingMonths } = personalLoanTerms.value;
  const assumed = levelRepayment(otherBalance, annualRatePct / 1200, remainingMonths);
  const testRate = Math.max(form.rate + form.buffer, form.floor);
  const parts = {
    benchmark,
    living: Math.max(living ?? 0, benchmark),
    cards: limits > 0 ? Math.max((limits * cardPctPerMonth) / 100, cardMinPerMonth) : 0,
    otherLoans: otherBalance > 0 ? (otherRepayment ?? assumed) : 0,
    homeLoans: properties.reduce((sum, { repayment }) => sum + repayment, 0),
  };
  const earned = personIncomes(form).flatMap((person) => personIncomeTypes.map((type) => person[type]));
  return {
    ...parts,
    surplus: net / 12 - parts.living - parts.cards - parts.otherLoans - parts.homeLoans,
    testRate,
    perDollar: levelRepayment(1, testRate / 1200, Number(form.term) * 12),
    gross: earned.reduce((sum, annual) => sum + annual, rentsOf(form)),
    debt: keptProperties(form).reduce((sum, { loan }) => sum + loan, limits + otherBalance),
  };
}
