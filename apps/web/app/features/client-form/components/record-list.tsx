import { mostRecords } from '@freehold/contract';
import { Button } from '@mantine/core';
import type { ListName } from '../client-form-values.ts';
import { useClientFormContext } from '../form-context.ts';
import { rowName } from '../shown-value.ts';
import type { RecordRows } from '../use-record-rows.ts';
import css from './record-list.module.css';
import { RecordRow } from './record-row.tsx';

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

// From this length the end of the list is far from its head.
const manyRows = 6;

interface RecordListProps {
  readonly list: ListName;
  readonly rows: RecordRows;
  readonly focusNext: (find: () => HTMLElement | null) => void;
}

/** All assets or all liabilities, each closed to a line until it is opened. */
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
