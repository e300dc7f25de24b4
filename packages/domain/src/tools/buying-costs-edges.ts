import type { BuyingCostsForm } from '@freehold/contract';
import { insuranceTable, roundToCent } from '@freehold/finance';
import { type Settlement, settlementOf } from './buying-costs-purchase.ts';

/** A lower price below which duty or mortgage insurance falls faster than it did. */
export interface BandEdge {
  readonly price: number;
  /** Duty and insurance saved by buying there, dollars. */
  readonly saved: number;
  readonly of: string;
}

/** Every limit of a duty law and every cap of a scheme is a multiple of it, or a dollar below one. */
const grid = 5_000;
/** How far down to look, dollars. */
const farthest = 500_000;
/** Prices between which the costs are compared. */
const step = 1_000;
/** The least by which a step above an edge costs more than a step below it, dollars. */
const leastJump = 100;
const most = 2;

/** The edges within an eighth of a form's price below it, those that save the most for each dollar first. */
export function bandEdgesBelow(form: BuyingCostsForm): readonly BandEdge[] {
  const here = settlementOf(form);
  const costs = (price: number) => bandCosts(settlementOf({ ...form, price }));
  const edges: number[] = [];
  for (const price of candidatesBelow(form)) {
    const isApart = edges.every((edge) => edge - price >= step);
    if (isApart && isEdge(costs, price, form.price)) edges.push(price);
  }
  return edges
    .map((price) => edgeAt(here, settlementOf({ ...form, price })))
    .filter(({ saved }) => saved >= leastJump)
    .toSorted((one, other) => worthOf(other, form) - worthOf(one, form))
    .slice(0, most);
}

function worthOf({ price, saved }: BandEdge, form: BuyingCostsForm): number {
  return saved / (form.price - price);
}

function bandCosts({ duty, lmi }: Settlement): number {
  return roundToCent(duty + lmi);
}

/** Prices to look at, the highest first. */
function candidatesBelow({ price, lvr }: BuyingCostsForm): readonly number[] {
  const least = Math.max(step + 1, price - Math.min(price / 8, farthest));
  const top = Math.ceil(price / grid) * grid;
  const count = Math.ceil((top - least) / grid) + 1;
  const ofLaw = Array.from({ length: count }, (_, index) => top - index * grid).flatMap((at) => [at, at - 1]);
  const ofInsurance = insuranceTable.value.loanUpTo.map((loan) => Math.floor((loan / lvr) * 100));
  return [...ofLaw, ...ofInsurance].filter((at) => at >= least && at < price).toSorted((one, other) => other - one);
}

function isEdge(costs: (price: number) => number, price: number, end: number): boolean {
  const above = costs(Math.min(price + step, end)) - costs(price);
  const below = costs(price) - costs(price - step);
  return above - below >= leastJump;
}

function edgeAt(here: Settlement, there: Settlement): BandEdge {
  const kinds = [...(here.duty > there.duty ? ['duty'] : []), ...(here.lmi > there.lmi ? ['mortgage insurance'] : [])];
  return { price: there.price, saved: roundToCent(bandCosts(here) - bandCosts(there)), of: kinds.join(' and ') };
}
