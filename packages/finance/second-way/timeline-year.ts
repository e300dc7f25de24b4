import type { Decimal } from 'decimal.js';
import type { PersonFamily } from '../src/law/reform/person.ts';
import type { TaxPosition } from '../src/law/reform/tax-position.ts';
import { type State, states } from '../src/units/states.ts';
import { d } from './decimals.ts';
import { deductLoanCosts } from './timeline-borrowing.ts';
import { entityYears } from './timeline-entities.ts';
import { closeSuperYear } from './timeline-income.ts';
import { assessLand } from './timeline-land.ts';
import { owningLand } from './timeline-owning.ts';
import { position, tally } from './timeline-position.ts';
import {
  type Assessed,
  add,
  balance,
  calendarMonth,
  cents,
  eventsOf,
  monthOf,
  move,
  type PersonState,
  pay,
  type Run,
  receive,
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
  for (const home of run.homes) owningLand(run, home);
  deductLoanCosts(run);
  entityYears(run);
  taxYears(run);
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

/** Everybody's tax of the year: first each alone, then with the levy that couples and parents owe. */
function taxYears(run: Run) {
  const months = run.month < run.firstYearMonths ? run.firstYearMonths : 12;
  const scale = d(12).div(months);
  for (const person of run.people) {
    takeNewSales(run, person, scale);
    const ownLoss = position(run, { ...person, taxLoss: 0 }, { scale, hasOnce: true }).taxLoss;
    keepWithinIncome(run, person.person.id, d(ownLoss).div(scale));
  }
  const alone = run.people.map((person) => ({
    whole: position(run, person, { scale, hasOnce: true }),
    plain: position(run, person, { scale, hasOnce: false }),
  }));
  const together = run.people.map((person, place) => {
    const spouse = alone[1 - place];
    return {
      person,
      whole: position(run, person, {
        scale,
        hasOnce: true,
        family: familyOf(run, months, { place, spouse: spouse?.whole }),
      }),
      plain: position(run, person, {
        scale,
        hasOnce: false,
        family: familyOf(run, months, { place, spouse: spouse?.plain }),
      }),
    };
  });
  for (const year of together) taxYear(run, year, months);
}

/** The other of two people, with children who were dependants in some month of the year; of one, these; of more, none. */
function familyOf(
  run: Run,
  months: number,
  { place, spouse }: { place: number; spouse: TaxPosition | undefined },
): PersonFamily | undefined {
  const { policy, people } = run.household;
  const { dependants = 0, dependantsUntil = [] } = policy ?? {};
  const isOver = (until: string | undefined) => until !== undefined && monthOf(run, until) < run.month - months + 1;
  const born = eventsOf(run, 'child').filter(({ when }) => monthOf(run, when) >= 0 && monthOf(run, when) <= run.month);
  const grown = dependantsUntil.filter(isOver).length;
  const dependentChildren = dependants - grown + born.filter(({ until }) => !isOver(until)).length;
  if (people.length > 2 || (people.length === 1 && dependentChildren === 0)) return undefined;
  return {
    spouseTaxableIncome: spouse?.taxableIncome ?? 0,
    spouseIncomeForSurcharge: spouse?.repaymentIncome ?? 0,
    dependentChildren,
    privateHospitalCover: people[1 - place]?.hospitalCover !== false,
  };
}

interface YearOf {
  readonly person: PersonState;
  readonly whole: TaxPosition;
  readonly plain: TaxPosition;
}

/** A person's tax of the year, of which a year cut short bears its months' part. */
function taxYear(run: Run, { person, whole, plain }: YearOf, months: number) {
  const { id } = person.person;
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
