import type { OwnerShare } from '../household/entity.ts';
import type { Home, Household, HouseholdEvent } from '../household/household.ts';
import { monthNumber, monthText } from '../ledger/clock.ts';
import type { PlannedProperty, PortfolioPlan } from './portfolio-plan.ts';

/**
 * A portfolio's plan as a household that starts with the plan's first year, owning nothing yet: properties are bought
 * after the year before a snapshot, those of year 0 at the opening.
 */
export function householdOf(plan: PortfolioPlan): Household {
  const { owners, household, properties, equityLoanRatePct, usableEquityPct } = plan;
  const start = `${plan.startYear}-07`;
  return {
    start,
    people: owners.map(({ id }) => ({ id, born: null })),
    // Tax is worked out for the year, so nothing is withheld and no super is paid: not a salary of the monthly run.
    incomes: owners.map(({ id, salary, salaryGrowthPct }) => ({
      id: `${id}.pay`,
      person: id,
      kind: 'taxable',
      annual: salary,
      growthPct: salaryGrowthPct,
    })),
    accounts: [{ id: 'cash', balance: household.cash }],
    holdings: [],
    homes: [],
    loans: [],
    costs: [
      { id: 'living', monthly: household.livingMonthly, growthPct: household.livingGrowthPct },
      { id: 'otherRepayments', monthly: household.otherRepaymentsMonthly, growthPct: 0 },
    ],
    events: properties.map((property) => purchaseOf(property, start)),
    assume: { ...noGrowth, loanRatePct: equityLoanRatePct },
    policy: { floor: household.minCash, usableEquityPct },
  };
}

const noGrowth = { pricesPct: 0, wagesPct: 0, growthPct: 0, rentGrowthPct: 0, superReturnPct: 0, sharesGrowthPct: 0 };

function purchaseOf(property: PlannedProperty, start: string): HouseholdEvent {
  const { id, acquired, lvrPct, loan, otherCosts } = property;
  const at = (snapshot: number) => monthText(monthNumber(start) + 12 * snapshot - 1);
  return {
    id,
    do: 'buy',
    when: acquired === null ? { whenAllowedFrom: at(0) } : at(acquired),
    home: homeOf(property),
    loan: {
      lvrPct,
      ratePct: loan.annualRatePct,
      termMonths: loan.termYears * 12,
      interestOnlyMonths: loan.ioYears * 12,
    },
    otherCosts,
    buyer: 'investor',
  };
}

function homeOf(property: PlannedProperty): Omit<Home, 'contract' | 'price' | 'purchaseCosts' | 'laterUses'> {
  return {
    id: property.id,
    state: property.state,
    value: property.price,
    growthPct: property.growthPct,
    kind: property.property,
    landPct: property.landTaxExempt ? 0 : property.landValuePct,
    use: 'rent',
    rentWeekly: property.rentWeekly,
    vacancyWeeks: property.vacancyWeeks,
    rentGrowthPct: property.rentGrowthPct,
    annualCosts: property.costsAnnual,
    costsGrowthPct: property.costsGrowthPct,
    managementPct: property.managementPct,
    owners: wholeShares(property.owners),
  };
}

/** One row an owner; a sum that is a hair off the whole is made whole. */
function wholeShares(owners: PlannedProperty['owners']): readonly OwnerShare[] {
  const sum = owners.reduce((total, { sharePct }) => total + sharePct, 0);
  return [...new Set(owners.map(({ owner }) => owner))].map((owner) => {
    const own = owners.reduce((total, row) => (row.owner === owner ? total + row.sharePct : total), 0);
    return { owner, sharePct: (own * 100) / sum };
  });
}
