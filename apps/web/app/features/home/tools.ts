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
    text: 'Keep your properties, loans, tax and retirement plans in one picture that stays up to date.',
    facts: ['For clients with an account', 'Your adviser sees the same figures'],
  },
];

/** The six reasons of the home page (specification section 1). */
export const benefits: readonly { readonly title: string; readonly text: string; readonly icon: IconName }[] = [
  {
    title: 'Accurate Calculations',
    icon: 'exact',
    text: 'Every figure can be opened to see its working: the inputs, the steps, and the rule with its source and date.',
  },
  {
    title: 'Investment Analysis',
    icon: 'analysis',
    text: 'Growth, rent, debt and tax are looked at together, so one property can be weighed against another.',
  },
  {
    title: 'Secure Portfolio Management',
    icon: 'secure',
    text: 'What you enter is yours. Only you and your adviser can see it, and you can ask for a copy or its removal.',
  },
  {
    title: 'Client Management',
    icon: 'clients',
    text: 'Advisers keep clients, properties and enquiries on one desk, with the same figures their clients see.',
  },
  {
    title: 'Time Savings',
    icon: 'time',
    text: 'Enter your details once. Calculators, dashboard and reports all work from the same set.',
  },
  {
    title: 'Expert Insights',
    icon: 'insight',
    text: 'Plain-language guides to lending, depreciation and property tax in Australia, each with its sources.',
  },
];
