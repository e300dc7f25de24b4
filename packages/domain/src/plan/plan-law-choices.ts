import { type Value2027Choice, value2027Choices } from '@freehold/finance';
import { labelWithin } from '../text/label-within.ts';
import type { PlanToRun } from './plan-owners.ts';

/** A choice that a plan has where the law is open: its field, what can be chosen, what is, and the words beside it. */
export interface PlanLawChoice {
  readonly path: string;
  readonly label: string;
  readonly choices: readonly { readonly value: Value2027Choice; readonly label: string }[];
  readonly chosen: Value2027Choice;
  /** The choice within a sentence, as in `market value in the plan`. */
  readonly chosenWords: string;
  readonly words: string;
}

const names: Readonly<Record<Value2027Choice, string>> = {
  market: 'Market value in the plan',
  compound: 'A compound estimate',
  straightLine: 'A straight-line estimate',
};

/** How homes are valued on 1 July 2027, within a sentence; the market’s value where nothing is said. */
export function value2027Words(given: unknown): string {
  return labelWithin(names[value2027Choices.find((choice) => choice === given) ?? 'market']);
}

const parted = 'A home bought before that day and sold after it is taxed in two parts, by what it was worth then.';
const notOut = 'The official formula that may take its place is not out.';

/** The month of that day: a plan that starts later does not come through it. */
const reform = '2027-07';

/** What a choice makes of the day in a plan (ITAA 1997 ss 112-160, 112-185). */
function wordsOf(chosen: Value2027Choice, start: PlanToRun['start']): string {
  if (chosen === 'market') {
    const own = start > reform ? 'what is entered, or an estimate where nothing is' : 'what the plan has it worth then';
    return `${parted} By law that is its market value: ${own}. ${notOut}`;
  }
  const growth = chosen === 'compound' ? 'by compound growth' : 'in a straight line';
  return `${parted} Here that is estimated ${growth} from what it cost, or its worth when first let, to its sale, in place of the plan’s own value and of what is entered. The official formula is not out.`;
}

/** The law that is open and matters to a plan, each with the choice that it counts by; nothing of one without homes. */
export function planLawChoices({ start, law, homes = {}, events = {} }: PlanToRun): readonly PlanLawChoice[] {
  const hasHomes = Object.keys(homes).length > 0 || Object.values(events).some((event) => event.do === 'buy');
  if (!hasHomes) return [];
  const chosen = law?.settings?.value2027 ?? 'market';
  return [
    {
      path: 'law/settings/value2027',
      label: 'Value of homes on 1 July 2027',
      choices: value2027Choices.map((value) => ({ value, label: names[value] })),
      chosen,
      chosenWords: value2027Words(chosen),
      words: wordsOf(chosen, start),
    },
  ];
}
