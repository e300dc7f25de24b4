import { entriesOf } from '../base/typed-entries.ts';

interface ToolFacts {
  /** On screens and as the title of its report. */
  readonly title: string;
  /** Within a sentence. */
  readonly name: string;
  readonly page: string;
  /** Name of its files without their ending. */
  readonly file: string;
}

/** Every tool that one description carries: form, figure, report, workbook, lead. */
export const toolFacts = {
  'land-tax': { title: 'Land tax', name: 'land tax', page: '/land-tax', file: 'freehold-land-tax' },
  'capital-gains': {
    title: 'Capital gains tax',
    name: 'capital gains tax',
    page: '/capital-gains',
    file: 'freehold-capital-gains',
  },
  'borrowing-power': {
    title: 'Borrowing power',
    name: 'borrowing power',
    page: '/borrowing-power',
    file: 'freehold-borrowing-power',
  },
  'buying-costs': {
    title: 'Buying costs',
    name: 'buying costs',
    page: '/buying-costs',
    file: 'freehold-buying-costs',
  },
  'loan-planner': {
    title: 'Loan planner',
    name: 'loan planner',
    page: '/loan-planner',
    file: 'freehold-loan-planner',
  },
  'investment-property': {
    title: 'Investment property',
    name: 'investment property',
    page: '/investment-property',
    file: 'freehold-investment-property',
  },
} as const satisfies Readonly<Record<string, ToolFacts>>;

export type ToolName = keyof typeof toolFacts;
export const toolNames: readonly ToolName[] = entriesOf(toolFacts).map(([name]) => name);
