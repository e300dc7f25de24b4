import { estimateDisclosure, projectionDisclosure } from '@freehold/contract';
import { planRecordName } from '@freehold/domain';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Disclaimer } from '#app/calculator/disclaimer.tsx';
import { lazyPart } from '#app/ui/lazy/lazy-part.tsx';
import { TabList, TabPanel } from '#app/ui/tabs/tabs.tsx';
import { planViews, usePlanAddress, type ViewId } from '../model/plan-address.ts';
import { PlanOf, usePlan, usePlanStore } from '../model/plan-context.ts';
import type { PlanState, PlanStore } from '../model/plan-store.ts';
import { type AskPanel, type Selected, SelectionOf, useSelection } from '../model/selection.ts';
import { PrintReport } from '../share/print-report.tsx';
import { type Announcer, AnnouncerOf, startAnnouncer } from '../shared/announcer.ts';
import { ElsewhereNotice } from '../shared/elsewhere-notice.tsx';
import { Said } from '../shared/said.tsx';
import touch from '../shared/touch.module.css';
import { PlanOverview } from '../views/plan/plan-overview.tsx';
import { OptionBar } from './option-bar.tsx';
import { optionMessage } from './option-message.ts';
import { Side, useIsWide } from './side.tsx';
import { Steps } from './steps.tsx';
import css from './workspace.module.css';

const disclosures = [estimateDisclosure, projectionDisclosure];
const views = {
  timeline: lazyPart(() => import('../views/timeline/timeline-view.tsx').then((module) => module.TimelineView)),
  year: lazyPart(() => import('../views/year/year-view.tsx').then((module) => module.YearView)),
  compare: lazyPart(() => import('../views/compare/compare-view.tsx').then((module) => module.CompareView)),
  plan: PlanOverview,
};
const CommandMenu = lazyPart(() => import('./command-menu.tsx').then((module) => module.CommandMenu));
const Outline = lazyPart(() => import('../editor/outline.tsx').then((module) => module.Outline));
const SidePanel = lazyPart(() => import('./side-panel.tsx').then((module) => module.SidePanel));

interface WorkspaceProps {
  readonly store: PlanStore;
  readonly onStartOver: () => void;
  /** The panel that answers what was asked first. */
  readonly opens?: AskPanel;
  /** What stands between the plan’s title and its views, whose headings follow the title in the page’s order. */
  readonly below?: ReactNode;
}

/** A plan to look at and to change: its views, what is in it, and what stands open beside them. */
export function Workspace({ store, onStartOver, opens, below }: WorkspaceProps) {
  const { selection, close } = useSelected(opens);
  const [announcer] = useState(startAnnouncer);
  useEffect(() => announcer.stop, [announcer]);
  useFollowedOption(store, announcer);
  const isWide = useIsWide();
  const isUnderSheet = selection.selected !== null && !isWide;
  return (
    <PlanOf value={store}>
      <AnnouncerOf value={announcer}>
        {!isUnderSheet && <Said />}
        <SelectionOf value={selection}>
          <PrintReport />
          <MenuOnKey />
          <div
            className={`fh-no-print ${css.workspace} ${touch.touch}`}
            data-has-side={selection.selected !== null || undefined}
          >
            <div className={css.top}>
              <Head />
              {below}
            </div>
            <div className={css.outline}>
              <Outline />
            </div>
            <Views isUnderSheet={isUnderSheet} />
            {selection.selected !== null && (
              <Opened selected={selection.selected} onClose={close} onStartOver={onStartOver} />
            )}
          </div>
        </SelectionOf>
      </AnnouncerOf>
    </PlanOf>
  );
}

/** Ctrl or ⌘ with K opens the plan's menu, before any other of the page. */
function MenuOnKey() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return;
      event.preventDefault();
      event.stopPropagation();
      setOpen(true);
    }
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
  return isOpen ? <CommandMenu onClose={() => setOpen(false)} /> : null;
}

interface OpenedProps {
  readonly selected: Selected;
  readonly onClose: () => void;
  readonly onStartOver: () => void;
}

/** What changes the plan, which one that is fixed shows without its buttons working. */
const changing: readonly Selected['kind'][] = ['record', 'add', 'assumptions'];

/** What stands open, under a title that follows the name of its record. */
function Opened({ selected, onClose, onStartOver }: OpenedProps) {
  const title = usePlan(({ current }) => sideTitle(current, selected));
  const { fixed } = usePlanStore();
  return (
    <Side title={title} onClose={onClose}>
      {fixed !== null && changing.includes(selected.kind) ? (
        <>
          <p>{fixed}</p>
          <fieldset disabled className={css.fixed}>
            <legend className="fh-for-readers">To read</legend>
            <SidePanel selected={selected} onStartOver={onStartOver} />
          </fieldset>
        </>
      ) : (
        <SidePanel selected={selected} onStartOver={onStartOver} />
      )}
    </Side>
  );
}

