import type { ClientDetails, FirstFigures } from '@freehold/contract';
import { isBlankRecord } from '../inputs/household/reading.ts';
import { clientTimeline } from './client-timeline.ts';
import { leadingFigures } from './leading-figures.ts';

/**
 * The figures that lead a client's picture on an ISO day, in the words for its owner, without the lines they are made
 * of; none of a blank record. Throws as `clientTimeline` does.
 */
export function firstFigures(details: ClientDetails, day: string): FirstFigures {
  if (isBlankRecord(details)) return { day, figures: [] };
  const figures = leadingFigures(clientTimeline(details, day, 'you'), details);
  return { day, figures: figures.map(({ working: _, ...figure }) => figure) };
}
