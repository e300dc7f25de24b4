import { openLaw, type Value2027Choice, value2027Choices } from '@freehold/finance';
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
  const name = names[value2027Choices.find((choice) => choice === given) ?? 'market'];
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}

const marketWords =
  'A home bought before that day and sold after it is taxed in two parts, by what it was worth then. By law that is its market value; the official formula that may take its place is not out.';

/** The law that is open and matters to a plan, each with the choice that it counts by; nothing of one without homes. */
export function planLawChoices({ law, homes = {}, events = {} }: PlanToRun): readonly PlanLawChoice[] {
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
      words: chosen === 'market' ? marketWords : openLaw.value2027Formula.words,
    },
  ];
}
