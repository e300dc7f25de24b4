import type { ContentPage } from '../block.ts';
import { collection } from './privacy/collection.ts';
import { handling } from './privacy/handling.ts';
import { rights } from './privacy/rights.ts';

export const privacy: ContentPage = {
  path: '/privacy',
  title: 'Privacy policy',
  description:
    'What personal information Freehold collects, why, who receives it, how long it is kept, and how to see, correct or erase it.',
  reviewed: '2026-11-23',
  opening:
    'This policy describes what the product does with personal information, in the order in which it happens. It follows the Australian Privacy Principles, whether or not the operator’s size would oblige it to.',
  sections: [...collection, ...handling, ...rights],
};
