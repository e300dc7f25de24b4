import { definitions, heading, link, list, note, paragraph, type Section, table } from '../../block.ts';
import { dollarsText } from '../../figures.ts';

const limitPercent = 80;
const example = { value: 750_000, debt: 480_000, nextPrice: 550_000, depositPercent: 10 };
const limit = (example.value * limitPercent) / 100;
const usable = limit - example.debt;
const usableAfterFall = (example.value * 0.9 * limitPercent) / 100 - example.debt;
const deposit = (example.nextPrice * example.depositPercent) / 100;

export const usableEquityGuide: Section = {
  id: 'usable-equity',
  title: 'Usable equity',
  blocks: [
    paragraph(
      'Equity is what a property is worth less what is owed on it. Usable equity is the smaller part of it that could be borrowed against. The two are easily confused, and the gap between them is large.',
    ),
    definitions(
      ['Equity', 'Value less debt.'],
      [
        'Usable equity',
        `${limitPercent}% of the value, less debt. The ${limitPercent}% is the line this product’s projections use.`,
      ],
      ['Loan-to-value ratio', 'Debt divided by value. A loan at the line above has a ratio of 80%.'],
    ),
    heading('An example'),
    table({
      caption: 'Worked example: usable equity of a made-up property',
      columns: [{ label: 'Step' }, { label: 'How' }, { label: 'Amount', isFigure: true }],
      rows: [
        ['Value of the property', 'As entered', dollarsText(example.value)],
        ['Debt', 'As entered', dollarsText(example.debt)],
        ['Equity', 'Value − debt', dollarsText(example.value - example.debt)],
        ['Borrowing limit', `${limitPercent}% × value`, dollarsText(limit)],
        ['Usable equity', 'Borrowing limit − debt', dollarsText(usable)],
      ],
    }),
    paragraph(
      `Of ${dollarsText(example.value - example.debt)} in equity, ${dollarsText(usable)} is usable. A deposit of ${example.depositPercent}% on a second property of ${dollarsText(example.nextPrice)} would be ${dollarsText(deposit)}, ${usable >= deposit ? 'which that covers' : 'which that does not cover'}.`,
    ),
    heading('How a projection uses it'),
    paragraph(
      'In a portfolio projection, the next property is bought in the first year in which the usable equity of the whole portfolio covers a 10% deposit. Purchase costs are taken as 5% of the price and added to the loan. Because the deposit is borrowed as well, a later purchase adds 105% of its price to the debt.',
    ),
    heading('What can make it smaller'),
    list(
      `Values can fall, and the debt stays the same. One tenth off the value in the example would leave ${dollarsText(usableAfterFall)} of the ${dollarsText(usable)}.`,
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
