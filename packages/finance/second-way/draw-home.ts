import fc from 'fast-check';
import { type Home, homeUses } from '../src/household/household.ts';
import { dutyProperties } from '../src/law/duty/purchase.ts';
import { states } from '../src/units/states.ts';
import { chance, dollarsTo, type Frame, homeOwners, landPcts, monthIn, percents, sometimes } from './draw-frame.ts';

const contracts = [
  null,
  '2019',
  '2026',
  '1984-06-03',
  '2001-02-28',
  '2018-10-12',
  '2022-03-31',
  '2025-07-01',
  '2024-02-29',
  '2026-05-12',
  '2026-05-12T18:00:00+10:00',
  '2026-05-30',
  '2026-06-30',
];

/** A property owned at the start, with now and then everything that a record of one has. */
export function anyHome(frame: Frame, id: string): fc.Arbitrary<Home> {
  const home = fc.record({
    id: fc.constant(id),
    state: fc.option(fc.constantFrom(...states), { freq: 10 }),
    value: fc.integer({ min: 200, max: 2_500 }).map((thousands) => thousands * 1_000),
    growthPct: sometimes(percents(8)),
    kind: fc.option(fc.constantFrom(...dutyProperties), { freq: 8 }),
    contract: fc.constantFrom(...contracts),
    price: fc.option(fc.integer({ min: 80_000, max: 1_800_000 }), { freq: 8 }),
    purchaseCosts: sometimes(dollarsTo(60_000)),
    landPct: fc.constantFrom(...landPcts),
    use: fc.constantFrom('rent' as const, 'home' as const, ...homeUses),
    laterUses: chance(
      6,
      fc.record({ from: monthIn(frame), use: fc.constantFrom(...homeUses) }).map((row) => [row]),
    ),
    rentWeekly: sometimes(fc.integer({ min: 200, max: 1_200 })),
    vacancyWeeks: sometimes(fc.constantFrom(0, 2, 3.5)),
    rentGrowthPct: sometimes(percents(5)),
    annualCosts: sometimes(dollarsTo(14_000)),
    managementPct: sometimes(percents(9)),
    depreciation: sometimes(
      fc.record({ capitalWorks: sometimes(dollarsTo(9_000)), plant: sometimes(dollarsTo(4_000)) }),
    ),
    owners: homeOwners(frame),
  });
  // Costs with growth of their own, renovations and write-offs of before, without another draw: a seed's households stay
  // the same but for them.
  return home.map((drawn) => ({
    ...drawn,
    ...(drawn.vacancyWeeks === 2 ? { costsGrowthPct: 4.5 } : {}),
    ...(drawn.vacancyWeeks === 3.5 ? { improvements: [{ on: '2026-06-15', amount: 41_000.37 }] } : {}),
    ...livedInOf(drawn),
    ...(drawn.vacancyWeeks === 2 ? {} : { value2027: Math.round(drawn.value * 83.21) / 100 }),
    ...(drawn.vacancyWeeks === 0 ? { worksClaimed: { before2027: 12_345.67, from2027: 890.1 } } : {}),
  }));
}

/** When most of those not lived in at the start were, by their value in thousands and what is known of their rent. */
function livedInOf({ use, value, rentWeekly, managementPct }: Home): Pick<Home, 'livedIn'> {
  const kind = (value / 1_000) % 4;
  if (use === 'home' || kind === 0) return {};
  const from = kind === 1 ? '2019-02' : undefined;
  const worthThen = managementPct === undefined ? undefined : Math.round(value * 80) / 100;
  return { livedIn: { from, until: rentWeekly === undefined ? '2019-06' : '2022-08', worthThen } };
}
