import type { Gate } from '../src/ledger/gates.ts';
import type { LendingLiability, LendingProperty, ServiceabilityInputs } from '../src/lending/applicant-record.ts';
import { serviceability } from '../src/lending/serviceability.ts';
import { financialYearStarting } from '../src/units/financial-year.ts';
import { annualOf, inOwnHome, isGrowingUp, livingIf } from './timeline-income.ts';
import { levelCents, monthInterest, rateOf } from './timeline-loans.ts';
import { allEquity, costsOf, gearingOf, paidByHolding, rentOf } from './timeline-property.ts';
import type { Quote } from './timeline-quote.ts';
import {
  balance,
  cents,
  eventsOf,
  factor,
  firstDay,
  type HomeState,
  type LoanState,
  monthOf,
  owed,
  partOf,
  type Run,
  useOf,
  yearStart,
} from './timeline-run.ts';

/** The tests that a purchase in the month fails, in their order. */
export function failingTests(run: Run, quote: Quote): readonly Gate[] {
  const failing: Gate[] = [];
  if (allEquity(run).lt(quote.missing)) failing.push('equity');
  const most = quote.base === 0 ? 0 : serviceability(lenderInputs(run, quote)).maxLoan;
  if (most * 100 < quote.base + quote.insurance) failing.push('serviceability');
  if (cashLeft(run, quote) < cents(run.household.policy?.floor ?? 0)) failing.push('cash');
  return failing;
}

/** All accounts after the purchase, with a year of what the month falls short. */
function cashLeft(run: Run, quote: Quote): number {
  const held = run.household.accounts.reduce((sum, { id }) => sum + balance(run, `cash ${id}`), 0);
  const used = quote.fromAccounts.reduce((sum, { amount }) => sum + amount, 0);
  return held - used + 12 * Math.min(0, monthResult(run, quote));
}

function monthResult(run: Run, { event, state, base, insurance, missing, loan, equityLoan }: Quote): number {
  const flow = (kind: string) => run.flows.get(kind) ?? 0;
  const paidIn = ['superBeforeTax', 'superAfterTax'];
  const spent = ['withheld', 'propertyCosts', 'loanInterest', 'principal', ...paidIn];
  const now = flow('salary') + flow('income') + flow('rent') - spent.reduce((sum, kind) => sum + flow(kind), 0);
  const rent = useOf(run, state) === 'rent' ? rentOf(run, state) : 0;
  const rate = rateOf(run, loan);
  const debt = base + insurance;
  const interest = monthInterest(debt, rate);
  const level = levelCents(debt, rate, event.loan.termMonths ?? 360);
  const first = (event.loan.interestOnlyMonths ?? 0) > 0 ? interest : Math.max(interest, level);
  const second = monthInterest(missing, rateOf(run, equityLoan));
  return now - livingIf(run, livesThen(run, state)) + rent - costsOf(run, state, rent) - first - second;
}

function lenderInputs(run: Run, { event, state, missing, loan: newLoan, equityLoan }: Quote): ServiceabilityInputs {
  const { household, month } = run;
  const isLet = useOf(run, state) === 'rent';
  const isOfPeople = ({ home }: HomeState) => household.people.some(({ id }) => partOf(home.owners, id).gt(0));
  const rentals = run.homes.filter((home) => home.isOwned && isOfPeople(home) && useOf(run, home) === 'rent');
  const termYears = Math.ceil((event.loan.termMonths ?? 360) / 12);
  const ioYears = Math.min(Math.ceil((event.loan.interestOnlyMonths ?? 0) / 12), 15, termYears - 1);
  const equity: LendingLiability = {
    kind: 'homeLoan',
    balance: missing / 100,
    annualRatePct: lenderRate(run, equityLoan),
    remainingMonths: 360,
  };
  const children = eventsOf(run, 'child').filter((child) => isGrowingUp(run, child));
  const { dependants = 0, dependantsUntil = [] } = household.policy ?? {};
  const grown = dependantsUntil.filter((until) => monthOf(run, until) < month);
  return {
    financialYear: financialYearStarting(yearStart(run)),
    applicants: household.people.map(({ id }) => applicant(run, id)),
    households: [
      {
        adults: Math.min(2, household.people.length),
        dependants: dependants - grown.length + children.length,
        declaredLivingMonthly: livingIf(run, true) / 100,
        otherCostsMonthly: (livingIf(run, livesThen(run, state)) - livingIf(run, true)) / 100,
      },
    ],
    properties: rentals.map((home) => lenderProperty(run, home)),
    liabilities: [...run.loans.flatMap((loan) => liability(run, loan, rentals)), ...(missing > 0 ? [equity] : [])],
    newLoan: {
      annualRatePct: lenderRate(run, newLoan),
      termYears,
      ioYears,
      purpose: isLet ? 'investor' : 'owner',
    },
    newProperty: isLet ? lenderProperty(run, { ...state, contract: firstDay(run, month) }) : undefined,
    policy: household.policy?.lending,
  };
}

