import { depreciationRates } from '@freehold/finance';
import { money, percent } from '#app/lib/format.ts';
import { heading, link, list, note, paragraph, type Section, table } from '../../block.ts';
import { capitalWorks, secondHandAssets } from '../../sources.ts';

const worksPercent = 2.5;
const price = 600_000;
const construction = 280_000;
const ourFirstYear = depreciationRates.value.House[0] ?? 0;

export const depreciationGuide: Section = {
  id: 'depreciation',
  title: 'Depreciation of a rental property',
  blocks: [
    paragraph(
      'Depreciation is a deduction without a payment in that year: part of what the building and its fittings once cost. The land is never depreciated. Two rules cover the rest.',
    ),
    heading('The building: capital works'),
    table({
      caption: 'Capital works deductions of residential buildings',
      columns: [{ label: 'Construction began' }, { label: 'Rate a year', isFigure: true }, { label: 'For' }],
      rows: [
        ['Before 18 July 1985', 'None', ''],
        ['18 July 1985 to 15 September 1987', '4%', '25 years'],
        ['After 15 September 1987', percent(worksPercent), '40 years'],
      ],
      sources: [capitalWorks],
    }),
    paragraph(
      `The rate applies to what construction cost, not to the price. A house bought for ${money(price)} whose construction cost ${money(construction)} gives ${money((construction * worksPercent) / 100)} a year. A buyer goes on with the years that are left.`,
    ),
    heading('Fittings: plant and equipment'),
    paragraph(
      'Carpets, blinds, ovens and air conditioners lose value over their effective lives. Since 1 July 2017 an individual cannot deduct this for second-hand items, such as those that come with an established home; new items that the owner buys for the rental can be depreciated.',
    ),
    note(
      'fact',
      'Second-hand items count only if they were bought before 7:30 pm on 9 May 2017 and installed before 1 July 2017.',
      secondHandAssets,
    ),
    heading('What our calculator does instead'),
    paragraph(
      `The negative gearing calculator uses a table of percentages of the price, ${percent(ourFirstYear)} for a house in its first year. For ${money(price)} that is ${money((price * ourFirstYear) / 100)}, far more than an established house usually gives. It is a rough guide of our own: a quantity surveyor’s schedule gives the real figure.`,
    ),
    heading('When the property is sold'),
    list(
      'Capital works deductions already claimed lower the cost base, so part of them comes back as a larger capital gain.',
      'From 1 July 2027 a loss that depreciation makes larger is held back with the rest of the loss, if the home is caught by the rule.',
    ),
    paragraph('That rule is worked through in ', link('the 2027 law on one property', '/guides#law-2027'), '.'),
  ],
};
