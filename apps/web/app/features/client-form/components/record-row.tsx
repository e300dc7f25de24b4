import { Button } from '@mantine/core';
import { memo } from 'react';
import type { ListName } from '../client-form-values.ts';
import { listFields } from '../field-facts.ts';
import { useClientFormContext } from '../form-context.ts';
import { rowFigures, rowName } from '../shown-value.ts';
import fields from './client-form.module.css';
import { Field } from './field.tsx';
import css from './record-list.module.css';

interface RecordRowProps {
  readonly list: ListName;
  readonly index: number;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onDuplicate: () => void;
  readonly onRemove: () => void;
}

/** One asset or liability: a line that names it and opens its fields. */
export function RecordRow({ list, index, isOpen, onToggle, onDuplicate, onRemove }: RecordRowProps) {
  const form = useClientFormContext();
  const path = `${list}.${index}`;
  // This row's summary follows its own fields; typing in other rows does not render it.
  form.useWatchValue(path);
  const row = form.getValues()[list][index];
  if (row === undefined) return null;
  const name = rowName(row);
  const { type, amount } = rowFigures(row);
  // While the row is open its fields show their errors, and nothing moves on blur.
  const wrong = Object.keys(form.errors).filter((field) => field.startsWith(`${path}.`)).length;
  return (
    <li className={css.row}>
      <h3 className={css.line}>
        <button
          type="button"
          id={`${list}-row-${index}`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${list}-fields-${index}` : undefined}
          onClick={onToggle}
        >
          <span className={css.name}>{name}</span>
          {type !== name && <span className={css.type}>{type}</span>}
          <span className={`fh-figures ${css.amount}`}>{amount}</span>
          {!isOpen && wrong > 0 && <span className={css.wrong}>{wrong} to correct</span>}
        </button>
      </h3>
      {isOpen && (
        <fieldset aria-label={name} id={`${list}-fields-${index}`} className={css.open}>
          <RowFields list={list} index={index} onDuplicate={onDuplicate} onRemove={onRemove} />
        </fieldset>
      )}
    </li>
  );
}

type RowFieldsProps = Pick<RecordRowProps, 'list' | 'index' | 'onDuplicate' | 'onRemove'>;

// Typing renders the summary line only, never the fields.
const RowFields = memo(function RowFields({ list, index, onDuplicate, onRemove }: RowFieldsProps) {
  return (
    <>
      <div className={fields.fields}>
        {Object.entries(listFields[list]).map(([field, facts]) => (
          <Field key={field} path={`${list}.${index}.${field}`} facts={facts} />
        ))}
      </div>
      <div className={css.actions}>
        <Button variant="default" size="sm" onClick={onDuplicate}>
          Duplicate
        </Button>
        <Button variant="default" size="sm" className={css.remove ?? ''} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </>
  );
});
