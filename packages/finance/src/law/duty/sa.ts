import type { PublishedFigure } from '../../rules/rule.ts';
import type { DutyAssessment, DutyLaw, TransferDutyInputs } from './purchase.ts';
import { byScale, type DutyScale, dutyRule, exempt, tableYear } from './scale.ts';

function published(price: number, amount: number, terms: object = {}): PublishedFigure {
  const inputs = { state: 'SA', price, buyer: 'investor', property: 'established', ...terms };
  return { area: 'duty.transfer', inputs, figure: 'duty', amount, publishedBy: 'RevenueSA, read 5 October 2026' };
}

/** "For every $100 or fractional part of $100 over". */
export const saGeneral = dutyRule<DutyScale>(
  'sa.general',
  {
    startedHundreds: true,
    bands: [
      { above: 0, base: 0, perHundred: 1 },
      { above: 12_000, base: 120, perHundred: 2 },
      { above: 30_000, base: 480, perHundred: 3 },
      { above: 50_000, base: 1_080, perHundred: 3.5 },
      { above: 100_000, base: 2_830, perHundred: 4 },
      { above: 200_000, base: 6_830, perHundred: 4.25 },
      { above: 250_000, base: 8_955, perHundred: 4.75 },
      { above: 300_000, base: 11_330, perHundred: 5 },
      { above: 500_000, base: 21_330, perHundred: 5.5 },
    ],
  },
  {
    source: 'Stamp Duties Act 1923 (SA) Sch 2; RevenueSA',
    statute: 'Stamp Duties Act 1923 (SA) Sch 2',
    confidence: 'verified',
    checkedAgainst: [
      published(670_000, 30_680),
      published(400_000, 16_330),
      published(600_000, 26_830, { buyer: 'first' }),
    ],
  },
);

/** A new home or land for a first home: nil, without a limit. */
export const saFirstHome = dutyRule('sa.first-new-home', 0, {
  from: '2024-06-06',
  source: 'Stamp Duties Act 1923 (SA); RevenueSA, stamp duty relief for first home buyers',
  statute: 'Stamp Duties Act 1923 (SA)',
  confidence: 'single-source',
});

const assumed = 'Assumes that the conditions of the first home buyer relief are met';
const lost = 'The first home buyer relief is taken to need a citizen or permanent resident';

function assess({ price, buyer, property, isForeign }: TransferDutyInputs): DutyAssessment {
  if (buyer !== 'first' || property === 'established') return byScale(saGeneral, price);
  return isForeign ? byScale(saGeneral, price, [lost]) : exempt(saFirstHome, [assumed]);
}

/** South Australia: Stamp Duties Act 1923. */
export const saDuty: DutyLaw = {
  ...tableYear,
  foreignSurcharge: dutyRule('sa.foreign', 7, {
    unit: 'percent of dutiable value, residential land acquired by a foreign person',
    source: 'RevenueSA, foreign ownership surcharge',
    confidence: 'single-source',
    checkedAgainst: [{ ...published(600_000, 42_000, { foreign: true }), figure: 'foreignSurcharge' }],
  }),
  assess,
};
