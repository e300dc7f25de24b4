import { type ToolName, toolFacts, toolNames } from '@freehold/contract';

/** A change in a tool's form, with the figures before and after it. */
interface ToolChange {
  readonly result: string;
  readonly first: string;
  readonly field: string;
  readonly typed: string;
  readonly shown: string;
  readonly figure: string;
}

/** Worked out by hand from the tables and the Acts; `apps/e2e/journeys/tool-answers.spec.ts` says how. */
export const toolChanges: Readonly<Record<ToolName, ToolChange>> = {
  // 100 + 1.6% × (1,300,000 − 1,075,000); 100 + 1.6% × (2,000,000 − 1,075,000).
  'land-tax': {
    result: 'Land tax in New South Wales',
    first: '$3,700',
    field: 'Taxable land value',
    typed: '2m',
    shown: '2,000,000',
    figure: '$14,900',
  },
  // Sold for less than it cost: no gain before or after 1 July 2027.
  'capital-gains': {
    result: 'Tax on the sale',
    first: '$73,513',
    field: 'Sold for',
    typed: '$600k',
    shown: '600,000',
    figure: '$0',
  },
  // Six times 160,000: the surplus of (77,480 + 50,380) ÷ 12 − 2,700 would repay more, 962,723 over 360 months at 9.3%.
  'borrowing-power': {
    result: 'You could borrow',
    first: '$894,145',
    field: 'Your salary before tax',
    typed: '100k',
    shown: '100,000',
    figure: '$960,000',
  },
  // An offset as large as the loan saves all its interest: 359 × 3,713.84 + 3,710.51 − 600,000.
  'loan-planner': {
    result: 'Interest you save',
    first: '$334,233',
    field: 'In your offset now',
    typed: '600k',
    shown: '600,000',
    figure: '$736,979',
  },
  // In 2027-28, seven months after it is let: 31,539.16 of rent less 7,472.14 of costs and twelve repayments, of 3,539.58
  // on 560,000 and of 3,033.93 on 480,000, over 52 weeks; the loss is held back and saves no tax.
  'investment-property': {
    result: 'After tax and repayments, 2027-28',
    first: '−$354',
    field: 'Price',
    typed: '600k',
    shown: '600,000',
    figure: '−$237',
  },
  // No duty to $800,000 on a first home in New South Wales: 20% of 650,000, and 3,200 + 2 × 175.70 of fees.
  'buying-costs': {
    result: 'Cash you need at settlement',
    first: '$183,348',
    field: 'Price',
    typed: '650k',
    shown: '650,000',
    figure: '$133,551',
  },
};

/** Every tool of the shared kind with its page and its change. */
export const toolPages = toolNames.map((tool) => ({ tool, ...toolFacts[tool], ...toolChanges[tool] }));
