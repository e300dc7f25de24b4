import { monthNumber } from '../ledger/clock.ts';
import { firstAccount } from '../ledger/first-account.ts';
import { postIncomes } from '../ledger/income-month.ts';
import { postLoans } from '../ledger/loan-month.ts';
import type { Run } from '../ledger/running.ts';
import type { RunningHome } from '../ledger/running-home.ts';
import { postLiving, postProperties } from '../ledger/spending-month.ts';
import { states } from '../units/states.ts';
import { assessPlaces, type Parcel, taxOn } from '../year/land-tax-year.ts';
import type { PortfolioPlan } from './portfolio-plan.ts';
import { type OwnTaxes, settleOwners, type TaxedYear } from './settle-owners.ts';

/**
 * The money of a year with the properties held at its start, in one step: land tax on the values then, incomes, rents,
 * costs, living, twelve months of the loans, and each owner's tax. The run's month moves from its first to its last.
 */
export function postYear(run: Run, plan: PortfolioPlan): TaxedYear {
  const first = run.month;
  const landTaxes = payLandTax(run);
  postIncomes(run);
  postProperties(run);
  postLiving(run);
  for (; run.month < first + 12; run.month += 1) {
    run.books.month = run.month;
    postLoans(run);
  }
  run.month = first + 11;
  run.books.month = run.month;
  for (const [index, home] of run.homes.entries()) {
    if (home.owned) home.year.depreciation += depreciationOf(run, home, plan.properties[index]?.depreciation ?? []);
  }
  return settleOwners(run, plan, landTaxes);
}

/** Cents a property claims in the year that ends now, by whole years since its purchase. */
function depreciationOf(run: Run, { boughtOn }: RunningHome, byYear: readonly number[]): number {
  if (boughtOn === null) return 0;
  return (byYear[(run.start + run.month - monthNumber(boughtOn)) / 12 - 1] ?? 0) * 100;
}

/** Assesses land tax on the values now and pays it. */
function payLandTax(run: Run): OwnTaxes {
  const { books, landTaxDue, people } = run;
  const taxes = people.map(() => new Map<RunningHome, number>());
  const book = ({ home, person }: Parcel, cents: number) => {
    home.year.landTax += cents;
    taxes[person]?.set(home, cents);
  };
  assessPlaces(run, states, { tax: taxOnce, book });
  books.post('landTax', { subject: '', from: firstAccount(run), to: landTaxDue }, -(books.now[landTaxDue] ?? 0));
  return taxes;
}

/** As `taxOn`, with an owner's share of a property of the ACT in parts of cents. */
const taxOnce: typeof taxOn = (state, parcels) => {
  if (state !== 'ACT') return taxOn(state, parcels);
  return parcels.reduce(
    (sum, { landValue, sharePct }) => sum + (taxOn(state, [{ landValue, sharePct: 100 }]) * sharePct) / 100,
    0,
  );
};
