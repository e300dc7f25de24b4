import type { ContentPage } from '../block.ts';
import { borrowingCapacityGuide } from './guides/borrowing-capacity.ts';
import { depreciationGuide } from './guides/depreciation.ts';
import { firstHomeCostsGuide } from './guides/first-home-costs.ts';
import { law2027Guide } from './guides/law-2027.ts';
import { mortgageScheduleGuide } from './guides/mortgage-schedule.ts';
import { negativeGearingGuide } from './guides/negative-gearing.ts';
import { usableEquityGuide } from './guides/usable-equity.ts';

export const guides: ContentPage = {
  path: '/guides',
  title: 'Guides',
  description:
    'Seven short guides: borrowing capacity, negative gearing and the 2027 law, depreciation, first home costs, usable equity, mortgage schedules.',
  reviewed: '2026-11-24',
  opening:
    'Seven short guides to the words and rules behind the calculators. They explain how things are worked out; what to do with that is a matter for you and a licensed adviser.',
  sections: [
    borrowingCapacityGuide,
    negativeGearingGuide,
    law2027Guide,
    depreciationGuide,
    firstHomeCostsGuide,
    usableEquityGuide,
    mortgageScheduleGuide,
  ],
};
