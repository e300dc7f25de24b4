import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { date } from '#app/lib/format.ts';
import { fieldsOf } from '../asked-fields.ts';
import type { ClientFormValues, ListName } from '../client-form-values.ts';
import { type FieldFacts, profileFields } from '../field-facts.ts';
import { clientFormTabs, fieldsOnTab } from '../form-tabs.ts';
import { isShown } from '../hidden-fields.ts';
import { rowName, shownValue } from '../shown-value.ts';
import css from './record-sheet.module.css';

/** Print version of the whole record, whichever section is open; rendered on print only. */
export function RecordSheet({ values }: { readonly values: () => ClientFormValues }) {
  const isPrinting = usePrinting();
  return isPrinting ? createPortal(<Sheet {...values()} />, document.body) : null;
}

function Sheet({ profile, assets, liabilities }: ClientFormValues) {
  const name = `${profile.firstName} ${profile.lastName}`.trim() || 'New client';
  const tabs = clientFormTabs.filter(({ id }) => id !== 'partner' || profile.assessWithPartner);
  return (
    <section data-record-sheet className={css.sheet} aria-hidden="true">
      <h1>{name}</h1>
      <p>Client details on {date(new Date())}, as they stand in the form.</p>
      {tabs.map(({ id, title }) => (
        <div key={id}>
          <h2>{title}</h2>
          {id === 'assets' && <RowSheets list="assets" rows={assets} assets={assets} />}
          {id === 'liabilities' && <RowSheets list="liabilities" rows={liabilities} assets={assets} />}
          {id !== 'assets' && id !== 'liabilities' && (
            <dl>
              {fieldsOnTab(id)
                .filter((field) => isShown(field, profile))
                .map((field) => (
                  <Entry key={field} facts={profileFields[field]} value={profile[field]} />
                ))}
            </dl>
          )}
        </div>
      ))}
    </section>
  );
}

interface RowSheetsProps {
  readonly list: ListName;
  readonly rows: ClientFormValues[ListName];
  readonly assets: ClientFormValues['assets'];
}

function RowSheets({ list, rows, assets }: RowSheetsProps) {
  if (rows.length === 0) return <p>None.</p>;
  return rows.map((row) => (
    <div key={row.key} className={css.row}>
      <h3>{rowName(row)}</h3>
      <dl>
        {Object.entries(fieldsOf(list, assets)).map(([field, facts]) => (
          <Entry key={field} facts={facts} value={Reflect.get(row, field)} />
        ))}
      </dl>
    </div>
  ));
}

function Entry({ facts, value }: { readonly facts: FieldFacts; readonly value: unknown }) {
  return (
    <div>
      <dt>{facts.label}</dt>
      <dd>{shownValue(facts, value)}</dd>
    </div>
  );
}

function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The browser prints as soon as the listeners return, hence flushSync.
    const onStart = () => flushSync(() => setPrinting(true));
    const onEnd = () => setPrinting(false);
    window.addEventListener('beforeprint', onStart);
    window.addEventListener('afterprint', onEnd);
    return () => {
      window.removeEventListener('beforeprint', onStart);
      window.removeEventListener('afterprint', onEnd);
    };
  }, []);
  return isPrinting;
}
