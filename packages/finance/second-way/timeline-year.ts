import type { Decimal } from 'decimal.js';
import type { RentalRow } from '../src/law/reform/gearing-year.ts';
import { type TaxPosition, taxPosition } from '../src/law/reform/tax-position.ts';
import { financialYearStarting } from '../src/units/financial-year.ts';
import { type State, states } from '../src/units/states.ts';
import { d } from './decimals.ts';
import { entityYears } from './timeline-entities.ts';
import { closeSuperYear } from './timeline-income.ts';
import { assessLand } from './timeline-land.ts';
import { gearingOf } from './timeline-property.ts';
import {
  type Assessed,
  add,
  balance,
  calendarMonth,
  cents,
  type HomeState,
  move,
  type PersonState,
  partOf,
  pay,
  type Run,
  receive,
  yearStart,
} from './timeline-run.ts';

/** Step 8: tax in November, land tax in March and September. */
export function bills(run: Run) {
  const settle = (name: string, kind: 'tax' | 'landTax') => {
    const due = -balance(run, name);
    if (due > 0) pay(run, kind, [name, due]);
    else if (due < 0) receive(run, kind, [name, -due]);
  };
  const month = calendarMonth(run);
  if (month === 11) {
    for (const { id } of run.household.people) settle(`taxDue ${id}`, 'tax');
    for (const { id } of run.household.entities ?? []) {
      add(run.flows, `taxPaid ${id}`, -balance(run, `taxDue ${id}`));
      settle(`taxDue ${id}`, 'tax');
    }
  }
  if (month === 3 || month === 9) settle('landTaxDue', 'landTax');
}

/** Step 13: land tax of 31 December and 30 June, then study loans and everybody's tax. */
export function yearEnds(run: Run) {
  const month = calendarMonth(run);
  const isEarly = (state: State) => state === 'NSW' || state === 'VIC';
  if (month === 12) for (const state of states.filter(isEarly)) assessLand(run, state);
  if (month !== 6) return;
  for (const state of states.filter((place) => !isEarly(place))) assessLand(run, state);
  for (const person of run.people) indexStudyLoan(run, person.person.id);
  entityYears(run);
  for (const person of run.people) taxYear(run, person);
  for (const { id } of run.household.people) closeSuperYear(run, id);
  run.tally.clear();
  for (const { id } of run.household.people) run.superBefore.set(id, balance(run, `super ${id}`));
}

function indexStudyLoan(run: Run, id: string) {
  const debt = -balance(run, `studyLoan ${id}`);
  const year = Math.floor(run.month / 12);
  const pct = d(run.household.assume.pricesPct).plus(run.paths?.prices[year] ?? 0);
  move(run, 'studyLoanIndexed', [`studyLoan ${id}`, 'taxOffice', cents(pct.times(debt).div(10_000))]);
}

/** A person's tax of the year, of which a year cut short bears its months' part. */
function taxYear(run: Run, person: PersonState) {
  const { id } = person.person;
  const months = run.month < run.firstYearMonths ? run.firstYearMonths : 12;
  const scale = d(12).div(months);
  takeNewSales(run, person, scale);
  const ownLoss = position(run, { ...person, taxLoss: 0 }, { scale, hasOnce: true }).taxLoss;
  keepWithinIncome(run, id, d(ownLoss).div(scale));
  const whole = position(run, person, { scale, hasOnce: true });
  const plain = position(run, person, { scale, hasOnce: false });
  const notRun = (dollars: number) =>
    d(dollars)
      .times(12 - months)
      .div(12);
  const charged = cents(d(whole.totalPayable).minus(notRun(plain.totalPayable)));
  move(run, 'taxAssessed', [`taxDue ${id}`, 'taxOffice', charged - tally(run, `withheld ${id}`)]);
  const ofRun = (dollars: number) => cents(d(dollars).times(months).div(12));
  move(run, 'studyLoanRepaid', [
    'taxOffice',
    `studyLoan ${id}`,
    cents(d(whole.helpRepayment).minus(notRun(plain.helpRepayment))),
  ]);
  move(run, 'superTax', [`super ${id}`, 'taxOffice', ofRun(whole.superContributionsTax)]);
  const left = (all: number, ofPlain: number) => Math.max(0, cents(d(all).minus(notRun(ofPlain)))) / 100;
  person.pool = left(whole.quarantinedCarriedForward, plain.quarantinedCarriedForward);
  person.taxLoss = left(whole.taxLoss, plain.taxLoss);
  person.lossesBefore = whole.capitalLossesCarriedForward;
  person.gains = [];
  person.distributed = [];
  person.losses = 0;
}

/** Each new dwelling sold, in order, indexed where that leaves less tax of the year than the discount, those after it discounted. */
function takeNewSales(run: Run, person: PersonState, scale: Decimal) {
  const sales = person.newSales;
  person.newSales = [];
  for (const [index, [discounted, indexed]] of sales.entries()) {
    const after = sales.slice(index + 1).map(([later]) => later);
    const tax = (own: Assessed) => {
      const year = position(run, withSales(person, [own, ...after]), { scale, hasOnce: true });
      return cents(d(year.totalPayable).minus(year.helpRepayment));
    };
    const { gains, losses } = withSales(person, [tax(indexed) < tax(discounted) ? indexed : discounted]);
    person.gains = gains;
    person.losses = losses;
  }
}

