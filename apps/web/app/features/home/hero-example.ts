import { estimateDisclosure } from '@freehold/contract';
import { dayText } from '@freehold/domain';
import { allRules } from '@freehold/finance';
import { type HeroTexts, type HeroView, heroExample, heroView } from './hero-view.ts';

/** What the first screen shows before anything is typed. */
export interface HeroExample {
  readonly example: HeroView;
  readonly initial: HeroTexts;
  readonly disclosure: string;
  /** Rules of the law of 2027, each with where it stands and the day it was read. */
  readonly rules: readonly { readonly label: string; readonly statute: string; readonly read: string }[];
}

const shown = ['gearing.loss-quarantine', 'capital-gains.reform.2027-28'];

/** The first screen's example by the engine. For the build: it needs every rule of the engine. */
export function builtExample(): HeroExample {
  const rules = allRules
    .filter(({ id }) => shown.includes(id))
    .map(({ label, statute = '', read }) => ({ label, statute, read: dayText(read) }));
  // Without its figures: nobody entered them, and they would replace those of the last visit.
  const example = { ...heroView(heroExample), address: '/borrowing-capacity' };
  return { example, initial: heroExample, disclosure: estimateDisclosure, rules };
}
