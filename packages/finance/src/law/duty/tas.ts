import type { DutyLaw } from './purchase.ts';
import { byScale, type DutyScale, dutyRule, tableYear } from './scale.ts';

/** "For every $100, or part, by which the dutiable value exceeds"; 50 dollars up to 3,000. */
export const tasGeneral = dutyRule<DutyScale>(
  'tas.general',
  {
    startedHundreds: true,
    minimum: 50,
    bands: [
      { above: 3_000, base: 50, perHundred: 1.75 },
      { above: 25_000, base: 435, perHundred: 2.25 },
      { above: 75_000, base: 1_560, perHundred: 3.5 },
      { above: 200_000, base: 5_935, perHundred: 4 },
      { above: 375_000, base: 12_935, perHundred: 4.25 },
      { above: 725_000, base: 27_810, perHundred: 4.5 },
    ],
  },
  {
    source: 'Duties Act 2001 (Tas) Sch 2; State Revenue Office of Tasmania',
    statute: 'Duties Act 2001 (Tas) Sch 2',
    confidence: 'verified',
  },
);

const ended = 'The exemption of established first homes ended with settlements after 30 June 2026';

/** Tasmania: Duties Act 2001. No first home relief for settlements after 30 June 2026. */
export const tasDuty: DutyLaw = {
  ...tableYear,
  foreignSurcharge: dutyRule('tas.foreign', 8, {
    unit: 'percent of dutiable value, residential property acquired by a foreign person',
    source: 'State Revenue Office of Tasmania, foreign investor duty surcharge',
    confidence: 'single-source',
    checkedAgainst: [
      {
        area: 'duty.transfer',
        inputs: { state: 'TAS', price: 500_000, buyer: 'investor', property: 'established', foreign: true },
        figure: 'foreignSurcharge',
        amount: 40_000,
        publishedBy: 'State Revenue Office of Tasmania, read 5 October 2026',
      },
    ],
  }),
  assess: ({ price, buyer }) => byScale(tasGeneral, price, buyer === 'first' ? [ended] : []),
};
