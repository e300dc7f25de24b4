import type { Plan } from '@freehold/plan';
import { localDay } from '#app/calculator/today.ts';

/** Whether a plan begins in a month that is over, in the reader's time zone. */
export function isBehind({ start }: Pick<Plan, 'start'>): boolean {
  return start < localDay(new Date()).slice(0, 7);
}
