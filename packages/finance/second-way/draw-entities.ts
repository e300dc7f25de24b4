import fc from 'fast-check';
import type { HouseholdEntity } from '../src/household/entity.ts';
import type { Home, Household, HouseholdEvent, Loan } from '../src/household/household.ts';
import { dollarsTo, type Frame, owners, sometimes } from './draw-frame.ts';

/** The entities of a frame. */
export function anyEntities(frame: Frame): fc.Arbitrary<readonly HouseholdEntity[]> {
  const one = (kind: HouseholdEntity['kind'], index: number): fc.Arbitrary<HouseholdEntity> => {
    const id = fc.constant(`x${index}`);
    if (kind === 'company')
      return fc.record({ id, kind: fc.constant('company' as const), balance: sometimes(dollarsTo(30_000)) });
    return fc.record({ id, kind: fc.constant(kind), shares: owners(frame, true) });
  };
  return fc.tuple(...frame.entities.map(one));
}

/** The household with what the law forbids of super funds taken out: a home in their property, loans of other kinds. */
export function withLawfulFunds(household: Household): Household {
  const funds = (household.entities ?? []).flatMap(({ id, kind }) => (kind === 'superFund' ? [id] : []));
  const ofFund = household.homes.filter(({ owners: all }) => all.some(({ owner }) => funds.includes(owner)));
  const ids = ofFund.map(({ id }) => id);
  const loans = household.loans.map((loan) => lawfulLoan(loan, ids));
  const recourse = loans.flatMap(({ id, limitedRecourse }) => (limitedRecourse ? [id] : []));
  return {
    ...household,
    homes: household.homes.map((home) => (ids.includes(home.id) ? notLivedIn(home) : home)),
    loans,
    events: household.events.map((event) => lawfulEvent(event, { homes: ids, loans: recourse })),
  };
}

function notLivedIn(home: Home): Home {
  const use = home.use === 'home' ? 'rent' : home.use;
  const laterUses = home.laterUses?.map((row) => (row.use === 'home' ? { ...row, use: 'empty' as const } : row));
  return { ...home, use, laterUses };
}

function lawfulLoan(loan: Loan, ofFunds: readonly string[]): Loan {
  const home = [...loan.on, loan.purpose ?? ''].find((id) => ofFunds.includes(id));
  return home === undefined ? loan : { ...loan, on: [home], purpose: home, limitedRecourse: true };
}

interface OfFunds {
  readonly homes: readonly string[];
  readonly loans: readonly string[];
}

function lawfulEvent(event: HouseholdEvent, { homes, loans }: OfFunds): HouseholdEvent {
  if (event.do === 'use' && homes.includes(event.home) && event.use === 'home') return { ...event, use: 'rent' };
  if (event.do === 'refinance' && loans.includes(event.loan)) return { ...event, cashOut: 0 };
  return event;
}