/** Whether the household lives in an own home after the purchase. */
function livesThen(run: Run, bought: HomeState): boolean {
  return inOwnHome(run) || useOf(run, bought) === 'home';
}

/** A lender's form goes to 30 %. */
function lenderRate(run: Run, loan: LoanState): number {
  return Math.min(30, rateOf(run, loan).toNumber());
}

const counted = {
  salary: 'salary',
  business: 'selfEmployed',
  taxable: 'selfEmployed',
  taxFree: 'nonTaxable',
} as const;

function applicant(run: Run, person: string): ServiceabilityInputs['applicants'][number] {
  const incomes = run.household.incomes.filter((income) => income.person === person);
  const held = run.holdings.filter(({ isHeld }) => isHeld);
  return {
    helpDebt: balance(run, `studyLoan ${person}`) < 0,
    incomes: [
      ...incomes.map((income) => ({ type: counted[income.kind], annual: annualOf(run, income).toNumber() })),
      ...held.map((state) => ({
        type: 'dividends' as const,
        annual: paidByHolding(run, state).times(partOf(state.holding.owners, person)).toNumber(),
      })),
    ],
  };
}

function lenderProperty(run: Run, state: HomeState): LendingProperty {
  const { home, part, weeklyRent } = state;
  const { assume, people } = run.household;
  const pct = home.rentGrowthPct ?? assume.rentGrowthPct;
  const since = factor(run, pct, { by: 'rents', month: weeklyRent.ofMonth });
  const grown = factor(run, home.costsGrowthPct ?? assume.pricesPct, { by: 'prices' });
  return {
    id: home.id,
    weeklyRent: factor(run, pct, { by: 'rents' }).div(since).times(weeklyRent.dollars).times(part).toNumber(),
    annualCosts: grown
      .times(home.annualCosts ?? 0)
      .times(part)
      .toNumber(),
    owners: people.map(({ id }, place) => ({
      applicant: place,
      sharePct: partOf(home.owners, id).times(100).toNumber(),
    })),
    lossDeductible: run.law === 'without-the-act' || gearingOf(run, state).lossOffsetsOtherIncome,
  };
}

function liability(run: Run, loan: LoanState, rentals: readonly HomeState[]): readonly LendingLiability[] {
  if (loan.limitedRecourse) return [];
  const debt = Math.max(0, owed(run, loan.id)) / 100;
  if (loan.kind === 'card') return [{ kind: 'card', limit: Math.max(debt, loan.limit ?? 0) }];
  if (debt === 0) return [];
  if (loan.kind !== 'home') {
    const repaymentMonthly = (run.flows.get(`repaid ${loan.id}`) ?? 0) / 100;
    return [{ kind: 'personalLoan', balance: debt, repaymentMonthly }];
  }
  const remainingMonths = loan.ends === null ? 360 : Math.min(600, Math.max(1, loan.ends - run.month));
  const interestOnly = Math.max(0, loan.interestOnlyUntil - run.month);
  const property = rentals.some(({ home }) => home.id === loan.purpose) ? loan.purpose : null;
  return [
    {
      kind: 'homeLoan',
      balance: debt,
      limit: loan.limit ?? 0,
      annualRatePct: lenderRate(run, loan),
      remainingMonths,
      ioMonthsRemaining: interestOnly >= remainingMonths ? 0 : interestOnly,
      property: property ?? undefined,
    },
  ];
}
