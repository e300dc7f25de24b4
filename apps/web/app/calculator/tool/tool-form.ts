import type { Calculation, ToolName } from '@freehold/contract';
import type { Line, ToolAnswer } from '@freehold/domain';
import type { FunctionComponent } from 'react';
import type * as z from 'zod/mini';
import type { Choice } from '#app/ui/fields/choice-field.tsx';

/** A tool's fields as they are typed. */
export type ToolDraft = Readonly<Record<string, string>>;

/** Values of a tool's fields; null where an optional amount is left out. */
export type ToolValues = Readonly<Record<string, string | number | null>>;

interface AnyField {
  readonly name: string;
  readonly label: string;
  readonly help: string;
  /** Below “More details”, with what is assumed unless changed. */
  readonly isFolded?: true;
  /** The heading it opens under, with the others of that heading; those without one are in sight. */
  readonly group?: string;
  /** Whether it is asked; unless named it is. A field that is not asked has its first value. */
  readonly isShown?: (draft: ToolDraft) => boolean;
}

export interface MoneyInput extends AnyField {
  readonly kind: 'money';
  readonly unit?: string;
  /** An amount far below it is asked about: 650 for a price. */
  readonly usualLeast?: number;
  /** Left blank it is null; else it is required. */
  readonly isOptional?: true;
}

export interface PercentInput extends AnyField {
  readonly kind: 'percent';
  readonly unit?: string;
}

interface DayInput extends AnyField {
  readonly kind: 'day';
  readonly least: string;
  readonly most: string;
}

interface ChoiceInput extends AnyField {
  /** All visible, or one of many in a list. */
  readonly kind: 'choice' | 'select';
  readonly choices: readonly Choice<string>[];
}

export type ToolField = MoneyInput | PercentInput | DayInput | ChoiceInput;

/** What loads with the engine. */
export interface ToolEngine<Inputs> {
  readonly answer: (inputs: Inputs) => ToolAnswer;
  readonly readBack: (inputs: Inputs) => readonly Line[];
}

/** What describes a tool to the parts that all tools share. */
export interface ToolForm<Inputs extends ToolValues> {
  readonly tool: ToolName;
  /** Heading of the form. */
  readonly title: string;
  readonly submitLabel: string;
  /** Shown in place of the figure while an input is missing. */
  readonly waiting: string;
  readonly schema: z.ZodMiniType<Inputs>;
  /** The example that the page opens with. */
  readonly start: Inputs;
  /** Fields that are the example’s until one is changed, and what is said of the figure until then. */
  readonly example?: { readonly fields: readonly string[]; readonly words: string };
  /** What a link to the page holds, in words. */
  readonly linkHolds: string;
  readonly calculationOf: (inputs: Inputs) => Calculation;
  /** In screen order, the folded ones last. */
  readonly fields: readonly ToolField[];
  /** Below the chart: chances of what was entered, worked out when asked for. */
  readonly chances?: FunctionComponent<{ readonly calculation: Calculation }>;
  readonly loadEngine: () => Promise<ToolEngine<Inputs>>;
}
