import { planRecordName } from '@freehold/domain';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ActionButton } from '#app/ui/action.tsx';
import { AskDialog } from '#app/ui/leave/ask-dialog.tsx';
import { optionNames, optionTitle } from '../model/option-names.ts';
import { usePlanAddress } from '../model/plan-address.ts';
import { usePlan, usePlanStore } from '../model/plan-context.ts';
import type { PlanState } from '../model/plan-store.ts';
import { useSelection } from '../model/selection.ts';
import { useAnnouncer } from '../shared/announcer.ts';
import { dropping } from './dropping.ts';
import { effectWords } from './effect-words.ts';
import type { FieldGroup } from './field-spec.ts';
import { valueAt } from './record-at.ts';
import { RecordField } from './record-field.tsx';
import { fieldsOf } from './record-fields.ts';
import css from './record-panel.module.css';
import { WhenField } from './when-field.tsx';

/** A record of the plan: its fields, what is odd about it, what a change of it comes to, and switching or deleting it. */
export function RecordPanel({ path }: { readonly path: string }) {
  const [part = '', id = ''] = path.split('/');
  const isThere = usePlan(({ current }) => path === 'route' || valueAt(current, path) !== undefined);
  if (!isThere) return <p>This is not in the plan that is open.</p>;
  return (
    <div className={css.panel}>
      <Where path={path} />
      <NotesHere path={path} />
      {part === 'events' && <WhenField event={id} />}
      <Fields path={path} />
      <Foot path={path} />
    </div>
  );
}

/** What takes a change: the plan or the open option, and whether the record is switched off. */
function Where({ path }: { readonly path: string }) {
  const option = usePlan(openOption);
  const isOff = usePlan(({ current }) => valueAt(current, `${path}/off`) === true);
  const isNew = usePlan(({ shown }) => path !== 'route' && valueAt(shown, path) === undefined);
  if (option === null && !isOff) return null;
  return (
    <p className={css.where} data-is-option={option !== null || undefined}>
      {option !== null && `Changing ${option}. `}
      {isNew && 'It is in this option alone. '}
      {isOff && 'Switched off: it does not count.'}
    </p>
  );
}

/** The letter and name of the option that is open; null for the plan itself. */
function openOption({ option, shown }: PlanState): string | null {
  const open = optionNames(shown).find(({ id }) => id === option);
  return open === undefined ? null : optionTitle(open);
}

function NotesHere({ path }: { readonly path: string }) {
  const notes = usePlan(({ open }) => open?.notes);
  const here = (notes ?? []).filter(({ where }) => where === path || where.startsWith(`${path}/`));
  if (here.length === 0) return null;
  return (
    <ul className={css.notes} aria-label="Notes">
      {here.map(({ where, says }) => (
        <li key={`${where} ${says}`}>{says}</li>
      ))}
    </ul>
  );
}

/** Fields come and go with the kind of record, not with what is typed. */
function Fields({ path }: { readonly path: string }) {
  const groups = useGroups(path);
  return groups.map(({ title, fields }) => {
    const list = fields.map((spec) => <RecordField key={spec.path} record={path} spec={spec} />);
    if (title === null) return <div key="first">{list}</div>;
    return (
      <details key={title} className={css.more}>
        <summary>{title}</summary>
        {list}
      </details>
    );
  });
}

/** The same groups until another field comes or goes. */
function useGroups(path: string): readonly FieldGroup[] {
  const last = useRef<readonly FieldGroup[]>([]);
  return usePlan(({ current }) => {
    const next = fieldsOf(current, path);
    if (shape(next) !== shape(last.current)) last.current = next;
    return last.current;
  });
}

function shape(groups: readonly FieldGroup[]): string {
  return groups.map(({ fields }) => fields.map((spec) => spec.path).join()).join(';');
}

