/** Text of the first screen. */
export const hero = {
  lead: 'Work out what you could borrow, what a loan would cost and how a portfolio might grow. Every estimate shows how it was made, so you can check it yourself.',
  points: ['No account for the calculators', 'The working behind every figure', 'Australian rules, each with its date'],
} as const;

/** Text of the band at the end of the page. */
export const closing =
  'With an account your properties, loans and plans stay together, and the dashboard works them out from your own details.';

/** A tool on the home page. */
export interface Tool {
  readonly name: string;
  readonly path: string;
  readonly text: string;
  readonly facts: readonly string[];
  readonly icon: IconName;
}

export type IconName =
  | 'capacity'
  | 'mortgage'
  | 'portfolio'
  | 'exact'
  | 'analysis'
  | 'secure'
  | 'clients'
  | 'time'
  | 'insight';

/** The three tools of the home page (decision A-02). */
export const tools: readonly Tool[] = [
  {
    name: 'Borrowing Capacity',
    path: '/borrowing-capacity',
    icon: 'capacity',
    text: 'Estimate how much you could borrow from your income, your household and the loans you already have.',
    facts: ['No account needed', 'Report by email if you want one'],
  },
  {
    name: 'Mortgage Calculator',
    path: '/mortgage-calculator',
    icon: 'mortgage',
    text: 'See what a loan costs each week, fortnight or month, and what extra repayments change.',
    facts: ['No account needed', 'Principal and interest, or interest only'],
  },
  {
    name: 'Portfolio Manager',
    path: '/portfolio-manager',
    icon: 'portfolio',
    text: 'Keep your properties, loans, tax and retirement plans in one picture.',
    facts: ['For clients with an account', 'Your adviser sees the same figures'],
  },
];

/** The six reasons of the home page (specification section 1). */
export const benefits: readonly { readonly title: string; readonly text: string; readonly icon: IconName }[] = [
  {
    title: 'Accurate Calculations',
    icon: 'exact',
    text: 'Every result can be opened to see its working: the inputs, the steps, and the rule with its source and date.',
  },
  {
    title: 'Investment Analysis',
    icon: 'analysis',
    text: 'Growth, rent, debt and tax of a purchase in one place, with low, medium and high growth side by side.',
  },
  {
    title: 'Secure Portfolio Management',
    icon: 'secure',
    text: 'Only you and the practice’s advisers see what you enter, and each look of theirs is on record. Take a copy or remove it at any time.',
  },
  {
    title: 'Client Management',
    icon: 'clients',
    text: 'Advisers keep clients, properties and enquiries on one desk, with the same figures their clients see.',
  },
  {
    title: 'Time Savings',
    icon: 'time',
    text: 'Enter your details once: the dashboard, its reports and your adviser’s screen work from the same set.',
  },
  {
    title: 'Expert Insights',
    icon: 'insight',
    text: 'Plain-language guides to lending, depreciation and property tax in Australia, each with its sources.',
  },
];
