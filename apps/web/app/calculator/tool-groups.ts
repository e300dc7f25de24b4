/** A question, and the tool that answers it. */
export interface ToolEntry {
  /** As a person asks it. */
  readonly question: string;
  readonly to: string;
  /** Name of the tool. */
  readonly tool: string;
  /** What it takes. */
  readonly needs: string;
  /** What it answers with. */
  readonly gives: string;
}

interface ToolGroup {
  readonly title: string;
  readonly tools: readonly ToolEntry[];
}

const modelling = (tab: string) => `/modelling-dashboard?tab=${tab}`;

/** Every tool by what it answers, those that need no account first. */
export const toolGroups: readonly ToolGroup[] = [
  {
    title: 'Everything together',
    tools: [
      {
        question: 'What do my next 40 years look like?',
        to: '/plan',
        tool: 'Your Plan',
        needs: 'Five answers: ages, incomes, property, savings, and what you want to know first',
        gives: 'Your household year by year under the law of each year, with options to try beside it',
      },
    ],
  },
  {
    title: 'Borrowing',
    tools: [
      {
        question: 'What could I borrow?',
        to: '/borrowing-capacity',
        tool: 'Borrowing Capacity',
        needs: 'Income, household and what you owe',
        gives: 'A quick estimate of six times your income less debts, with its working and what moves it',
      },
      {
        question: 'What would a lender say?',
        to: '/borrowing-power',
        tool: 'Borrowing Power',
        needs: 'Incomes, debts, living costs and your cash',
        gives:
          'Serviceability, debt to income and loan to value side by side, which of them limits you, and what lifts it',
      },
      {
        question: 'What does a loan cost, and what do extra repayments save?',
        to: '/mortgage-calculator',
        tool: 'Mortgage Calculator',
        needs: 'Loan, rate and term',
        gives: 'Each repayment, the interest over the term, the day it is paid off, and the schedule as a file',
      },
      {
        question: 'What do an offset and extras do to my loan?',
        to: '/loan-planner',
        tool: 'Loan Planner',
        needs: 'Loan, rate, and what you keep in offset',
        gives: 'Interest and time saved, when repayments change and by how much, and what refinancing returns',
      },
    ],
  },
  {
    title: 'Buying and holding',
    tools: [
      {
        question: 'What cash do I need on settlement day?',
        to: '/buying-costs',
        tool: 'Buying Costs',
        needs: 'State, buyer, and a price or your cash',
        gives: 'Duty with its working, fees, mortgage insurance, schemes and why not, in all eight places',
      },
      {
        question: 'Is this investment worth it after tax?',
        to: '/investment-property',
        tool: 'Investment Property',
        needs: 'Price, rent and your income',
        gives: 'Cash a week after tax, the return if sold each year under old and new law, and what moves it most',
      },
      {
        question: 'What land tax would I pay?',
        to: '/land-tax',
        tool: 'Land Tax',
        needs: 'State and land values',
        gives: 'The tax of a year, line by line, and the same land in every state',
      },
      {
        question: 'What tax does a sale cost?',
        to: '/capital-gains',
        tool: 'Capital Gains Tax',
        needs: 'Days and prices of buying and selling, and your income',
        gives: 'The tax by the law of the day and the law before, and what is left for you',
      },
      {
        question: 'What would a first home be worth to me later?',
        to: modelling('first-time-buyers'),
        tool: 'First Time Buyers',
        needs: 'Price, growth and rate',
        gives: 'Deposit, repayment, and equity after 1, 10, 20 and 30 years',
      },
      {
        question: 'What could several properties grow to, and how often does the money run out?',
        to: modelling('portfolio-potential'),
        tool: 'Portfolio Potential',
        needs: 'Up to 20 properties, with when you buy them',
        gives:
          'Value, debt and equity over 30 years, and in how many of 10,000 simulated futures cash or equity runs out',
      },
      {
        question: 'What does the 2027 law do to my rental?',
        to: modelling('negative-gearing'),
        tool: 'Negative Gearing',
        needs: 'New or established, the day of the contract, price, rent and income',
        gives: 'Tax with and without the property, and the old law beside the new one',
      },
      {
        question: 'How do these compare?',
        to: modelling('detailed-breakdown'),
        tool: 'Detailed Breakdown',
        needs: 'Nothing more than the tools above',
        gives: 'Their figures side by side, to print or send as a link',
      },
      {
        question: 'How many properties do investors own?',
        to: '/modelling-dashboard',
        tool: 'Market Reality',
        needs: 'Nothing',
        gives: 'The Tax Office’s counts, below a model you can change',
      },
    ],
  },
  {
    title: 'With an account',
    tools: [
      {
        question: 'What do I own, owe and have left over, and what comes next?',
        to: '/portfolio-manager',
        tool: 'Portfolio Manager',
        needs: 'Your details, once; the demo needs none',
        gives: 'Net worth over time, equity, cash flow after tax, retirement and the next dates, from one record',
      },
    ],
  },
];
