import { mostRecords } from '@freehold/contract';
import { Button } from '@mantine/core';
import { memo, use } from 'react';
import { askedFields, isProperty } from '../asked-fields.ts';
import type { ListName } from '../client-form-values.ts';
import { listFields } from '../field-facts.ts';
import { FormSurroundContext, useClientFormContext } from '../form-context.ts';
import { rowFigures, rowName } from '../shown-value.ts';
import type { RecordRows } from '../use-record-rows.ts';
import clientFormClasses from './client-form.module.css';
import { Field } from './field.tsx';
import { LoansHere } from './loans-here.tsx';
import { Questions } from './questions.tsx';
import css from './record-list.module.css';

interface RecordRowProps {
  readonly list: ListName;
  readonly index: number;
  readonly isOpen: boolean;
  readonly rows: RecordRows;
  readonly onToggle: () => void;
  readonly onDuplicate: () => void;
  readonly onRemove: () => void;
}

/** One asset or liability: a summary line that expands to its fields. */
function RecordRow({ list, index, isOpen, rows, onToggle, onDuplicate, onRemove }: RecordRowProps) {
  const form = useClientFormContext();
  const path = `${list}.${index}`;
  // This row's summary follows its own fields; typing in other rows does not re-render it.
  form.useWatchValue(path);
  const row = form.getValues()[list][index];
  if (row === undefined) return null;
  const name = rowName(row);
  const { type, amount } = rowFigures(row);
  // While the row is open its fields show their own errors, and nothing moves on blur.
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
          <RowFields list={list} index={index} />
          <RowQuestions list={list} index={index} rows={rows} />
          <div className={css.actions}>
            <Button variant="default" size="sm" onClick={onDuplicate}>
              Duplicate
            </Button>
            <Button variant="default" size="sm" className={css.remove ?? ''} onClick={onRemove}>
              Remove
            </Button>
          </div>
        </fieldset>
      )}
    </li>
  );
}

type RowFieldsProps = Pick<RecordRowProps, 'list' | 'index'>;

// Typing re-renders the summary line and the questions only, never the fields.
const RowFields = memo(function RowFields({ list, index }: RowFieldsProps) {
  return (
    <div className={clientFormClasses.fields}>
      {Object.entries(listFields[list])
        .filter(([, { question }]) => question === undefined)
        .map(([field, facts]) => (
          <Field key={field} path={`${list}.${index}.${field}`} facts={facts} />
        ))}
    </div>
  );
});

/** What is asked of a property or a loan besides its fields. */
function RowQuestions({ list, index, rows }: RowFieldsProps & Pick<RecordRowProps, 'rows'>) {
  const form = useClientFormContext();
  const { isOwn } = use(FormSurroundContext);
  const values = form.getValues();
  const row = values[list][index];
  if (row === undefined) return null;
  const asked = askedFields(list, index, { values, isOwn });
  return (
    <>
      <Questions title={list === 'assets' ? 'More about this property' : 'More about this loan'} asked={asked} />
      {'assetType' in row && isProperty(row) && <LoansHere property={row} rows={rows} />}
    </>
  );
}

const words = {
  assets: {
    title: 'Assets',
    add: 'Add Asset',
    empty:
      'No assets yet. Add each home, investment property, business, share holding, super fund and savings account.',
  },
  liabilities: {
    title: 'Liabilities',
    add: 'Add Liability',
    empty: 'No liabilities yet. Add each mortgage, card, loan and regular cost such as school fees or insurance.',
  },
} as const;

// From this length on, the end of the list is far from the button in its header.
const manyRows = 6;

interface RecordListProps {
  readonly list: ListName;
  readonly rows: RecordRows;
  readonly focusNext: (find: () => HTMLElement | null) => void;
}

/** All assets or all liabilities; each row is collapsed until opened. */
export function RecordList({ list, rows, focusNext }: RecordListProps) {
  const form = useClientFormContext();
  const records = form.getValues()[list];
  const { title, add, empty } = words[list];
  const removed = rows.removed.filter((one) => one.list === list);
  const last = removed.at(-1);

  const goToRow = (index: number) => focusNext(() => document.getElementById(`${list}-row-${index}`));
  const goToFields = (index: number) =>
    focusNext(() => form.getInputNode(`${list}.${index}.${list === 'assets' ? 'assetType' : 'liabilityType'}`));
  const addButton = (
    <Button variant="default" disabled={records.length >= mostRecords} onClick={() => goToFields(rows.add(list))}>
      {add}
    </Button>
  );

  return (
    <section aria-labelledby={`client-${list}`}>
      <div className={css.head}>
        <h2 id={`client-${list}`}>
          {title} <span className={css.count}>({records.length})</span>
        </h2>
        {records.length >= manyRows && addButton}
      </div>
      {records.length === 0 && <p className={css.empty}>{empty}</p>}
      <ul className={css.list}>
        {records.map((record, index) => (
          <RecordRow
            key={record.key}
            list={list}
            index={index}
            rows={rows}
            isOpen={rows.openKeys.has(record.key)}
            onToggle={() => rows.toggle(record.key)}
            onDuplicate={() => goToFields(rows.duplicate(list, index))}
            onRemove={() => {
              rows.remove(list, index);
              focusNext(() => document.getElementById(`${list}-undo`));
            }}
          />
        ))}
      </ul>
      {last && (
        <div className={`fh-attention ${css.removed}`}>
          <p role="status">
            Removed “{rowName(last.row)}”{removed.length > 1 && ` and ${removed.length - 1} before it`}. Nothing is
            stored until you save.
          </p>
          <Button id={`${list}-undo`} variant="default" size="sm" onClick={() => goToRow(rows.undo(list))}>
            Undo
          </Button>
        </div>
      )}
      {addButton}
    </section>
  );
}