function Head() {
  const title = usePlan(({ shown }) => shown.title);
  const { select } = useSelection();
  return (
    <div className={css.head}>
      <h1 className={css.title} tabIndex={-1} data-plan-title>
        {title ?? 'Your plan'}
      </h1>
      <button type="button" className={css.contents} onClick={() => select({ kind: 'outline' })}>
        What is in it
      </button>
      <Steps />
      <OptionBar />
      <DollarSwitch />
    </div>
  );
}

function DollarSwitch() {
  const { dollars, go } = usePlanAddress();
  return (
    <button
      type="button"
      className={css.dollars}
      aria-pressed={dollars === 'year'}
      onClick={() => go({ dollars: dollars === 'today' ? 'year' : 'today' })}
    >
      {dollars === 'today' ? 'Today’s dollars' : 'Dollars of each year'}
    </button>
  );
}

function Views({ isUnderSheet }: { readonly isUnderSheet: boolean }) {
  const { view, go } = usePlanAddress();
  const failed = usePlan((state) => state.failed);
  const missed = usePlan((state) => state.missed);
  const View = views[view];
  return (
    <div className={css.views}>
      <TabList<ViewId>
        label="Views of the plan"
        prefix="plan"
        tabs={planViews}
        value={view}
        onChange={(next) => go({ view: next })}
      />
      {!isUnderSheet && (
        <div className={css.stuck}>
          <ElsewhereNotice onKept={focusTitle} />
        </div>
      )}
      {failed !== null && (
        <p role="alert" className={css.alert}>
          The figures could not be worked out: {failed} What you entered is still here.
        </p>
      )}
      {missed.length > 0 && (
        <ul role="alert" className={css.alert}>
          {missed.map(({ why }) => (
            <li key={why}>{why}</li>
          ))}
        </ul>
      )}
      <TabPanel prefix="plan" id={view}>
        <View />
      </TabPanel>
      <Disclaimer sentences={disclosures} />
    </div>
  );
}

function focusTitle() {
  document.querySelector<HTMLElement>('[data-plan-title]')?.focus();
}

/** What is selected, and the focus back to where it was opened once it closes. */
function useSelected(opens: AskPanel | undefined) {
  const [selected, setSelected] = useState<Selected | null>(opens === undefined ? null : { kind: 'ask', panel: opens });
  const opener = useRef<Element | null>(null);
  return useMemo(() => {
    function select(next: Selected | null) {
      if (next !== null && !document.activeElement?.closest('aside, [role="dialog"]')) {
        opener.current = document.activeElement;
      }
      setSelected(next);
    }
    function close() {
      setSelected(null);
      const { current } = opener;
      requestAnimationFrame(() => {
        // Where what it was opened from is gone, as a record that was deleted, the plan’s title has the focus.
        const place = current?.isConnected ? current : document.querySelector('[data-plan-title]');
        if (place instanceof HTMLElement) place.focus();
      });
    }
    return {
      selection: { selected, select: (next: Selected | null) => (next === null ? close() : select(next)) },
      close,
    };
  }, [selected]);
}

/** Opens in the store the option that the address names, where the plan has it, and says what that is beside the plan. */
function useFollowedOption(store: PlanStore, announcer: Announcer): void {
  const { option, dollars, go } = usePlanAddress();
  const latest = useRef({ option, dollars });
  useEffect(() => {
    const isThere = option === null || Object.hasOwn(store.read().shown.options ?? {}, option);
    if (!isThere) return go({ option: null });
    const was = latest.current.option;
    const before = store.read().open;
    latest.current = { option, dollars };
    store.openOption(option);
    if (was === option) return;
    announcer.soon(() => {
      const { shown: plan, base, open, failed } = store.read();
      if (open === before && failed === null) return null;
      if (base === null || open === null) return '';
      return optionMessage({ plan, option, was, base, open, before, dollars: latest.current.dollars });
    });
  });
}

function sideTitle(plan: PlanState['current'], selected: Selected): string {
  switch (selected.kind) {
    case 'record':
      return planRecordName(plan, selected.path);
    case 'outline':
      return 'What is in it';
    case 'add':
      return 'Add to the plan';
    case 'figure':
      return 'How it is worked out';
    case 'ask':
      return {
        questions: 'Questions',
        whatIf: 'What if it goes wrong',
        decide: 'Keep or sell',
        chances: 'Chances',
        levers: 'What moves it most',
      }[selected.panel];
    case 'assumptions':
      return 'Assumptions';
    case 'history':
      return 'History';
    case 'share':
      return 'Save and share';
    case 'adviser':
      return 'Ask an adviser about this plan';
    case 'help':
      return 'Help';
  }
}
