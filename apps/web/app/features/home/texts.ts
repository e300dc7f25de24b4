import { toolFacts, toolNames } from '@freehold/contract';
import { toolGroups } from '#app/calculator/tool-groups.ts';

/** Outlines of the line icons on a square of 24. */
const icons = {
  capacity: 'M4 21h16M6 21V11l6-6 6 6v10M12 17v-6M9.5 13.5L12 11l2.5 2.5',
  mortgage: 'M5 3h14v18H5zM8 7h8M8 11.5h.1M12 11.5h.1M16 11.5h.1M8 15h.1M12 15h.1M8 18h.1M12 18h.1M16 15v3',
  portfolio: 'M3 21h18M5 21v-8h5v8M14 21V8l3-3 3 3v13M5 13l2.5-3L10 13M16.5 11.5h1M16.5 15h1',
} as const;

/** Text of the first screen. */
const hero = {
  lead: 'See what you could borrow, what a loan would cost and how a portfolio might grow. Every estimate shows its working.',
  fields: {
    income: { label: 'Household income', unit: 'a year, before tax' },
    rent: { label: 'Expected rent', unit: 'a week' },
  },
  counted: 'No dependants and no other loans are counted yet.',
  capacity: 'Estimated borrowing capacity',
  kind: 'Indicative, not a lender’s assessment',
  action: 'Refine this estimate',
} as const;

/** Text beside the picture of the dashboard, whose figures are those of the demo's client. */
const picture = {
  title: 'Everything you own and owe, on one page',
  text: 'Our demo client’s dashboard: made-up, and worked out like yours.',
  alt: 'Dashboard: net worth $1,337,650, property equity $1,119,000',
  action: 'Open the demo',
} as const;

/** Below the three tools: the questions that need no account, and the way to all. */
const ask = 'Or start from your question';
const asked: readonly string[] = ['/plan', ...toolNames.map((name) => toolFacts[name].page)];
const questions = toolGroups
  .flatMap(({ tools }) => tools)
  .filter(({ to }) => asked.includes(to))
  .map(({ question, to }) => [question, to] as const)
  .concat([['All tools', '/tools']]);

/** Text of the band at the end of the page. */
const closing = 'With an account, the dashboard works from your own figures.';

/** A tool on the home page. */
export interface Tool {
  readonly name: string;
  readonly path: string;
  readonly text: string;
  readonly facts: readonly string[];
  /** Outline of its icon. */
  readonly icon: string;
}

/** The three tools of the home page (decision A-02). */
const tools: readonly Tool[] = [
  {
    name: 'Borrowing Capacity',
    path: '/borrowing-capacity',
    icon: icons.capacity,
    text: 'Estimate what you could borrow from your income, household and existing loans.',
    facts: ['No account needed', 'Report by email'],
  },
  {
    name: 'Mortgage Calculator',
    path: '/mortgage-calculator',
    icon: icons.mortgage,
    text: 'See what a loan costs each week, fortnight or month, and what extra repayments change.',
    facts: ['No account needed', 'Interest only as well'],
  },
  {
    name: 'Portfolio Manager',
    path: '/portfolio-manager',
    icon: icons.portfolio,
    text: 'Keep your properties, loans, tax and retirement plans in one picture.',
    facts: ['For clients with an account', 'Your adviser sees the same figures'],
  },
];

export interface Benefit {
  readonly title: string;
  readonly text: string;
}

/** The six reasons of the home page (specification section 1). */
const benefits: readonly Benefit[] = [
  {
    title: 'Accurate Calculations',
    text: 'Open any result to see its working: inputs, steps, and the rule with its source and date.',
  },
  {
    title: 'Investment Analysis',
    text: 'Growth, rent, debt and tax of a purchase, at low, medium and high growth.',
  },
  {
    title: 'Secure Portfolio Management',
    text: 'Only you and the practice’s advisers see what you enter, and each look is recorded. Take a copy or remove it at any time.',
  },
  {
    title: 'Client Management',
    text: 'Advisers have clients, properties and enquiries, with the figures their clients see.',
  },
  {
    title: 'Time Savings',
    text: 'Enter your details once: the dashboard, reports and your adviser’s screen all use them.',
  },
  {
    title: 'Expert Insights',
    text: 'Plain-language guides to lending, depreciation and property tax, each with its sources.',
  },
];

/** The page's texts. The route's loader hands them over: as data they cost a first visit less than in its program. */
export const homeTexts = { hero, tools, ask, questions, picture, benefits, closing };
export type HeroWords = typeof hero;
export type PictureWords = typeof picture;
