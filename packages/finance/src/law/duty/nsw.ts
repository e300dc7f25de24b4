import type { PublishedFigure } from '../../rules/rule.ts';
import { cents } from '../../units/statute.ts';
import { amountText } from '../../working/amount-text.ts';
import type { DutyAssessment, DutyLaw, TransferDutyInputs } from './purchase.ts';
import { byScale, type DutyScale, dutyRule, exempt, scaleStep, tableYear } from './scale.ts';

const publishedBy = 'Revenue NSW calculator, read 5 October 2026';

function published(price: number, amount: number, terms: object = {}): PublishedFigure {
  const inputs = { state: 'NSW', price, buyer: 'investor', property: 'established', ...terms };
  return { area: 'duty.transfer', inputs, figure: 'duty', amount, publishedBy };
}

/** "For every $100 (or part)"; base amounts are printed in whole dollars, 50 cents down. */
export const nswGeneral = dutyRule<DutyScale>(
  'nsw.general',
  {
    startedHundreds: true,
    minimum: 20,
    bands: [
      { above: 0, base: 0, perHundred: 1.25 },
      { above: 18_000, base: 225, perHundred: 1.5 },
      { above: 38_000, base: 525, perHundred: 1.75 },
      { above: 103_000, base: 1_662, perHundred: 3.5 },
      { above: 387_000, base: 11_602, perHundred: 4.5 },
      { above: 1_290_000, base: 52_237, perHundred: 5.5 },
      { above: 3_870_000, base: 194_137, perHundred: 7 },
    ],
  },
  {
    source: 'Duties Act 1997 (NSW) ss 32, 32A; Revenue NSW amounts of 2026-27',
    statute: 'Duties Act 1997 (NSW) ss 32(1), 32A',
    confidence: 'verified',
    checkedAgainst: [
      published(37_999, 525),
      published(386_999, 11_602),
      published(999_999, 39_187),
      published(3_870_000, 194_137),
    ],
  },
);

/** Duty rises from nil at the floor to the general scale at the cap. */
interface FirstHomeRange {
  readonly floor: number;
  readonly cap: number;
}

const firstHomeOrigin = {
  source: 'Duties Act 1997 (NSW) s 78A(2), (2A); Revenue NSW First Home Buyers Assistance calculator',
  statute: 'Duties Act 1997 (NSW) s 78A(2), (2A)',
  confidence: 'verified',
} as const;

export const nswFirstHome = dutyRule<FirstHomeRange>(
  'nsw.first-home',
  { floor: 800_000, cap: 1_000_000 },
  { ...firstHomeOrigin, checkedAgainst: [published(812_345, 2_421.29, { buyer: 'first' })] },
);
export const nswFirstLand = dutyRule<FirstHomeRange>(
  'nsw.first-land',
  { floor: 350_000, cap: 450_000 },
  {
    ...firstHomeOrigin,
    checkedAgainst: [
      published(351_234, 172.69, { buyer: 'first', property: 'land' }),
      published(360_000, 1_380.7, { buyer: 'first', property: 'land' }),
      published(420_000, 9_994.9, { buyer: 'first', property: 'land' }),
    ],
  },
);

const assumed = 'Assumes that the conditions of the First Home Buyers Assistance Scheme are met';
const lost = 'The First Home Buyers Assistance Scheme needs at least one citizen or permanent resident';

function assess({ price, buyer, property, isForeign }: TransferDutyInputs): DutyAssessment {
  const relief = property === 'land' ? nswFirstLand : nswFirstHome;
  const { floor, cap } = relief.value;
  if (buyer !== 'first' || price >= cap) return byScale(nswGeneral, price);
  if (isForeign) return byScale(nswGeneral, price, [lost]);
  if (price <= floor) return exempt(relief, [assumed]);
  const full = scaleStep(nswGeneral, price, 'N: duty by the scale on the value');
  const atFloor = scaleStep(nswGeneral, floor, `D: duty by the scale on ${amountText(floor)}`);
  return {
    steps: [
      full,
      atFloor,
      {
        label: 'Duty of a first home buyer, to the cent',
        amount: cents(full.amount - (atFloor.amount * (cap - price)) / (cap - floor)),
        rule: relief,
        formula: () =>
          `${amountText(full.amount)} − ${amountText(atFloor.amount)} × (${amountText(cap)} − ${amountText(price)}) ÷ (${amountText(cap)} − ${amountText(floor)})`,
      },
    ],
    notes: [assumed],
    rules: [nswGeneral, relief],
  };
}

/** New South Wales: Duties Act 1997. */
export const nswDuty: DutyLaw = {
  ...tableYear,
  foreignSurcharge: dutyRule('nsw.foreign', 9, {
    unit: 'percent of dutiable value, residential land acquired by a foreign person',
    from: '2025-01-01',
    source: 'Revenue NSW, surcharge purchaser duty, rate from 1 January 2025',
    confidence: 'single-source',
    checkedAgainst: [{ ...published(1_000_000, 90_000, { foreign: true }), figure: 'foreignSurcharge' }],
  }),
  assess,
};
