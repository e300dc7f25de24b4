import { roundToCent } from '../../units/money.ts';
import { startedHundreds } from '../../units/statute.ts';
import { amountText } from '../../working/amount-text.ts';
import type { DutyAssessment, DutyLaw, DutyStep, TransferDutyInputs } from './purchase.ts';
import { type DutyScale, dutyRule, exempt, scaleStep, tableYear } from './scale.ts';

const source = 'Duties Act 2008 (WA) Sch 2; RevenueWA';

/** One scale for all property; "dutiable value (rounded down to nearest whole dollar)", per $100 or part. */
export const waGeneral = dutyRule<DutyScale>(
  'wa.general',
  {
    startedHundreds: true,
    bands: [
      { above: 0, base: 0, perHundred: 1.9 },
      { above: 120_000, base: 2_280, perHundred: 2.85 },
      { above: 150_000, base: 3_135, perHundred: 3.8 },
      { above: 360_000, base: 11_115, perHundred: 4.75 },
      { above: 725_000, base: 28_453, perHundred: 5.15 },
    ],
  },
  { source, statute: 'Duties Act 2008 (WA) Sch 2', confidence: 'verified' },
);

/** A residence used as such, up to 200,000. */
export const waSmallHome = dutyRule<DutyScale & { readonly upTo: number }>(
  'wa.small-home',
  {
    upTo: 200_000,
    startedHundreds: true,
    bands: [
      { above: 0, base: 0, perHundred: 1.5 },
      { above: 120_000, base: 1_800, perHundred: 4.04 },
    ],
  },
  {
    source,
    statute: 'Duties Act 2008 (WA) s 147, Sch 2',
    confidence: 'single-source',
    note: 'Whether land or a foreign buyer qualifies is not settled; neither is given the scale',
  },
);

/** Nil up to a value, then dollars for each started 100 of the excess, up to the cap. */
interface FirstHomeRange {
  readonly nilUpTo: number;
  readonly perHundred: number;
  readonly cap: number;
}

const firstHomeOrigin = {
  source: 'Duties Act 2008 (WA) s 143; RevenueWA amounts for contracts from 7 May 2026',
  statute: 'Duties Act 2008 (WA) s 143',
  from: '2026-05-07',
  confidence: 'single-source',
} as const;

export const waFirstHome = dutyRule<FirstHomeRange>(
  'wa.first-home',
  { nilUpTo: 600_000, perHundred: 16.15, cap: 800_000 },
  firstHomeOrigin,
);
export const waFirstLand = dutyRule<FirstHomeRange>(
  'wa.first-land',
  { nilUpTo: 450_000, perHundred: 20.14, cap: 550_000 },
  firstHomeOrigin,
);

const assumed = 'Assumes that the conditions of the first home owner rate of duty are met';
const lost = 'The first home owner rate is taken to need a citizen or permanent resident';
const offThePlan = 'The off-the-plan concession, for contracts to 30 June 2028, is not included';

function assess({ price, buyer, property, isForeign = false }: TransferDutyInputs): DutyAssessment {
  const value = Math.floor(price);
  const notes = [...(buyer === 'first' && isForeign ? [lost] : []), ...(property === 'new' ? [offThePlan] : [])];
  const relief = property === 'land' ? waFirstLand : waFirstHome;
  if (buyer === 'first' && !isForeign && value <= relief.value.cap) {
    if (value <= relief.value.nilUpTo) return exempt(relief, [assumed, ...notes]);
    return { steps: [wholeDollars(price), firstHomeStep(relief, value)], notes: [assumed, ...notes], rules: [relief] };
  }
  const isSmallHome = buyer !== 'investor' && property !== 'land' && !isForeign && value <= waSmallHome.value.upTo;
  const scale = isSmallHome ? waSmallHome : waGeneral;
  return { steps: [wholeDollars(price), scaleStep(scale, value)], notes, rules: [scale] };
}

function wholeDollars(price: number): DutyStep {
  return {
    label: 'Dutiable value, down to the dollar',
    amount: Math.floor(price),
    rule: waGeneral,
    formula: () => amountText(price),
  };
}

function firstHomeStep(relief: typeof waFirstHome, value: number): DutyStep {
  const { nilUpTo, perHundred } = relief.value;
  const hundreds = startedHundreds(value - nilUpTo);
  return {
    label: 'Duty of a first home buyer',
    amount: roundToCent(hundreds * perHundred),
    rule: relief,
    formula: () =>
      `${amountText(perHundred)} × ${hundreds} started $100 of ${amountText(value)} − ${amountText(nilUpTo)}`,
  };
}

/** Western Australia: Duties Act 2008. */
export const waDuty: DutyLaw = {
  ...tableYear,
  foreignSurcharge: dutyRule('wa.foreign', 7, {
    unit: 'percent of dutiable value, residential land acquired by a foreign person',
    source: 'RevenueWA, foreign transfer duty fact sheet',
    confidence: 'single-source',
    checkedAgainst: [
      {
        area: 'duty.transfer',
        inputs: { state: 'WA', price: 200_000, buyer: 'investor', property: 'established', foreign: true },
        figure: 'foreignSurcharge',
        amount: 14_000,
        publishedBy: 'RevenueWA foreign transfer duty fact sheet, read 5 October 2026',
      },
    ],
  }),
  assess,
};
