import { capitalGainsDiscounts, yearsBetween } from '@freehold/finance';
import { yearsFormula } from './capital-gains-entered.ts';
import { entered, input } from './investment-property-cells.ts';
import { isReformed, reformStart } from './investment-property-rates.ts';
import type { SheetFacts } from './investment-property-years.ts';
import {
  choose,
  grown,
  type Live,
  type LiveRow,
  largest,
  less,
  plus,
  rounded,
  type Test,
  times,
} from './live-cells.ts';

/** What both laws start from; days as the engine writes them. */
export interface SaleFacts {
  readonly row: LiveRow;
  readonly facts: SheetFacts;
  readonly year: Live;
  readonly isHeld: Test;
  readonly price: Live;
  readonly selling: Live;
  readonly earlyWorks: Live;
  readonly lateWorks: Live;
  readonly working: Live;
  readonly alone: Live;
}

/** A gain as one way of taxing it has it. */
export interface Gain {
  readonly net: Live;
  /** Of it under the minimum tax. */
  readonly minimum: Live;
}

interface Pool {
  /** Losses held back that the gain may use. */
  readonly pool: Live;
}

function costsOf({ facts: { form, plan } }: SaleFacts): Live {
  return plus(input(form, 'price'), plan.buyingCosts);
}

/** The gain by the discount, or by the law before where there are no losses held back. */
export function discounted(sale: SaleFacts, { pool, isNow }: Pool & { readonly isNow: boolean }): Gain {
  const { row, facts, year, isHeld, price, selling, earlyWorks, lateWorks } = sale;
  const name = isNow ? 'by the discount' : 'law before';
  const base = plus(less(costsOf(sale), earlyWorks, lateWorks), selling);
  const gain = row.put(`Gain, ${name}`, times(largest(0, less(price, base)), facts.plan.share));
  const left = isNow ? largest(0, less(gain, pool)) : gain;
  const percent = choose(isHeld, 1 - capitalGainsDiscounts.value.person / 100, 1);
  const net = row.put(`Net gain, ${name}`, rounded(times(left, percent)));
  const minimum = isNow ? choose(isHeld, 0, choose(isReformed(year), left, 0)) : { formula: '0', value: 0 };
  return { net, minimum };
}

/** The gain by indexation; of a home held on 30 June 2027 in two parts, before its value of that day and after. */
export function indexed(sale: SaleFacts, { pool, soldOn }: Pool & { readonly soldOn: string }): Gain {
  const { row, year, isHeld } = sale;
  const parts = partsOf(sale, soldOn);
  const losses = plus(parts.loss, largest(0, less(0, parts.early)));
  const first = largest(0, parts.early);
  const afterLoss = row.put('Early gain after losses', largest(0, less(first, losses)));
  const lateAfter = row.put('Late gain after losses', largest(0, less(parts.gain, largest(0, less(losses, first)))));
  const firstLeft = row.put('Early gain after losses held back', largest(0, less(afterLoss, pool)));
  const lateLeft = row.put(
    'Late gain after losses held back',
    largest(0, less(lateAfter, largest(0, less(pool, afterLoss)))),
  );
  const percent = choose(isHeld, 1 - capitalGainsDiscounts.value.person / 100, 1);
  const net = row.put('Net gain, by indexation', rounded(plus(times(firstLeft, percent), lateLeft)));
  return { net, minimum: choose(isReformed(year), lateLeft, 0) };
}

/** The early gain, below 0 a loss, and the gain and the loss after it; dollars of the owner. */
function partsOf(sale: SaleFacts, soldOn: string) {
  const { row, facts, year, isHeld, price, selling, earlyWorks, lateWorks } = sale;
  const { form, plan } = facts;
  const contract = entered('contractOn');
  const isSplit: Test = {
    formula: `AND(${contract}<DATE(2027,7,1),${year.formula}>=${reformStart})`,
    holds: form.contractOn < '2027-07-01' && year.value >= reformStart,
  };
  const day = `DATE(${year.formula},7,1)`;
  const held = { formula: yearsFormula(contract, day), value: yearsBetween(form.contractOn, soldOn) };
  const toSale = row.put('Years from the contract', held, 'rate');
  const value = row.put('Value on 1 July 2027', value2027(sale, isSplit, toSale));
  const late = choose(isSplit, less(year, reformStart), toSale);
  const factor = row.put('Index factor', choose(isHeld, grown(input(form, 'inflation'), late), 1), 'rate');
  const paid = costsOf(sale);
  const early = choose(isSplit, less(value, less(paid, earlyWorks)), 0);
  const whole = less(paid, earlyWorks, lateWorks);
  const start = row.put('Costs that are indexed', choose(isSplit, less(value, lateWorks), whole));
  const base = plus(times(start, factor), selling);
  return {
    early: row.put('Gain to 30 June 2027', times(early, plan.share)),
    gain: row.put('Gain, by indexation', times(largest(0, less(price, base)), plan.share)),
    loss: row.put('Loss, by indexation', times(largest(0, less(plus(start, selling), price)), plan.share)),
  };
}

/** The value of 1 July 2027, apportioned between the two prices; 0 where the sale needs none. */
function value2027({ facts: { form }, price }: SaleFacts, isSplit: Test, toSale: Live): Live {
  const contract = entered('contractOn');
  const asked = input(form, 'price');
  const part = `${yearsFormula(contract, 'DATE(2027,7,1)')}/${toSale.formula}`;
  const before = isSplit.holds ? yearsBetween(form.contractOn, '2027-07-01') : 0;
  const value: Live = {
    formula: `${asked.formula}*(${price.formula}/${asked.formula})^(${part})`,
    value: asked.value * (price.value / asked.value) ** (before / toSale.value),
  };
  return choose(isSplit, rounded(value), 0);
}
