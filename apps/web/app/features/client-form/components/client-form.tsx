import type { ClientDetails } from '@freehold/contract';
import { Button } from '@mantine/core';
import { type RefObject, useCallback, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { Waiting } from '#app/lib/api-client.ts';
import { WaitingNote } from '#app/ui/fields/waiting-note.tsx';
import { LeaveGuard } from '#app/ui/leave/leave-guard.tsx';
import { TabList, TabPanel } from '#app/ui/tabs/tabs.tsx';
import { ClientFormProvider, type FormSurround, FormSurroundContext } from '../form-context.ts';
import { type ClientFormTab, firstWrong, pathOfRecord, shownTabs, tabOfPath } from '../form-tabs.ts';
import type { SaveNote } from '../save-note.ts';
import { useClientRecord } from '../use-client-record.ts';
import { useRecordRows } from '../use-record-rows.ts';
import { useSaving } from '../use-saving.ts';
import css from './client-form.module.css';
import { ConflictDialog } from './conflict-dialog.tsx';
import { RecordList } from './record-list.tsx';
import { RecordSheet } from './record-sheet.tsx';
import { SectionPanel } from './section-panel.tsx';

/**
 * Focuses an element that only exists after a render or two, such as a field of a tab that is opening. The latest
 * request wins.
 */
function useFocusAfterRender(): (find: () => HTMLElement | null) => void {
  const wanted = useRef<(() => HTMLElement | null) | null>(null);
  const [, setWish] = useState(0);

  // Runs after every render until the element exists.
  useEffect(() => {
    const element = wanted.current?.() ?? null;
    if (element === null) return;
    wanted.current = null;
    element.focus();
  });

  return useCallback((find: () => HTMLElement | null) => {
    wanted.current = find;
    setWish((count) => count + 1);
  }, []);
}

/** Runs something once, after the first render. */
function useOnce(run: () => void): void {
  const hasRun = useRef(false);
  useEffect(() => {
    if (hasRun.current) return;
    hasRun.current = true;
    run();
  });
}

interface SaveBarProps {
  readonly isSaving: boolean;
  readonly waiting: Waiting | null;
  readonly note: SaveNote | null;
  readonly onCancel: () => void;
  readonly onPrint: () => void;
}

/** Save and print buttons, always visible, with the result of the last save. */
function SaveBar({ isSaving, waiting, note, onCancel, onPrint }: SaveBarProps) {
  return (
    <div className={css.bar}>
      {waiting && <WaitingNote attempt={waiting.attempt} of={waiting.of} onCancel={onCancel} />}
      <div className={css.actions}>
        {/* Not disabled while saving: a button that disables itself loses focus. */}
        <Button type="submit" size="md" aria-disabled={isSaving} className={css.save ?? ''}>
          {isSaving ? 'Saving...' : 'Save'}
        </Button>
        <Button variant="default" size="md" onClick={onPrint}>
          Print
        </Button>
        <p role={note?.tone === 'bad' ? 'alert' : 'status'} className={note?.tone === 'bad' ? css.bad : css.good}>
          {note?.text}
        </p>
      </div>
    </div>
  );
}

/** Methods the form exposes to its parent. */
export interface ClientFormHandle {
  readonly isChanged: () => boolean;
}

interface ClientFormProps {
  /** The stored record; null for a new client. */
  readonly details: ClientDetails | null;
  /** True if users enter their own details. */
  readonly isOwn: boolean;
  readonly tab: ClientFormTab;
  readonly onTab: (tab: ClientFormTab) => void;
  /** Opens with a new asset added. */
  readonly newAsset?: boolean;
  /** Opens on a field of the record, as in `assets.<id>.state`. */
  readonly openAt?: string;
  readonly onSaved: (details: ClientDetails) => void;
  readonly handle?: RefObject<ClientFormHandle | null>;
}

const prefix = 'client-form';

/** The whole client form: its sections as tabs, with one save for all. */
export function ClientForm({ details, isOwn, tab, onTab, newAsset = false, openAt, onSaved, handle }: ClientFormProps) {
  const record = useClientRecord(details, newAsset);
  const { form, isChanged } = record;
  const rows = useRecordRows(form);
  const focusNext = useFocusAfterRender();
  // Updated on a rejected save and when a tab opens, not on blur: tabs must not move under the pointer.
  const [wanted, setWanted] = useState<FormSurround['wanted']>(null);
  const [marked, setMarked] = useState<readonly string[]>([]);
  const saving = useSaving({
    record,
    onChecked(errors) {
      form.setErrors(errors);
      setMarked(Object.keys(errors));
      goTo(firstWrong(Object.keys(errors), form.getValues()));
    },
    onSaved(stored) {
      rows.forgetRemoved();
      onSaved(stored);
    },
  });
  useImperativeHandle(handle, () => ({ isChanged }));

  const assessWithPartner = form.useWatchValue('profile.assessWithPartner');
  const tabs = shownTabs({ assessWithPartner, errorPaths: marked });
  const open = tabs.find(({ id }) => id === tab)?.id ?? 'personal';

  function openTab(next: ClientFormTab): void {
    setMarked(Object.keys(form.errors));
    onTab(next);
  }

  function goTo(path: string | undefined): void {
    if (path === undefined) return;
    setWanted({ path });
    const [list, index] = path.split('.');
    if (list === 'assets' || list === 'liabilities') rows.open(form.getValues()[list][Number(index)]?.key ?? '');
    onTab(tabOfPath(path));
    focusNext(() => form.getInputNode(path));
  }

  useOnce(() => goTo(pathOfRecord(openAt, form.getValues())));

  return (
    <ClientFormProvider form={form}>
      <FormSurroundContext value={{ isOwn, wanted, goTo }}>
        <form
          className={css.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void saving.save();
          }}
        >
          <TabList label="Sections of the client details" prefix={prefix} tabs={tabs} value={open} onChange={openTab} />
          <TabPanel prefix={prefix} id={open}>
            {open === 'assets' || open === 'liabilities' ? (
              <RecordList key={open} list={open} rows={rows} focusNext={focusNext} />
            ) : (
              <SectionPanel key={open} tab={open} isOwn={isOwn} hasAccount={details?.profile.hasAccount ?? false} />
            )}
          </TabPanel>
          <SaveBar
            isSaving={saving.isRunning}
            waiting={saving.waiting}
            note={saving.note}
            onCancel={saving.cancel}
            onPrint={() => window.print()}
          />
        </form>
      </FormSurroundContext>
      {saving.versions && (
        <ConflictDialog
          versions={saving.versions}
          onResolve={(resolution) => void saving.resolve(resolution)}
          onClose={saving.closeConflict}
        />
      )}
      <LeaveGuard isChanged={isChanged} />
      <RecordSheet values={form.getValues} />
    </ClientFormProvider>
  );
}
