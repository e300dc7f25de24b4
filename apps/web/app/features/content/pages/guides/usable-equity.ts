import { costsPercent, depositPercent, refinancingLimitPercent } from '@freehold/finance';
import { money } from '#app/lib/format.ts';
import { definitions, heading, link, list, note, paragraph, type Section, table } from '../../block.ts';

const limitPercent = refinancingLimitPercent.value;
const example = { value: 750_000, debt: 480_000, nextPrice: 550_000 };
const limit = (example.value * limitPercent) / 100;
const usable = limit - example.debt;
const usableAfterFall = (example.value * 0.9 * limitPercent) / 100 - example.debt;
const deposit = (example.nextPrice * depositPercent.value) / 100;

export const usableEquityGuide: Section = {
  id: 'usable-equity',
  title: 'Usable equity',
  blocks: [
    paragraph(
      'Equity is what a property is worth less what is owed on it. Usable equity is the smaller part of it that could be borrowed against. The two are easily confused, and the gap between them is large.',
    ),
    definitions(
      ['Equity', 'Value less debt.'],
      ['Usable equity', `${limitPercent}% of the value, less debt. Our projections use ${limitPercent}%.`],
      ['Loan-to-value ratio', `Debt divided by value. A loan at the line above has a ratio of ${limitPercent}%.`],
    ),
    heading('An example'),
    table({
      caption: 'Worked example: usable equity of a made-up property',
      columns: [{ label: 'Step' }, { label: 'How' }, { label: 'Amount', isFigure: true }],
      rows: [
        ['Value of the property', 'As entered', money(example.value)],
        ['Debt', 'As entered', money(example.debt)],
        ['Equity', 'Value − debt', money(example.value - example.debt)],
        ['Borrowing limit', `${limitPercent}% × value`, money(limit)],
        ['Usable equity', 'Borrowing limit − debt', money(usable)],
      ],
    }),
    paragraph(
      `Of ${money(example.value - example.debt)} in equity, ${money(usable)} is usable. A deposit of ${depositPercent.value}% on a second property of ${money(example.nextPrice)} would be ${money(deposit)}, ${usable >= deposit ? 'which that covers' : 'which that does not cover'}.`,
    ),
    heading('How a projection uses it'),
    paragraph(
      `In a portfolio projection, the next property is bought in the first year in which the usable equity of the whole portfolio covers a ${depositPercent.value}% deposit. Purchase costs are taken as ${costsPercent.value}% of the price and added to the loan. Because the deposit is borrowed as well, a later purchase adds ${100 + costsPercent.value}% of its price to the debt.`,
    ),
    heading('What can make it smaller'),
    list(
      `Values can fall, and the debt stays the same. One tenth off the value in the example would leave ${money(usableAfterFall)} of the ${money(usable)}.`,
      'The value that counts is the lender’s valuation, not an estimate of the market.',
      'Equity says nothing about income. A lender also asks whether the repayments can be met.',
      'Borrowing against equity raises the debt and the repayments. On the day it is borrowed, what is owned less what is owed stays the same.',
    ),
    note('limit', [
      'Projections are illustrations with constant growth and no changes in the market. See the ',
      link('disclaimer', '/disclaimer#projections'),
      '.',
    ]),
  ],
};
