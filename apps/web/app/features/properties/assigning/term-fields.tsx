import { assignDefaults } from '@freehold/finance';
import { TextInput } from '@mantine/core';
import { ExampleRate } from '#app/calculator/example-rate.tsx';
import fields from '#app/ui/fields/fields.module.css';
import { PercentField } from '#app/ui/fields/percent-field.tsx';
import screen from '../shared/screen.module.css';
import css from './assign-property-screen.module.css';
import type { AssignmentDraft, AssignmentField, TermErrors } from './assignment-draft.ts';

/** Id of the element that stands for a term. */
export function termId(field: AssignmentField): string {
  return `assign-${field}`;
}

interface TermFieldsProps {
  readonly terms: {
    readonly values: AssignmentDraft;
    readonly errors: TermErrors;
    readonly set: (field: AssignmentField, text: string) => void;
    readonly touch: (field: AssignmentField) => void;
  };
}

/** The mortgage calculator's inputs. */
export function TermFields({ terms }: TermFieldsProps) {
  const common = (field: AssignmentField) => ({
    id: termId(field),
    value: terms.values[field],
    error: terms.errors[field],
    onChange(text: string) {
      terms.set(field, text);
      // Range errors show at once, since the figures beside them go blank.
      terms.touch(field);
    },
    onBlur: () => terms.touch(field),
  });
  const term = common('loanTermYears');
  return (
    <section className={`fh-card ${screen.card}`} aria-labelledby="assign-terms">
      <h2 id="assign-terms">Mortgage calculator</h2>
      <div className={`fh-fields ${css.fields}`}>
        <PercentField {...common('downPaymentPct')} label="Deposit" help="0 to 100." unit="% of price" />
        <TextInput
          id={term.id}
          className={fields.field ?? ''}
          label="Loan term"
          description="1 to 50, whole years."
          value={term.value}
          error={term.error}
          inputMode="numeric"
          autoComplete="off"
          rightSection={<span aria-hidden="true">years</span>}
          rightSectionWidth={60}
          rightSectionPointerEvents="none"
          classNames={{ input: fields.input ?? '', error: fields.error ?? '', section: fields.section ?? '' }}
          onChange={(event) => term.onChange(event.currentTarget.value)}
          onBlur={term.onBlur}
        />
        <PercentField {...common('interestRate')} label="Interest rate" help="Monthly repayments." />
        <PercentField
          {...common('growthPct')}
          label="Value growth"
          help="An assumption, not the property’s own growth."
        />
      </div>
      <ExampleRate
        who="investor"
        value={terms.values.interestRate}
        example={assignDefaults.interestRate}
        onUse={(rate) => common('interestRate').onChange(rate)}
      />
    </section>
  );
}
