import { linkText } from '@freehold/plan';
import { fixture } from '@freehold/plan/fixtures';
import type { Page } from 'playwright';
import { press, type TourPart, type TourScreen } from './screens.ts';

const { text: link } = await linkText(fixture('typical'));

/** Waits until a plan's figures are drawn. */
async function drawn(page: Page): Promise<void> {
  await page.getByText('Opened from a link. Changes stay yours.').waitFor();
  await page.getByText('Working out your plan…').waitFor({ state: 'hidden' });
  await page.waitForLoadState('networkidle');
  await press('Close')(page);
}

const views: readonly TourScreen[] = [
  {
    id: 'plan',
    title: 'The plan',
    path: `/plan#p=${link}`,
    text: 'What was asked first leads; then net worth, what comes in and goes out, and what a lender would say, each with its table.',
  },
  {
    id: 'plan-timeline',
    title: 'The plan: Timeline',
    path: `/plan?view=timeline#p=${link}`,
    text: 'What happens when, as a list and as a strip; moved by pointer, touch or keyboard.',
  },
  {
    id: 'plan-year',
    title: 'The plan: Year',
    path: `/plan?view=year&y=2031#p=${link}`,
    text: 'One financial year from its opening to its closing balance; each line opens its working.',
  },
  {
    id: 'plan-compare',
    title: 'The plan: Compare',
    path: `/plan?view=compare#p=${link}`,
    text: 'Options as sentences, each with what it adds, beside the plan they start from.',
  },
].map((screen) => ({ ...screen, steps: drawn }));

export const planPart: TourPart = {
  title: 'The plan',
  text: 'A household and its next forty years, under the law of each year. Without an account it stays in the browser.',
  viewer: 'visitor',
  screens: [
    {
      id: 'plan-start',
      title: 'Five questions',
      path: '/plan',
      text: 'Drawn from the second answer on; what was not asked is a typical figure, marked and counted.',
    },
    ...views,
    {
      id: 'plan-questions',
      title: 'The plan: questions',
      path: `/plan#p=${link}`,
      text: 'When the next home, how much for it, when to stop work: an answer that was run, and the test that limits it.',
      steps: async (page) => {
        await drawn(page);
        await press('Ask a question')(page);
        await press('Ask$')(page);
        await page.getByRole('region', { name: 'Answer' }).getByRole('heading', { name: 'By year' }).waitFor();
      },
    },
  ],
};
