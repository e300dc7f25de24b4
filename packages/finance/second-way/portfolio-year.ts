import { Decimal } from 'decimal.js';
import type { PortfolioPlan } from '../src/portfolio/portfolio-plan.ts';
import { atLeast, d } from './decimals.ts';
import { landTaxSecondWay } from './land-tax.ts';
import { basicTax, lito, medicareLevy, studyLoan } from './person-tax.ts';
import { type Held, monthsOf } from './portfolio-loans.ts';

/** A year of the portfolio of the lending specification, section D2, in exact decimals; dollars. */

/** A plan with every default; the policy is the specification's own. */
export type Plan = Omit<PortfolioPlan, 'policy'>;
/** What the household has at a snapshot. */
export interface Now {
  readonly y: number;
  readonly held: readonly Held[];
  readonly cash: Decimal;
  readonly pools: readonly Decimal[];
}

export const grown = (amount: number, percent: number, years: number) =>
  d(amount).times(d(percent).div(100).plus(1).pow(years));
export const sumOf = (amounts: readonly Decimal[]) => amounts.reduce((sum, amount) => sum.plus(amount), d(0));

/** price × (1 + g)^y, or from the purchase where the price is as entered. */
export function worthOf(
  { isIndexed }: Plan,
  { property, since }: Pick<Held, 'property' | 'since'>,
  y: number,
): Decimal {
  return grown(property.price, property.growthPct, isIndexed ? y : y - since);
}

export const yearName = ({ startYear }: Plan, t: number) =>
  `${startYear + t - 1}-${String((startYear + t) % 100).padStart(2, '0')}`;

/** Scale less the low income offset, levy by the single thresholds, study loan on the income with the loss added back. */
export function taxOf(
  year: string,
  taxable: Decimal,
  { loss, helpDebt }: { loss: Decimal; helpDebt: boolean },
): Decimal {
  const income = atLeast(0, taxable);
  const tax = atLeast(0, basicTax(year, income).minus(lito(year, income))).plus(medicareLevy(year, income));
  return helpDebt ? tax.plus(studyLoan(year, income.plus(loss))) : tax;
}

export const partOf = ({ property }: Held, id: string) =>
  sumOf(property.owners.filter(({ owner }) => owner === id).map(({ sharePct }) => d(sharePct).div(100)));

/** Each owner's land tax of a year by property: land of a place together, in the ACT each property once. */
function landTaxOf(plan: Plan, { held }: Now, t: number): readonly (readonly Decimal[])[] {
  const land = held.map((row) =>
    row.property.landTaxExempt
      ? d(0)
      : worthOf(plan, row, t - 1)
          .times(row.property.landValuePct)
          .div(100),
  );
  return plan.owners.map(({ id }) => {
    const own = held.map((row, place) => partOf(row, id).times(land[place] ?? 0));
    return held.map((row, place) => {
      const part = own[place] ?? d(0);
      const { state } = row.property;
      if (part.isZero()) return d(0);
      if (state === 'ACT') return partOf(row, id).times(landTaxSecondWay(state, (land[place] ?? d(0)).toNumber()));
      const together = sumOf(own.filter((_, other) => held[other]?.property.state === state));
      return part.times(landTaxSecondWay(state, together.toNumber())).div(together);
    });
  });
}

interface Rental {
  readonly held: Held;
  readonly rent: Decimal;
  readonly costs: Decimal;
  readonly interest: Decimal;
  readonly principal: Decimal;
  readonly depreciation: Decimal;
  readonly after: Held;
}

/** A property's year t before tax. */
function rentalOf(plan: Plan, held: Held, t: number): Rental {
  const { property, since } = held;
  const rent = grown(property.rentWeekly, property.rentGrowthPct, t - 1).times(d(52).minus(property.vacancyWeeks));
  const own = grown(property.costsAnnual, property.costsGrowthPct, t - 1);
  const costs = own.plus(rent.times(property.managementPct).div(100));
  const depreciation = d(property.depreciation[t - 1 - since] ?? 0);
  return { held, rent, costs, depreciation, ...monthsOf(held, plan.equityLoanRatePct) };
}

/** An owner's rental result of the year in its two piles. */
function pilesOf(
  rentals: readonly Rental[],
  { id, taxes, year }: { id: string; taxes: readonly Decimal[]; year: string },
) {
  let [free, quarantined] = [d(0), d(0)];
  for (const [index, { held, rent, costs, interest, depreciation }] of rentals.entries()) {
    const part = partOf(held, id).times(rent.minus(costs).minus(interest).minus(depreciation));
    const result = part.minus(taxes[index] ?? 0);
    const { treatment } = held.property;
    const isHeldBack = (treatment === 'quarantined' || treatment === 'transitional') && year >= '2027-28';
    if (isHeldBack) quarantined = quarantined.plus(result);
    else free = free.plus(result);
  }
  return { free, quarantined };
}

/** Year t with what is held at its start. */
export function yearOf(plan: Plan, now: Now, t: number) {
  const { household } = plan;
  const landTaxes = landTaxOf(plan, now, t);
  const rentals = now.held.map((held) => rentalOf(plan, held, t));
  const year = yearName(plan, t);
  const owners = plan.owners.map(({ id, salary, salaryGrowthPct, helpDebt }, place) => {
    const pay = grown(salary, salaryGrowthPct, t - 1);
    const { free, quarantined } = pilesOf(rentals, { id, taxes: landTaxes[place] ?? [], year });
    const { assessable, pool } = pooled(free, quarantined, now.pools[place] ?? d(0));
    const tax = taxOf(year, pay.plus(assessable), { loss: atLeast(0, assessable.negated()), helpDebt });
    return { pay, pool, tax, without: taxOf(year, pay, { loss: d(0), helpDebt }) };
  });
  const rent = sumOf(rentals.map((row) => row.rent));
  const costs = sumOf(rentals.map((row) => row.costs));
  const interest = sumOf(rentals.map((row) => row.interest));
  const principal = sumOf(rentals.map((row) => row.principal));
  const depreciation = sumOf(rentals.map((row) => row.depreciation));
  const landTax = sumOf(landTaxes.flat());
  const taxEffect = sumOf(owners.map(({ tax, without }) => tax.minus(without)));
  const before = rent.minus(costs).minus(landTax).minus(interest).minus(principal);
  const living = grown(household.livingMonthly, household.livingGrowthPct, t - 1).plus(
    household.otherRepaymentsMonthly,
  );
  const householdSurplus = sumOf(owners.map(({ pay, tax }) => pay.minus(tax)))
    .minus(living.times(12))
    .plus(before);
  const propertyCashflowAfterTax = before.minus(taxEffect);
  return {
    held: rentals.map(({ after }) => after),
    pools: owners.map(({ pool }) => pool),
    figures: {
      rent,
      costs,
      landTax,
      interest,
      principal,
      depreciation,
      taxEffect,
      propertyCashflowAfterTax,
      householdSurplus,
    },
  };
}

/** Quarantined losses are covered by positive free and the rest joins the pool; the pool uses what either leaves. */
function pooled(free: Decimal, q: Decimal, opening: Decimal) {
  const positive = atLeast(0, free);
  if (q.lt(0)) {
    const covered = Decimal.min(positive, q.negated());
    const joined = opening.plus(q.negated()).minus(covered);
    const used = Decimal.min(opening, positive.minus(covered));
    return { assessable: free.minus(covered).minus(used), pool: joined.minus(used) };
  }
  const used = Decimal.min(opening, q.plus(positive));
  return { assessable: free.plus(q).minus(used), pool: opening.minus(used) };
}
