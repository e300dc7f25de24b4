import type { PublishedFigure } from '../../rules/rule.ts';
import { dollarsUp, nearestDollarTiesDown } from '../../units/statute.ts';
import { amountText } from '../../working/amount-text.ts';
import type { DutyAssessment, DutyLaw, DutyStep, TransferDutyInputs } from './purchase.ts';
import { type DutyScale, dutyRule, exempt, scaleStep, tableYear } from './scale.ts';

function published(price: number, amount: number, terms: object = {}): PublishedFigure {
  const inputs = { state: 'VIC', price, buyer: 'investor', property: 'established', ...terms };
  const publishedBy = 'State Revenue Office Victoria calculator, read 5 October 2026';
  return { area: 'duty.transfer', inputs, figure: 'duty', amount, publishedBy };
}

const origin = {
  source: 'Duties Act 2000 (Vic) s 28; State Revenue Office amounts',
  confidence: 'verified',
} as const;

/** A flat 5.5 % of the whole value from 960,000 to 2,000,000. */
export const vicGeneral = dutyRule<DutyScale>(
  'vic.general',
  {
    startedHundreds: false,
    bands: [
      { above: 0, base: 0, perHundred: 1.4 },
      { above: 25_000, base: 350, perHundred: 2.4 },
      { above: 130_000, base: 2_870, perHundred: 6 },
      { above: 960_000, base: 52_800, perHundred: 5.5 },
      { above: 2_000_000, base: 110_000, perHundred: 6.5 },
    ],
  },
  {
    ...origin,
    statute: 'Duties Act 2000 (Vic) s 28(1)',
    checkedAgainst: [published(700_055, 37_073), published(1_000_000, 55_000), published(2_000_001, 110_000)],
  },
);

/** A principal place of residence above 130,000 and up to 550,000. */
export const vicHome = dutyRule<DutyScale & { readonly upTo: number }>(
  'vic.home',
  {
    upTo: 550_000,
    startedHundreds: false,
    bands: [
      { above: 0, base: 0, perHundred: 1.4 },
      { above: 25_000, base: 350, perHundred: 2.4 },
      { above: 130_000, base: 2_870, perHundred: 5 },
      { above: 440_000, base: 18_370, perHundred: 6 },
    ],
  },
  {
    ...origin,
    statute: 'Duties Act 2000 (Vic) s 57J',
    checkedAgainst: [published(300_000, 11_370, { buyer: 'owner' }), published(549_999, 24_970, { buyer: 'owner' })],
  },
);

export const vicFirstHome = dutyRule(
  'vic.first-home',
  { nilUpTo: 600_000, reducedUpTo: 750_000 },
  {
    ...origin,
    statute: 'Duties Act 2000 (Vic) s 57JA',
    note: 'The Act does not say how the reduction is rounded; the office’s calculator rounds it up to the dollar',
    checkedAgainst: [published(350_000, 0, { buyer: 'first' })],
  },
);

const assumed = 'Assumes that the conditions of the first home buyer duty reduction are met';
const lost = 'The first home buyer duty reduction needs a citizen or permanent resident';
/** Last day of contract of the temporary concession. */
const offThePlanEnds = '2027-04-21';
const offThePlan = 'The temporary off-the-plan concession, for strata contracts to 21 April 2027, is not included';

function assess({ price, buyer, property, contractDate, isForeign = false }: TransferDutyInputs): DutyAssessment {
  const scale = buyer !== 'investor' && price <= vicHome.value.upTo ? vicHome : vicGeneral;
  const { nilUpTo, reducedUpTo } = vicFirstHome.value;
  const isReduced = buyer === 'first' && !isForeign && price <= reducedUpTo;
  const notes = [
    ...(isReduced ? [assumed] : []),
    ...(buyer === 'first' && isForeign ? [lost] : []),
    ...(property === 'new' && contractDate <= offThePlanEnds ? [offThePlan] : []),
  ];
  if (isReduced && price <= nilUpTo) return exempt(vicFirstHome, notes);
  const exact = scaleStep(scale, price);
  const duty: DutyStep = {
    label: 'To the nearest dollar, 50 cents down',
    amount: nearestDollarTiesDown(exact.amount),
    rule: scale,
    formula: () => amountText(exact.amount),
  };
  if (!isReduced) return { steps: [exact, duty], notes, rules: [scale] };
  const reduction = dollarsUp((duty.amount * (reducedUpTo - price)) / (reducedUpTo - nilUpTo));
  return {
    steps: [
      exact,
      duty,
      {
        label: 'First home reduction, up to the dollar',
        amount: reduction,
        rule: vicFirstHome,
        formula: () =>
          `${amountText(duty.amount)} × (${amountText(reducedUpTo)} − ${amountText(price)}) ÷ ${amountText(reducedUpTo - nilUpTo)}`,
      },
      {
        label: 'Duty of a first home buyer',
        amount: duty.amount - reduction,
        rule: vicFirstHome,
        formula: () => `${amountText(duty.amount)} − ${amountText(reduction)}`,
      },
    ],
    notes,
    rules: [scale, vicFirstHome],
  };
}

/** Victoria: Duties Act 2000. Duty is whole dollars. A foreign buyer keeps the home scale (s 19A). */
export const vicDuty: DutyLaw = {
  ...tableYear,
  foreignSurcharge: dutyRule('vic.foreign', 8, {
    unit: 'percent of dutiable value, residential property acquired by a foreign purchaser',
    from: '2019-07-01',
    source: 'Duties Act 2000 (Vic) s 28A; State Revenue Office',
    statute: 'Duties Act 2000 (Vic) s 28A',
    confidence: 'verified',
    checkedAgainst: [
      { ...published(700_000, 93_070, { foreign: true }), figure: 'total' },
      { ...published(800_000, 107_070, { buyer: 'first', foreign: true }), figure: 'total' },
    ],
  }),
  assess,
};