function withSales(person: PersonState, sales: readonly Assessed[]): PersonState {
  return {
    ...person,
    gains: [...person.gains, ...sales.flatMap(({ gains }) => gains)],
    losses: sales.reduce((sum, { losses }) => sum + losses, person.losses),
  };
}

/** What was deducted for super makes no loss: as much of it as would, dollars, was paid in after tax (ITAA 1997 s 26-55). */
function keepWithinIncome(run: Run, id: string, loss: Decimal) {
  const back = Math.min(tally(run, `deducted ${id}`), cents(loss));
  for (const name of ['deducted', 'reportable', 'contributions']) add(run.tally, `${name} ${id}`, -back);
}

function tally(run: Run, name: string): number {
  return run.tally.get(name) ?? 0;
}

interface How {
  readonly scale: Decimal;
  /** Gains, land tax and what was carried in. */
  readonly hasOnce: boolean;
}

function position(run: Run, state: PersonState, { scale, hasOnce }: How): TaxPosition {
  const { person } = state;
  const once = (amount: number) => (hasOnce ? amount : 0);
  const { id } = person;
  const dollars = (amount: Decimal | number) => d(amount).div(100).times(scale).toNumber();
  const { interest, margin } = shared(run, id);
  const year = financialYearStarting(yearStart(run));
  return taxPosition(
    {
      incomeYear: year,
      income: {
        salary: dollars(tally(run, `salary ${id}`)),
        other: dollars(interest.plus(tally(run, `taxable ${id}`)).plus(tally(run, `business ${id}`))),
        otherFromWork: dollars(tally(run, `business ${id}`)),
        otherDeductions: d(dollars(margin.plus(tally(run, `deducted ${id}`))))
          .plus(once(state.taxLoss))
          .toNumber(),
        reportableSuper: dollars(tally(run, `reportable ${id}`)),
      },
      choosesWorkDeduction: true,
      rental: {
        quarantinedBroughtForward: once(state.pool),
        properties: [
          ...run.homes.flatMap((home) => rental(run, { home, id, dollars, once })),
          ...state.distributed.map(({ cents: rent, sharePct }) => ({
            status: 'newBuild' as const,
            sharePct,
            rent: dollars(rent),
            deductions: 0,
          })),
        ],
      },
      capital: {
        losses: { broughtForward: once(state.lossesBefore), currentYear: once(state.losses) },
        otherGains: hasOnce ? state.gains : [],
      },
      helpDebt: Math.max(0, -balance(run, `studyLoan ${id}`)) / 100,
      privateHospitalCover: person.hospitalCover ?? true,
      concessionalContributions: dollars(tally(run, `contributions ${id}`)),
    },
    run.law,
  );
}

/** A person's part of interest received with holdings' income, and of interest paid for holdings; cents. */
function shared(run: Run, id: string) {
  const { accounts, people } = run.household;
  let [interest, margin] = [d(0), d(0)];
  for (const { id: account, owners } of accounts) {
    const part = owners === undefined ? d(1).div(people.length) : partOf(owners, id);
    interest = interest.plus(part.times(tally(run, `account ${account}`)));
  }
  for (const { holding } of run.holdings) {
    const part = partOf(holding.owners, id);
    interest = interest.plus(part.times(tally(run, `holding ${holding.id}`)));
    margin = margin.plus(part.times(tally(run, `margin ${holding.id}`)));
  }
  return { interest, margin };
}

interface RentalOf {
  readonly home: HomeState;
  readonly id: string;
  readonly dollars: (cents: number) => number;
  readonly once: (cents: number) => number;
}

function rental(run: Run, { home: state, id, dollars, once }: RentalOf): readonly RentalRow[] {
  const { home } = state;
  const part = partOf(home.owners, id);
  if (part.isZero() || tally(run, `let ${home.id}`) === 0) return [];
  const { status } = gearingOf(run, state);
  const deductions = tally(run, `deductions ${home.id}`) + tally(run, `interest ${home.id}`);
  return [
    {
      status: status === 'unknown' ? 'quarantined' : status,
      sharePct: part.times(100).toNumber(),
      rent: dollars(tally(run, `rent ${home.id}`)),
      deductions: d(dollars(deductions))
        .plus(d(once(tally(run, `landTax ${home.id}`))).div(100))
        .toNumber(),
    },
  ];
}

/** Step 9: cents of balance × return ÷ 12. */
export function superEarns(run: Run) {
  const year = Math.floor(run.month / 12);
  const pct = d(run.household.assume.superReturnPct).plus(run.paths?.prices[year] ?? 0);
  for (const { id, superAbovePct = 0 } of run.household.people) {
    const amount = cents(
      pct
        .plus(superAbovePct)
        .times(balance(run, `super ${id}`))
        .div(1_200)
        .div(100),
    );
    move(run, 'superEarnings', ['market', `super ${id}`, amount]);
  }
}
