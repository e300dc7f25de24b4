import type { OpenedScenario } from '@freehold/contract';

/** What one calculator's form is made of, for the parts that all calculators share. */
export interface CalculatorForm<Draft extends object, Field extends string & keyof Draft> {
  /** Entry of the browser's storage that holds the draft; inputs only, never contact data. */
  readonly storageKey: string;
  /** What an untouched form holds. */
  readonly blank: Draft;
  /** The fields in the order of the screen, which is the order in which errors are visited. */
  readonly fields: readonly Field[];
  /** Names of the fields as the screen has them. */
  readonly labels: Readonly<Record<Field, string>>;
  /** Id of the element that stands for a field and takes the focus when it is wrong. */
  readonly idOf: (field: string) => string;
  /** Every error of a draft, by field. */
  readonly errorsOf: (draft: Draft) => Partial<Record<Field, string>>;
  /** The draft in a value of unknown origin, such as the browser's storage, or null. */
  readonly parseDraft: (value: unknown) => Draft | null;
  /** The draft that shows a scenario, or null when it belongs to another calculator. */
  readonly toDraft: (scenario: OpenedScenario) => Draft | null;
}

/** Why the figures changed without being typed, and what they were before. */
export interface CalculatorNotice<Draft> {
  readonly kind: 'cleared' | 'shared' | 'broken-link' | 'other-tool';
  readonly previous: Draft | null;
  /** Names of the fields that a link held but that could not be read. */
  readonly dropped: readonly string[];
}

const sentences: Readonly<Record<CalculatorNotice<never>['kind'], string>> = {
  cleared: 'The figures were cleared.',
  shared: 'These are the figures of the link you opened.',
  'broken-link':
    'This link is incomplete or damaged, so no figures could be taken from it. Ask for it again, or enter your own.',
  'other-tool': 'This link belongs to another calculator, so no figures could be taken from it.',
};

/** What is said about changed figures, with the fields of a damaged link by name. */
export function noticeText({ kind, dropped }: CalculatorNotice<unknown>): string {
  if (dropped.length === 0) return sentences[kind];
  const names = new Intl.ListFormat('en-AU').format(dropped);
  return `${sentences[kind]} It was damaged: ${names} could not be read and ${dropped.length === 1 ? 'is' : 'are'} as at the start.`;
}

/** Label of the button that brings the previous figures back, or null where there are none. */
export function undoLabel({ kind, previous }: CalculatorNotice<unknown>): string | null {
  if (previous === null) return null;
  return kind === 'cleared' ? 'Undo' : 'Bring back my figures';
}
