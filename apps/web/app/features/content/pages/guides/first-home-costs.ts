import { type Buyer, type State, transferDuty } from '@freehold/finance';
import { money } from '#app/lib/format.ts';
import { heading, link, list, note, paragraph, type Section, table } from '../../block.ts';
import { depositScheme, transferDutySource } from '../../sources.ts';

const price = 700_000;

const places: readonly { readonly state: State; readonly name: string }[] = [
  { state: 'NSW', name: 'New South Wales' },
  { state: 'VIC', name: 'Victoria' },
  { state: 'QLD', name: 'Queensland' },
  { state: 'WA', name: 'Western Australia' },
  { state: 'SA', name: 'South Australia' },
  { state: 'TAS', name: 'Tasmania' },
  { state: 'ACT', name: 'Australian Capital Territory' },
  { state: 'NT', name: 'Northern Territory' },
];

function dutyText(state: State, buyer: Buyer): string {
  const duty = transferDuty({ state, contractDate: '2026-11-21', price, buyer, property: 'established' });
  return duty.status === 'computed' ? money(duty.total) : 'not known';
}

export const firstHomeCostsGuide: Section = {
  id: 'first-home-costs',
  title: 'First home costs by state',
  blocks: [
    paragraph(
      'Beside the deposit, transfer duty can be the largest cost of buying a home. It is a state or territory tax, and each has its own concession for first home buyers. The rules below are for contracts in 2026–27.',
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
        ['Victoria', 'No duty to $600,000; part relief to $750,000', 'As for a home'],
        [
          'Queensland',
          'New home: no duty. Other homes: $17,350 less below $710,000, falling in steps to $1,735 less below $800,000',
          'No duty',
        ],
        [
          'Western Australia',
          'From 7 May 2026: no duty to $600,000, then $16.15 for each $100 or part above it to $800,000',
          'No duty to $450,000, then $20.14 for each $100 or part above it to $550,000',
        ],
        ['South Australia', 'Newly built: no duty, without a price limit', 'No duty, without a price limit'],
        ['Tasmania', 'None: relief for established homes ended with settlements after 30 June 2026', 'None'],
        [
          'Australian Capital Territory',
          'From 1 July 2026: no duty under the Home Buyer Concession Scheme, without an income test or a price limit',
          'No duty under the same scheme',
        ],
        ['Northern Territory', 'None; the House and Land Package Exemption is a separate scheme', 'None'],
      ],
      sources: [transferDutySource],
    }),
    paragraph(
      'A foreign buyer loses first home relief in New South Wales, Victoria, Western Australia and South Australia and, for contracts since 1 August 2026, in Queensland, and pays a surcharge on top in every state. New South Wales also pays a First Home Owner Grant of $10,000; the state’s revenue office can confirm the conditions.',
    ),
    heading(`An established home of ${money(price)}`),
    table({
      caption: `Transfer duty on an established home of ${money(price)}, contracts in 2026–27`,
      columns: [
        { label: 'State or territory' },
        { label: 'Owner-occupier', isFigure: true },
        { label: 'First home buyer', isFigure: true },
      ],
      rows: places.map(({ state, name }) => [name, dutyText(state, 'owner'), dutyText(state, 'first')]),
      sources: [transferDutySource],
    }),
    note(
      'limit',
      'Worked out from each state’s scale, rounded as its Act says, for an Australian buyer who will live in the home. The last column takes the conditions of each concession as met.',
    ),
    heading('The 5% Deposit Scheme'),
    paragraph(
      'Since 1 October 2025 an eligible first home buyer can buy with a deposit of 5% and no lenders mortgage insurance, up to a price cap. The government guarantees up to 15% of the price to the lender. The buyer receives no money from it and still owes 95%.',
    ),
    table({
      caption: 'Some price caps of the 5% Deposit Scheme',
      columns: [{ label: 'State' }, { label: 'Price cap', isFigure: true }],
      rows: [
        ['New South Wales', money(1_500_000)],
        ['Victoria', money(950_000)],
        ['Queensland', money(1_000_000)],
        ['Western Australia', money(850_000)],
        ['South Australia', money(900_000)],
      ],
      sources: [depositScheme],
    }),
    note('limit', 'Check with the scheme that you are eligible, and which cap applies to your suburb.'),
    heading('Other costs to count'),
    list(
      'a conveyancer or solicitor, and the searches they order',
      'building and pest inspections, or a strata report',
      'fees for registering the transfer and the mortgage',
      'lenders mortgage insurance, where the deposit is small and no guarantee applies',
      'the first insurance premium, adjustments of council and water rates, and moving',
    ),
    paragraph(
      'We give no amounts for these: we have no source we would rely on. What a lender may add to your deposit is in the guide to ',
      link('borrowing capacity', '/guides#borrowing-capacity'),
      '.',
    ),
  ],
};
