import type { Gain } from '../law/reform/cgt/net-gain.ts';
import { type NetGain, netGain } from '../law/reform/cgt/net-gain.ts';
import { isSuperFund } from '../law/reform/entity.ts';
import { type GearingYear, gearingYear, type RentalRow } from '../law/reform/gearing-year.ts';
import { reformYear } from '../law/reform/settings.ts';
import { deductedLandTax } from '../ledger/ownership-costs.ts';
import type { Run } from '../ledger/running.ts';
import type { RunningEntity } from '../ledger/running-entity.ts';
import type { EntityYear } from '../ledger/timeline.ts';
import { capitalGainsDiscounts } from '../rules/capital-gains.ts';
import { companyTaxRate, superFundTaxRate } from '../rules/entity-tax.ts';
import type { Rule } from '../rules/rule.ts';
import type { FinancialYear } from '../units/financial-year.ts';
import { toCents } from '../units/ledger.ts';
import { cents } from '../units/statute.ts';
import { countedStatus } from './counted-status.ts';

/**
 * At 30 June, before people: the tax of each company and super fund is assessed, and what a trust distributes is added to
 * its people's year. The months in the run alone, unscaled: rates are flat.
 */
export function settleEntityYears(run: Run, financialYear: FinancialYear): readonly EntityYear[] {
  return run.entities.map((entity, index) => {
    const place = run.people.length + index;
    const facts = factsOf(run, entity, { place, financialYear });
    return facts.rate === null ? distribute(run, entity, facts) : charge(run, entity, { ...facts, rate: facts.rate });
  });
}

/** A year's results before tax, dollars; those to be carried or added to the cent. */
interface Facts {
  readonly rental: GearingYear;
  readonly net: NetGain;
  readonly gain: number;
  /** Net rent and gains less the tax loss carried in. */
  readonly left: number;
  readonly rate: Rule<number> | null;
  readonly carried: Pick<EntityYear, 'quarantinedCarriedForward' | 'capitalLossesCarriedForward'>;
}

interface Year {
  readonly place: number;
  readonly financialYear: FinancialYear;
}

function factsOf(run: Run, entity: RunningEntity, year: Year): Facts {
  const { financialYear } = year;
  const isReformed = financialYear >= reformYear && run.law === 'enacted';
  const rental = gearingYear({
    incomeYear: financialYear,
    // Without the Act everything is deductible, as an excepted owner's is.
    entity: run.law === 'enacted' ? entity.lawEntity : 'complyingSuperFund',
    quarantinedBroughtForward: entity.pool,
    properties: rowsOf(run, entity, year),
  });
  const net = netGain(entity.gains, {
    losses: entity.yearLosses + entity.capitalLosses,
    quarantined: isReformed ? rental.quarantinedAmount : 0,
    inOrder: isReformed,
  });
  const gain = cents(net.netCapitalGain);
  entity.pool = isReformed ? cents(net.quarantinedLeft) : 0;
  entity.capitalLosses = cents(net.lossesLeft);
  return {
    rental,
    net,
    gain,
    left: rental.netRentInTaxableIncome + gain - entity.taxLoss,
    rate: rateOf(entity),
    carried: { quarantinedCarriedForward: entity.pool, capitalLossesCarriedForward: entity.capitalLosses },
  };
}

/** Null of a trust, which its people pay tax for. */
function rateOf({ lawEntity }: RunningEntity): Rule<number> | null {
  if (lawEntity === 'company') return companyTaxRate;
  return isSuperFund(lawEntity) ? superFundTaxRate : null;
}

function rowsOf(run: Run, { lawEntity }: RunningEntity, { place, financialYear }: Year): readonly RentalRow[] {
  return run.homes.flatMap((home) => {
    const fraction = home.owners.find(({ person }) => person === place)?.fraction ?? 0;
    if (fraction === 0 || home.year.letMonths === 0) return [];
    const { rent, costs, interest, depreciation, borrowing } = home.year;
    const once = deductedLandTax(home.year) + borrowing;
    return [
      {
        id: home.home.id,
        status: isSuperFund(lawEntity) ? 'exemptEntity' : countedStatus(run, home, financialYear),
        sharePct: fraction * 100,
        rent: rent / 100,
        deductions: (costs + interest + depreciation + once) / 100,
      },
    ];
  });
}

function charge(run: Run, entity: RunningEntity, facts: Facts & { readonly rate: Rule<number> }): EntityYear {
  const { rental, gain, left, rate, carried } = facts;
  const taxableIncome = cents(Math.max(0, left));
  const charged = toCents(cents((taxableIncome * rate.value) / 100));
  const subject = entity.entity.id;
  run.books.post('taxAssessed', { subject, from: entity.taxDue, to: run.world.taxOffice }, charged);
  entity.taxLoss = cents(Math.max(0, -left));
  return {
    ...{ entity: subject, netRent: rental.netRentInTaxableIncome, netCapitalGain: gain, taxableIncome },
    ...{ taxLossCarriedForward: entity.taxLoss, ...carried, charged },
    rules: [rate, ...rental.rules, ...(gain > 0 ? [capitalGainsDiscounts] : [])],
  };
}

/** Losses stay in the trust and meet its rent first; people take what is left by their shares, gains as gains. */
function distribute(run: Run, entity: RunningEntity, { rental, net, gain, carried }: Facts): EntityYear {
  const afterLoss = cents(rental.netRentInTaxableIncome - entity.taxLoss);
  const rent = Math.max(0, afterLoss);
  const lossLeft = Math.max(0, -afterLoss);
  const gainLeft = cents(Math.max(0, gain - lossLeft));
  entity.taxLoss = cents(Math.max(0, lossLeft - gain));
  const passed = passedGains(entity, net.remaining, gain === 0 ? 0 : gainLeft / gain);
  const { id } = entity.entity;
  for (const { person, fraction } of entity.shares) {
    const owner = run.people[person];
    if (owner === undefined || fraction === 0) continue;
    if (rent > 0) owner.distributed.push({ id, cents: toCents(rent), sharePct: fraction * 100 });
    for (const row of passed) owner.gains.push({ ...row, amount: row.amount * fraction });
  }
  return {
    ...{
      entity: id,
      netRent: rental.netRentInTaxableIncome,
      netCapitalGain: gain,
      taxableIncome: cents(rent + gainLeft),
    },
    ...{ taxLossCarriedForward: entity.taxLoss, ...carried, charged: 0 },
    rules: rental.rules,
  };
}

/** What remains of each gain, in the part that losses leave, with a person's discount. */
function passedGains({ gains }: RunningEntity, remaining: readonly Gain[], part: number): readonly Gain[] {
  return remaining.flatMap(({ category, amount }, index) =>
    amount * part > 0 ? [{ category, amount: amount * part, discountPct: gains[index]?.passedPct ?? 0 }] : [],
  );
}
