import { planMixes } from '@freehold/domain';
import {
  growthRates,
  presentValueRate,
  type Rule,
  rentGrowthPercent,
  usualAssumptions,
  variableLoanRates,
  wagesGrowthPercent,
} from '@freehold/finance';
import { day } from '#app/lib/format.ts';
import type { FieldSpec, PlanShown } from './field-spec.ts';
import { textOf } from './field-text.ts';
import { valueAt } from './record-at.ts';

/** An assumption of the plan: its field, who set it, and where its usual value is from. */
export interface AssumptionRow {
  readonly spec: FieldSpec;
  /** What it is where nobody set it. */
  readonly usual: number;
  readonly setBy: 'you' | 'firm' | 'typical' | 'rule';
  /** Source and the day it was read. */
  readonly source: string;
}

interface Assumption {
  readonly path: string;
  readonly label: string;
  readonly rule: Rule<unknown>;
  readonly usual: number;
}

const usual = usualAssumptions;
const fixed: readonly Assumption[] = [
  { path: 'assume/prices', label: 'Inflation', rule: presentValueRate, usual: usual.pricesPct },
  { path: 'assume/wages', label: 'Growth of wages', rule: wagesGrowthPercent, usual: usual.wagesPct },
  { path: 'assume/rentGrowth', label: 'Growth of rents', rule: rentGrowthPercent, usual: usual.rentGrowthPct },
];
const ofLoans: Assumption = {
  path: 'assume/rate',
  label: 'Rate of new loans',
  rule: variableLoanRates,
  usual: usual.loanRatePct,
};

const rateSteps = { least: 0, most: 12, step: 0.1, ends: ['0%', '12%'] } as const;

/** The assumptions of a plan in the order of the screen: growth for each state, returns for each mix that it has or names. */
export function assumptionRows(plan: PlanShown): readonly AssumptionRow[] {
  const growth = statesOf(plan).map(
    (state): Assumption => ({
      path: `assume/growth/${state}`,
      label: `Growth of homes in ${state}`,
      rule: growthRates,
      usual: usual.growthPct,
    }),
  );
  const mixes = planMixes(plan).map(({ mix, words, usual: value, rule }): Assumption => {
    return { path: `assume/mix/${mix}`, label: `Return on super, ${words}`, rule, usual: value };
  });
  const [prices, ...rest] = fixed;
  return [...(prices ? [prices] : []), ...growth, ...rest, ...mixes, ofLoans].map((each) => rowOf(plan, each));
}

function rowOf(plan: PlanShown, { path, label, rule, usual: value }: Assumption): AssumptionRow {
  const slider = { ...rateSteps, resting: value };
  const spec: FieldSpec = { path, label, kind: 'percent', unit: '% a year', slider };
  const help = `Usual: ${textOf(spec, value)}% a year. Inflation included.`;
  return {
    spec: { ...spec, help: path === 'assume/prices' ? `Usual: ${textOf(spec, value)}% a year.` : help },
    usual: value,
    setBy: setBy(plan, path),
    source: sourceWords(rule),
  };
}

function setBy(plan: PlanShown, path: string): AssumptionRow['setBy'] {
  if (valueAt(plan, path) === undefined) return 'rule';
  const from = plan.origin?.[path];
  return from === 'typical' || from === 'firm' ? from : 'you';
}

function sourceWords({ source, read }: Rule<unknown>): string {
  return `${source}, read ${day(read)}`;
}

function statesOf({ homes = {}, events = {}, assume }: PlanShown): readonly string[] {
  const bought = Object.values(events).flatMap((event) => (event.do === 'buy' ? [event.home.state] : []));
  const owned = Object.values(homes).map(({ state }) => state);
  return [...new Set([...owned, ...bought, ...Object.keys(assume?.growth ?? {})])];
}
