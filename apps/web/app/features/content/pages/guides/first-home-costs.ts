import { heading, link, list, note, paragraph, type Section, table } from '../../block.ts';
import { dollarsText } from '../../figures.ts';
import { depositScheme, transferDuty } from '../../sources.ts';

const examplePrice = 650_000;

/** The step of each general scale that holds the example price: the duty at the step's start, and the rate above it. */
const scaleSteps = [
  { place: 'New South Wales', base: 11_602, percent: 4.5, over: 387_000 },
  { place: 'Victoria', base: 2_870, percent: 6, over: 130_000 },
  { place: 'Queensland, home', base: 10_150, percent: 4.5, over: 540_000 },
  { place: 'Western Australia', base: 11_115, percent: 4.75, over: 360_000 },
  { place: 'South Australia', base: 21_330, percent: 5.5, over: 500_000 },
  { place: 'Tasmania', base: 12_935, percent: 4.25, over: 375_000 },
  { place: 'Australian Capital Territory, owner-occupier', base: 8_408, percent: 4.32, over: 500_000 },
  { place: 'Northern Territory', base: 0, percent: 4.95, over: 0 },
] as const;

type ScaleStep = (typeof scaleSteps)[number];

/** Transfer duty in dollars on the example price. TODO(5): take it from the engine when it knows transfer duty. */
function dutyOnExample({ base, percent, over }: ScaleStep): number {
  return base + ((examplePrice - over) * percent) / 100;
}

function scaleStepText({ base, percent, over }: ScaleStep): string {
  return over === 0 ? `${percent}% of the price` : `${dollarsText(base)} + ${percent}% above ${dollarsText(over)}`;
}

export const firstHomeCostsGuide: Section = {
  id: 'first-home-costs',
  title: 'First home costs by state',
  blocks: [
    paragraph(
      'Beside the deposit, transfer duty can be the largest cost of buying a home. It is a state or territory tax, and each relieves first home buyers in its own way. The rules below are for contracts in 2026–27.',
    ),
    heading('Transfer duty for first home buyers'),
    table({
      caption: 'First home relief from transfer duty, contracts in 2026–27',
      columns: [{ label: 'State or territory' }, { label: 'A home' }, { label: 'Vacant land to build on' }],
      rows: [
        [
          'New South Wales',
          'No duty to $800,000; part relief to $1,000,000',
          'No duty to $350,000; part relief to $450,000',
        ],
        ['Victoria', 'No duty to $600,000; part relief to $750,000', 'Not recorded here'],
        [
          'Queensland',
          'New home: no duty. Other homes: $17,350 less below $710,000, falling in steps to $1,735 less below $800,000',
          'No duty',
        ],
        [
          'Western Australia',
          'From 7 May 2026: no duty to $600,000, then 16.15% of the part above it to $800,000',
          'No duty to $450,000, then 20.14% of the part above it to $550,000',
        ],
        ['South Australia', 'Newly built: no duty, without a price limit', 'No duty, without a price limit'],
        ['Tasmania', 'Established homes: relief ended on 30 June 2026', 'Not recorded here'],
        [
          'Australian Capital Territory',
          'Full exemption under the Home Buyer Concession Scheme from 1 July 2026, with an income test',
          'Not recorded here',
        ],
        ['Northern Territory', 'Not recorded here', 'Not recorded here'],
      ],
      sources: [transferDuty],
    }),
    paragraph(
      'Queensland has applied a citizenship rule to its first home relief since 1 August 2026. New South Wales also pays a First Home Owner Grant of $10,000; the conditions of all of these are the revenue office’s to confirm.',
    ),
    heading(`Without relief: duty on a home of ${dollarsText(examplePrice)}`),
    table({
      caption: `Transfer duty on ${dollarsText(examplePrice)} before any first home relief, contracts in 2026–27`,
      columns: [{ label: 'State or territory' }, { label: 'Step of the scale' }, { label: 'Duty', isFigure: true }],
      rows: scaleSteps.map((step) => [step.place, scaleStepText(step), dollarsText(dutyOnExample(step))]),
      sources: [transferDuty],
    }),
    note(
      'limit',
      'Computed from the steps shown, for an Australian buyer, without surcharges. Queensland and the Australian Capital Territory are shown at their owner-occupier scales; the others at the general scale.',
    ),
    heading('The 5% Deposit Scheme'),
    paragraph(
      'Since 1 October 2025 an eligible first home buyer can buy with a deposit of 5% and no lenders mortgage insurance, up to a price cap. The government guarantees up to 15% of the price to the lender. The buyer receives no money from it and still owes 95%.',
    ),
    table({
      caption: 'Price caps of the 5% Deposit Scheme named by our source',
      columns: [{ label: 'State' }, { label: 'Price cap', isFigure: true }],
      rows: [
        ['New South Wales', dollarsText(1_500_000)],
        ['Victoria', dollarsText(950_000)],
        ['Queensland', dollarsText(1_000_000)],
        ['Western Australia', dollarsText(850_000)],
        ['South Australia', dollarsText(900_000)],
      ],
      sources: [depositScheme],
    }),
    note('limit', 'Eligibility, and the cap that applies to a given suburb, are the scheme’s to confirm.'),
    heading('Other costs to count'),
    list(
      'a conveyancer or solicitor, and the searches they order',
      'building and pest inspections, or a strata report',
      'fees for registering the transfer and the mortgage',
      'lenders mortgage insurance, where the deposit is small and no guarantee applies',
      'the first insurance premium, adjustments of council and water rates, and moving',
    ),
    paragraph(
      'No amounts are given for these because we hold no source for them. The deposit and the loan meet in ',
      link('borrowing capacity', '/guides#borrowing-capacity'),
      '.',
    ),
  ],
};
