import type { Page } from 'playwright';
import { inTurn, open, press, type TourPart } from './screens.ts';

async function household(page: Page): Promise<void> {
  await page.getByLabel('Income before tax', { exact: false }).first().fill('110,000');
  await page.getByText('De facto', { exact: false }).first().click();
  await page.getByLabel(/Partner’s income/).fill('64,000');
  await page.getByLabel('Existing loans').fill('18,000');
}

async function unknown(page: Page): Promise<void> {
  await page.getByText('Oops! Page not found').waitFor();
}

const capacity = open('Calculate Borrowing Capacity');
const repayments = open('Calculate Repayments');

export const publicPart: TourPart = {
  title: 'For everybody',
  text: 'No sign-in. Figures appear while one types and stay in the browser; only a contact form sends anything.',
  viewer: 'visitor',
  screens: [
    {
      id: 'home',
      title: 'Home',
      path: '/',
      text: 'What the product is for, the three tools that need no account, and how to start.',
    },
    {
      id: 'tools',
      title: 'Tools',
      path: '/tools',
      text: 'Every tool under the question it answers, with what it takes and what it gives.',
    },
    {
      id: 'borrowing',
      title: 'Borrowing Capacity',
      path: '/borrowing-capacity',
      text: 'Income, household and debts on one side, the estimate on the other. It says what it assumes and that no lender has assessed it.',
      steps: household,
    },
    {
      id: 'borrowing-result',
      title: 'Borrowing Capacity: the report',
      path: '/borrowing-capacity',
      text: 'The result comes first; who leaves a name, an email address and a phone number gets it as a report. That is a lead on the adviser’s desk.',
      steps: inTurn(household, capacity),
    },
    {
      id: 'mortgage',
      title: 'Mortgage Calculator',
      path: '/mortgage-calculator',
      text: 'Repayments, total interest, the balance over the years and what an extra repayment saves, with every payment as a table.',
    },
    {
      id: 'mortgage-result',
      title: 'Mortgage Calculator: the result',
      path: '/mortgage-calculator',
      text: 'The figures in short, and the way to the strategy report.',
      steps: repayments,
    },
    {
      id: 'mortgage-lead',
      title: 'Mortgage Calculator: the report',
      path: '/mortgage-calculator',
      text: 'Contact details, when one means to buy, and a tick for the privacy policy.',
      steps: inTurn(repayments, press('Get Your Personalized Strategy Report')),
    },
    {
      id: 'borrowing-power',
      title: 'Borrowing power',
      path: '/borrowing-power',
      text: 'What serviceability, debt to income and deposit each allow, the one that limits, and what would lift it by how much.',
    },
    {
      id: 'buying-costs',
      title: 'Buying costs',
      path: '/buying-costs',
      text: 'The cash that settlement day takes, or the price that cash reaches: duty with its working, fees, mortgage insurance, schemes and why not.',
    },
    {
      id: 'loan-planner',
      title: 'Loan planner',
      path: '/loan-planner',
      text: 'Interest and time that an offset, extras and lump sums save, and the month of each change of the repayment.',
    },
    {
      id: 'investment-property',
      title: 'Investment property',
      path: '/investment-property',
      text: 'One rental after tax, year by year and if sold in each year, under the law of its contract and the law before.',
    },
    {
      id: 'land-tax',
      title: 'Land tax',
      path: '/land-tax',
      text: 'The tax of a year on up to four properties, line by line, and the same land in every place.',
    },
    {
      id: 'capital-gains',
      title: 'Capital gains tax',
      path: '/capital-gains',
      text: 'Tax on a sale by the law of its day, and by the law before 1 July 2027.',
    },
    {
      id: 'embed',
      title: 'On another site',
      path: '/embed-demo.html',
      text: 'Calculators in somebody else’s page, by one script tag each, the second in that page’s colour.',
    },
    {
      id: 'modelling-market',
      title: 'Modelling: Market Reality',
      path: '/modelling-dashboard',
      text: 'How many properties investors own, from the tax office’s figures. A strategy session can be asked for.',
    },
    {
      id: 'modelling-session',
      title: 'Modelling: a strategy session',
      path: '/modelling-dashboard',
      text: 'The form behind Book a Strategy Session.',
      steps: open('Book a Strategy Session'),
    },
    {
      id: 'modelling-first-time',
      title: 'Modelling: First Time Buyers',
      path: '/modelling-dashboard?tab=first-time-buyers',
      text: 'A first home with a small deposit: value, debt and equity year by year.',
    },
    {
      id: 'modelling-portfolio',
      title: 'Modelling: Portfolio Potential',
      path: '/modelling-dashboard?tab=portfolio-potential',
      text: 'Several properties, the next one bought when the equity of the others allows it.',
    },
    {
      id: 'modelling-gearing',
      title: 'Modelling: Negative Gearing',
      path: '/modelling-dashboard?tab=negative-gearing',
      text: 'What a rental loss does to a year’s tax, and what the change of law in 2027 does to that.',
    },
    {
      id: 'modelling-breakdown',
      title: 'Modelling: Detailed Breakdown',
      path: '/modelling-dashboard?tab=detailed-breakdown',
      text: 'All of it as one report, to compare and to print.',
    },
    {
      id: 'guides',
      title: 'Guides',
      path: '/guides',
      text: 'Longer texts with worked examples; FAQ, blog and case studies are alike.',
    },
    {
      id: 'market-insights',
      title: 'Market Insights',
      path: '/market-insights',
      text: 'Tax scales and rates as dated tables with their sources.',
    },
    {
      id: 'privacy',
      title: 'Privacy, terms and disclaimer',
      path: '/privacy',
      text: 'The legal pages. What the operator has not filled in shows as a placeholder.',
    },
    { id: 'not-found', title: 'Not found', path: '/nowhere', text: 'What any unknown address shows.', steps: unknown },
  ],
};

export const accountPart: TourPart = {
  title: 'Signing in',
  text: 'Clients sign up by themselves; an adviser’s first account is made on the server.',
  viewer: 'visitor',
  screens: [
    {
      id: 'sign-in',
      title: 'Sign in',
      path: '/auth',
      text: 'Or a look around first: the demo of either role runs in the browser, on made-up records.',
    },
    {
      id: 'sign-up',
      title: 'Sign up',
      path: '/auth?tab=sign-up',
      text: 'An account of one’s own. The address is proved by a link.',
    },
    {
      id: 'forgot-password',
      title: 'Forgotten password',
      path: '/forgot-password',
      text: 'Emails a link that works once. The answer is the same whether the account exists or not.',
    },
    {
      id: 'reset-password',
      title: 'A new password',
      path: '/reset-password#token=0123456789abcdef0123456789abcdef0123456789a',
      text: 'Where that link leads.',
    },
  ],
};
