import { reformYear } from '../law/reform/settings.ts';
import { financialYearOfMonth } from '../ledger/clock.ts';
import { firstAccount } from '../ledger/first-account.ts';
import type { Run } from '../ledger/running.ts';
import type { RunningHome } from '../ledger/running-home.ts';
import { assessmentTax } from '../lending/assessment-tax.ts';
import { type Law, lawOfYear } from '../rules/law-on.ts';
import { pooledResult, type RentalResult } from './loss-pool.ts';
import type { PlannedProperty, PortfolioPlan } from './portfolio-plan.ts';

/** Each owner's land tax of a year by property, cents, in the order of the people. */
export type OwnTaxes = readonly ReadonlyMap<RunningHome, number>[];

/** A year's tax and what it rests on, dollars. */
export interface TaxedYear {
  readonly depreciation: number;
  /** Tax with the rentals less tax without them; negative for a refund. */
  readonly taxEffect: number;
}

/**
 * Each owner's tax of the year as a lender works it out, on the pay and the rentals with the loss pool, paid at once.
 * Source: lending specification, section D2.
 */
export function settleOwners(run: Run, plan: PortfolioPlan, landTaxes: OwnTaxes): TaxedYear {
  const { books, people, world } = run;
  const law = lawOfYear(financialYearOfMonth(run.start + run.month));
  let taxEffect = 0;
  for (const [place, person] of people.entries()) {
    const { assessable, pool } = pooledResult(resultOf(run, plan, { place, law, landTaxes }));
    const pay = person.other / 100;
    const helpDebt = plan.owners[place]?.helpDebt ?? false;
    const claimedLoss = Math.max(0, -assessable);
    const tax = assessmentTax({ taxable: pay + assessable, claimedLoss, helpDebt }, law);
    taxEffect += tax - assessmentTax({ taxable: pay, claimedLoss: 0, helpDebt }, law);
    person.pool = pool;
    const subject = person.person.id;
    books.post('taxAssessed', { subject, from: person.taxDue, to: world.taxOffice }, tax * 100);
    books.post('tax', { subject, from: firstAccount(run), to: person.taxDue }, tax * 100);
  }
  const depreciation = run.homes.reduce((sum, { year }) => sum + year.depreciation, 0) / 100;
  return { depreciation, taxEffect };
}

interface Owner {
  readonly place: number;
  readonly law: Law;
  readonly landTaxes: OwnTaxes;
}

/** An owner's rental results of the year with their own land tax, and the pool carried in. */
function resultOf(run: Run, plan: PortfolioPlan, { place, law, landTaxes }: Owner): RentalResult {
  const result = { free: 0, quarantined: 0, pool: run.people[place]?.pool ?? 0 };
  for (const [index, home] of run.homes.entries()) {
    if (!home.owned) continue;
    const fraction = home.owners.find(({ person }) => person === place)?.fraction ?? 0;
    const { rent, costs, interest, depreciation } = home.year;
    const pile = isQuarantined(plan.properties[index], law) ? 'quarantined' : 'free';
    result[pile] += (fraction * (rent - costs - interest - depreciation) - (landTaxes[place]?.get(home) ?? 0)) / 100;
  }
  return result;
}

function isQuarantined(property: PlannedProperty | undefined, { financialYear }: Law): boolean {
  const treatment = property?.treatment;
  return (treatment === 'quarantined' || treatment === 'transitional') && financialYear >= reformYear;
}
