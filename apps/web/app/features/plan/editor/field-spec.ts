import type { Plan } from '@freehold/plan';
import type { SliderScale } from '#app/ui/fields/slider-field.tsx';

/** A plan as the open option has it. */
export type PlanShown = Omit<Plan, 'options'>;

/** One of the values of a field that takes one of a few. */
export interface FieldChoice {
  readonly value: string;
  readonly label: string;
}

/** A field of a record, as data: where it stands, what it is called, and what it takes. */
export interface FieldSpec {
  /** Below the record: costs/rates. */
  readonly path: string;
  readonly label: string;
  readonly kind: FieldKind;
  /** Beside the field and in the name of a step: `a week`, `% a year`. */
  readonly unit?: string;
  readonly help?: string;
  /** Cannot be left empty. */
  readonly isRequired?: boolean;
  /** True now: the same in all options, changed in the plan alone. */
  readonly isFact?: boolean;
  /** Of a number: bounds, and whether it is whole. */
  readonly least?: number;
  readonly most?: number;
  readonly isWhole?: boolean;
  /** An amount far below it is asked about: 650 for a price. */
  readonly usualLeast?: number;
  /** A slider under the field, and where it stands while the field is empty. */
  readonly slider?: SliderScale & { readonly resting?: number };
  readonly choices?: (plan: PlanShown) => readonly FieldChoice[];
  /** What else a group above the field needs once it is written: `{ who: 'a' }` for leave/months. Clearing the field clears the group, unless `isRequired` is false. */
  readonly group?: (plan: PlanShown) => Readonly<Record<string, unknown>>;
  /**
   * What a value brings to other fields of the record, by their path: a typical figure where the field is empty;
   * undefined takes one away again that is still typical.
   */
  readonly brings?: (record: Readonly<Record<string, unknown>>, value: unknown) => Readonly<Record<string, unknown>>;
  /** Of a select that is required: the value that counts where nothing is said. */
  readonly usual?: string;
  /** Whether the field stands in this record of the plan; always unless said. */
  readonly isIn?: (record: Readonly<Record<string, unknown>>, plan: PlanShown) => boolean;
  /** Of a list of rows: what a row has after its month. */
  readonly rows?: RowSpec;
}

export type FieldKind =
  | 'money'
  | 'percent'
  | 'number'
  | 'choice'
  | 'select'
  | 'yesNo'
  | 'month'
  | 'text'
  | 'note'
  | 'shares'
  | 'several'
  | 'rows';

/** A row of a list by month. */
export interface RowSpec {
  readonly kind: 'money' | 'percent';
  readonly label: string;
  readonly unit?: string;
  /** Called in front of each row. */
  readonly noun: string;
  /** Whether each row is an amount paid once in a month that is over, not one that runs from its month on. */
  readonly isPast?: boolean;
  /** Whether the month can be left out: from the start. */
  readonly hasStart?: boolean;
  /** Whether a row can be fixed. */
  readonly canBeFixed?: boolean;
  /** Path of the field of its record whose amount the first row starts from. */
  readonly startsAt?: string;
}

/** The fields of a record in groups: those at hand, and those folded away under a heading. */
export interface FieldGroup {
  readonly title: string | null;
  readonly fields: readonly FieldSpec[];
}