function Foot({ path }: { readonly path: string }) {
  const [part = ''] = path.split('/');
  const option = usePlan((state) => state.option);
  const isOfPlan = part === 'people' || part === 'kids';
  const isDeletable = path !== 'route' && !(isOfPlan && option !== null);
  return (
    <div className={css.foot}>
      <Effect />
      <div className={css.actions}>
        {switched.includes(part) && <Switch path={path} />}
        {isDeletable && <Delete path={path} />}
      </div>
    </div>
  );
}

/** Parts whose records can be switched off. */
const switched: readonly string[] = ['incomes', 'super', 'money', 'homes', 'loans', 'costs', 'events', 'goals'];

/** From so many letters on the sentence may need a third line. */
const longSentence = 64;

/**
 * What the plan comes to with what is typed; said once typing rests. The words go into the page without a render, which
 * costs a slow phone as much as the frame itself.
 */
function Effect() {
  const store = usePlanStore();
  const { dollars } = usePlanAddress();
  const announcer = useAnnouncer();
  const sentence = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    function show() {
      const { lead, before } = store.leads();
      const words = effectWords(lead, before, dollars);
      const place = sentence.current;
      if (place === null || place.textContent === words) return;
      // A new text in place of the old one would be styled anew.
      if (place.firstChild instanceof Text) place.firstChild.data = words;
      else place.textContent = words;
      if (words.length >= longSentence) place.setAttribute('data-is-long', '');
      if (before !== null) announcer.soon(() => `${words}.`);
    }
    show();
    return store.subscribe(show);
  }, [store, dollars, announcer]);
  // Larger letters or wider spaces than usual may need a third line; found once nothing waits for the frame.
  useEffect(() => {
    function fit() {
      const place = sentence.current;
      if (place !== null && place.scrollHeight > place.clientHeight) place.setAttribute('data-is-long', '');
    }
    fit();
    return store.subscribeDrawn(fit);
  }, [store]);
  return <p ref={sentence} className={css.effect} />;
}

function Switch({ path }: { readonly path: string }) {
  const store = usePlanStore();
  const isOff = usePlan(({ current }) => valueAt(current, `${path}/off`) === true);

  function turn() {
    const name = planRecordName(store.read().current, path);
    if (isOff) store.change({ label: `Switch on: ${name}`, ops: [{ on: path }] });
    else store.change({ label: `Switch off: ${name}`, ops: [{ off: path }] });
  }

  return (
    <ActionButton tone="quiet" onClick={turn}>
      {isOff ? 'Switch on' : 'Switch off'}
    </ActionButton>
  );
}

function Delete({ path }: { readonly path: string }) {
  const store = usePlanStore();
  const { select } = useSelection();
  const [isAsking, setAsking] = useState(false);

  function drop() {
    const { current, option } = store.read();
    const label = `Delete ${planRecordName(current, path)}`;
    select(null);
    store.change({ label, ops: dropping(current, path, option !== null).ops });
  }

  function press() {
    const { current, option } = store.read();
    if (dropping(current, path, option !== null).goes.length > 0) setAsking(true);
    else drop();
  }

  return (
    <>
      <ActionButton tone="quiet" onClick={press}>
        Delete
      </ActionButton>
      {isAsking && <AskDelete path={path} onDelete={drop} onClose={() => setAsking(false)} />}
    </>
  );
}

interface AskDeleteProps {
  readonly path: string;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

function AskDelete({ path, onDelete, onClose }: AskDeleteProps) {
  const current = usePlan((state) => state.current);
  const { goes, loses } = dropping(current, path, false);
  return (
    <AskDialog
      isOpen
      title={`Delete “${planRecordName(current, path)}”?`}
      onClose={onClose}
      actions={
        <>
          <ActionButton size="medium" onClick={onDelete}>
            Delete them
          </ActionButton>
          <ActionButton tone="quiet" size="medium" onClick={onClose}>
            Keep them
          </ActionButton>
        </>
      }
    >
      <p>This goes with it:</p>
      <ul>
        {goes.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      {loses.length > 0 && <p>This stays, and no longer names it: {loses.join(', ')}.</p>}
    </AskDialog>
  );
}
