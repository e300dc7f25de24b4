import { type ChartKind, kindColours } from '@freehold/domain';
import { optionAlphabet, optionLetters, type Plan } from '@freehold/plan';

/** A plan's option as it is called on screen: its letter, which its id keeps, and its name. */
export interface OptionName {
  readonly id: string;
  readonly letter: string;
  readonly name: string;
}

/** The options of a plan, by letter: B, C and so on. Without one in front, the others keep their letters. */
export function optionNames({ options = {} }: Pick<Plan, 'options'>): readonly OptionName[] {
  return optionLetters({ options }).map(({ id, letter }) => {
    return { id, letter, name: options[id]?.name ?? `Plan ${letter}` };
  });
}

/** Whether a letter between two options is free, as where an option went or is not shown. */
export function hasLetterGap(plan: Pick<Plan, 'options'>): boolean {
  return optionNames(plan).some(({ letter }, place) => letter !== optionAlphabet[place]);
}

/** An option by letter and name: `Plan C: Retire at 58`, or `Plan C` where it has none. */
export function optionTitle({ letter, name }: Pick<OptionName, 'letter' | 'name'>): string {
  const plan = `Plan ${letter}`;
  return name === plan ? plan : `${plan}: ${name}`;
}

/** The plan with some of its options, as the server makes what a client is shown. */
export function withOptions({ options = {}, ...base }: Plan, shown: readonly string[]): Plan {
  const kept = Object.entries(options).filter(([id]) => shown.includes(id));
  return kept.length === 0 ? base : { ...base, options: Object.fromEntries(kept) };
}

/** An option id that the plan does not have yet. */
export function freeOptionId({ options = {} }: Pick<Plan, 'options'>): string {
  const free = [...optionAlphabet.toLowerCase()].find((id) => !Object.hasOwn(options, id));
  return free ?? `o${Object.keys(options).length + 1}`;
}

/** The colour of a plan by its letter, as charts and marks draw it. */
export function letterColour(letter: string): number {
  const kind: ChartKind = kinds.find((each) => each === `plan${letter}`) ?? 'notGiven';
  return kindColours[kind];
}

const kinds = ['planA', 'planB', 'planC', 'planD', 'planE', 'planF', 'planG'] as const;
