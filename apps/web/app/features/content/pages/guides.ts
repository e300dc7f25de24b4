import type { ContentPage } from '../block.ts';
import { borrowingCapacityGuide } from './guides/borrowing-capacity.ts';
import { firstHomeCostsGuide } from './guides/first-home-costs.ts';
import { mortgageScheduleGuide } from './guides/mortgage-schedule.ts';
import { negativeGearingGuide } from './guides/negative-gearing.ts';
import { usableEquityGuide } from './guides/usable-equity.ts';

export const guides: ContentPage = {
  path: '/guides',
  title: 'Guides',
  description:
    'Five short guides: borrowing capacity, negative gearing before and after 1 July 2027, first home costs, usable equity, mortgage schedules.',
  reviewed: '2026-11-23',
  opening:
    'Five short guides to the words and rules behind the calculators. They explain how things are worked out; what to do with that is a matter for you and a licensed adviser.',
  sections: [
    borrowingCapacityGuide,
    negativeGearingGuide,
    firstHomeCostsGuide,
    usableEquityGuide,
    mortgageScheduleGuide,
  ],
};
