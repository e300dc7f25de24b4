import type { KeyStorage } from '#app/lib/browser-storage.ts';

/** A link's figures as a draft. */
export interface LinkedDraft<Draft> {
  /** Null when they belong to another calculator. */
  readonly draft: Draft | null;
  /** Paths of the fields that could not be read. */
  readonly dropped: readonly string[];
}

/** A form whose draft is stored in this browser and can be opened from a link. */
export interface StoredForm<Draft extends object> {
  /** Storage key of the draft; inputs only, never contact details. */
  readonly storageKey: string;
  /** Where the draft is stored; the tab, and what a new one starts with, unless named. */
  readonly storage?: () => KeyStorage;
  /** The values of an untouched form. */
  readonly blank: Draft;
  /** Parses a draft from unknown data such as browser storage; null when it is not one. */
  readonly parseDraft: (value: unknown) => Draft | null;
  /** What the figures of a link give; null when they cannot be read. */
  readonly readLink: (encoded: string) => LinkedDraft<Draft> | null;
}

/** What defines one calculator's form, for the parts all calculators share. */
export interface FormDefinition<Draft extends object, Field extends string & keyof Draft> extends StoredForm<Draft> {
  /** The fields in screen order, which is also the order of errors. */
  readonly fields: readonly Field[];
  /** Whether an untouched form holds an example. */
  readonly startsFilled?: true;
  /** Field labels as the screen shows them. */
  readonly labels: Readonly<Record<Field, string>>;
  /** Id of the element that represents a field and takes focus when the field is wrong. */
  readonly idOf: (field: string) => string;
  /** Every error of a draft, by field. */
  readonly errorsOf: (draft: Draft) => Partial<Record<Field, string>>;
}

/** Why the figures changed without typing, and what they were before. */
export interface CalculatorNotice<Draft> {
  readonly kind: 'cleared' | 'example' | 'shared' | 'broken-link' | 'other-tool';
  readonly previous: Draft | null;
  /** Names of the linked fields that could not be read. */
  readonly dropped: readonly string[];
  /** Of figures that a press on this site carried over, the calculator they come from. */
  readonly from?: string;
}

const sentences: Readonly<Record<CalculatorNotice<never>['kind'], string>> = {
  cleared: 'The figures were reset.',
  example: 'The example’s figures are back.',
  shared: 'These are the figures of the link you opened.',
  'broken-link':
    'This link is incomplete or damaged, so its figures could not be read. Ask for it again, or enter your own.',
  'other-tool': 'This link belongs to another calculator, so its figures were not used.',
};

/** The text about changed figures; for a damaged link it names the fields. */
export function noticeText({ kind, dropped, from }: CalculatorNotice<unknown>): string {
  if (from !== undefined) return `Figures carried over from ${from}.`;
  if (dropped.length === 0) return sentences[kind];
  const names = new Intl.ListFormat('en-AU').format(dropped);
  return `${sentences[kind]} It was damaged: ${names} could not be read and ${dropped.length === 1 ? 'was' : 'were'} reset.`;
}

/** Label of the button that restores the previous figures, or null where there are none. */
export function undoLabel({ kind, previous }: CalculatorNotice<unknown>): string | null {
  if (previous === null) return null;
  return kind === 'cleared' || kind === 'example' ? 'Undo' : 'Bring back my figures';
}
