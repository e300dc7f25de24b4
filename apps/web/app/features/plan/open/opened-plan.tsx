import { type History, type Plan, type Reading, readLink, readPlan } from '@freehold/plan';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { ActionButton } from '#app/ui/action.tsx';
import { lazyPart } from '#app/ui/lazy/lazy-part.tsx';
import { LeaveGuard } from '#app/ui/leave/leave-guard.tsx';
import { fileStep, forgetPlan, type Kept, keepPlan, keptPlan, type Slot } from '../model/kept-plan.ts';
import { PlanStore } from '../model/plan-store.ts';
import type { AskPanel } from '../model/selection.ts';
import { isBehind } from '../shared/is-behind.ts';
import touch from '../shared/touch.module.css';
import { Workspace } from '../shell/workspace.tsx';
import css from './opened-plan.module.css';

// Its code loads for a plan of a month gone by alone.
const RollForward = lazyPart(() => import('../record/roll-forward.tsx').then((module) => module.RollForward), {
  isSilent: true,
});

// Its code loads for the question alone.
const KeepInPlace = lazyPart(() => import('./keep-in-place.tsx').then((module) => module.KeepInPlace));

/** Where a plan comes from. */
export type PlanSource =
  | {
      readonly kind: 'new';
      readonly plan: Plan;
      /** What a calculator had that has no place in it. */
      readonly notCarried: readonly string[];
      /** The panel that answers what was asked first. */
      readonly opens?: AskPanel;
    }
  | { readonly kind: 'kept'; readonly slot: Slot; readonly kept: Kept }
  | { readonly kind: 'link'; readonly text: string };

interface OpenedPlanProps {
  readonly source: PlanSource;
  /** Opens another plan in its place. */
  readonly onOpen: (source: PlanSource) => void;
  readonly onStartOver: () => void;
}

/** A plan that was read, its place in this browser, and what to say about it. */
interface Opened {
  readonly reading: Reading;
  readonly slot: Slot;
  readonly mark: string | null;
  readonly says: string | null;
  readonly opens?: AskPanel;
}

type State =
  | { readonly status: 'reading' }
  | { readonly status: 'unreadable'; readonly says: string }
  | { readonly status: 'open'; readonly store: PlanStore; readonly opened: Opened };

/** Opens a plan where it comes from, or says why it cannot; what could not be read is named. */
export function OpenedPlan({ source, onOpen, onStartOver }: OpenedPlanProps) {
  const [state, setState] = useState<State>({ status: 'reading' });
  useEffect(() => {
    let store: PlanStore | null = null;
    let isHere = true;
    void open(source).then((opened) => {
      if (!isHere) return;
      const { plan } = opened.reading;
      if (plan === null) {
        setState({ status: 'unreadable', says: opened.reading.says });
        return;
      }
      store = storeOf(plan, opened);
      setState({ status: 'open', store, opened });
    });
    const flush = () => document.visibilityState === 'hidden' && store?.flush();
    document.addEventListener('visibilitychange', flush);
    return () => {
      isHere = false;
      document.removeEventListener('visibilitychange', flush);
      store?.stop();
    };
  }, [source]);

  if (state.status === 'reading') return <p className={`fh-width ${css.reading}`}>Opening your plan…</p>;
  if (state.status === 'unreadable') {
    return (
      <div className={`fh-width ${css.unreadable}`}>
        <h1>This plan could not be opened</h1>
        <p role="alert">{state.says}</p>
        <ActionButton size="medium" onClick={onStartOver}>
          Start with five questions
        </ActionButton>
      </div>
    );
  }
  return <OpenPlan {...state} onOpen={onOpen} onStartOver={onStartOver} />;
}

interface OpenPlanProps {
  readonly store: PlanStore;
  readonly opened: Opened;
  readonly onOpen: (source: PlanSource) => void;
  readonly onStartOver: () => void;
}

function OpenPlan({ store, opened, onOpen, onStartOver }: OpenPlanProps) {
  const [isSaid, setSaid] = useState(true);
  const isOther = useSyncExternalStore(store.subscribeDrawn, () => isOfFile(store.drawn().history));
  const { lost } = opened.reading;
  return (
    <div className={`${css.page} ${touch.touch}`}>
      {isSaid && !isOther && (opened.says !== null || lost.length > 0) && (
        <div className={`fh-no-print ${css.notice}`} role="status">
          {opened.says !== null && <p>{opened.says}</p>}
          {lost.length > 0 && (
            <ul>
              {lost.map(({ where, says }) => (
                <li key={`${where} ${says}`}>{where === '' ? says : `${where}: ${says}`}</li>
              ))}
            </ul>
          )}
          <OtherPlan store={store} slot={opened.slot} onOpen={onOpen} />
          <ActionButton tone="quiet" onClick={() => setSaid(false)}>
            Close
          </ActionButton>
        </div>
      )}
      {isBehind(store.read().history.plan) && <RollForward store={store} />}
      <Workspace store={store} onStartOver={onStartOver} {...(opened.opens && { opens: opened.opens })} />
      <LeaveGuard isOpenToAll isChanged={store.isUnkept} />
    </div>
  );
}

/** Whether a file was opened since, of which nothing that was said of this plan is true. */
function isOfFile({ steps }: History): boolean {
  return steps.some(({ label }) => label === fileStep);
}

interface OtherPlanProps {
  readonly store: PlanStore;
  /** Where the plan on screen is kept. */
  readonly slot: Slot;
  readonly onOpen: (source: PlanSource) => void;
}

const slots = ['own', 'copy', 'replaced'] as const;
const openWords: Readonly<Record<(typeof slots)[number], string>> = {
  own: 'Open your own plan',
  copy: 'Open the other plan kept here',
  replaced: 'Open the one before it',
};

/** A place in this browser and what it holds. */
interface KeptAt {
  readonly slot: (typeof slots)[number];
  readonly kept: Kept;
}

async function keptBeside(slot: Slot): Promise<readonly KeptAt[]> {
  const others = slots.filter((each) => each !== slot);
  const found = await Promise.all(others.map(async (each) => ({ slot: each, kept: await keptPlan(each) })));
  return found.flatMap(({ kept, ...rest }) => (kept === null ? [] : [{ ...rest, kept }]));
}

/** The other plans that this browser keeps, and ways to them; nothing where there is none. */
function OtherPlan({ store, slot, onOpen }: OtherPlanProps) {
  const [others, setOthers] = useState<readonly KeptAt[]>([]);
  const [isAsking, setAsking] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another plan in the same place leaves others beside it.
  useEffect(() => {
    void keptBeside(slot).then(setOthers);
  }, [slot, store]);
  const own = others.find((other) => other.slot === 'own');

  async function keepInPlace() {
    await keepPlan('own', store.read().history.plan, null);
    await store.forget();
    const kept = await keptPlan('own');
    if (kept !== null) onOpen({ kind: 'kept', slot: 'own', kept });
  }

  if (isAsking && own !== undefined) {
    return <KeepInPlace own={own.kept} onKeep={() => void keepInPlace()} onLeave={() => setAsking(false)} />;
  }
  return (
    <>
      {others.map((other) => (
        <ActionButton key={other.slot} tone="quiet" onClick={() => onOpen({ kind: 'kept', ...other })}>
          {openWords[other.slot]}
        </ActionButton>
      ))}
      {own !== undefined && (
        <ActionButton tone="quiet" onClick={() => setAsking(true)}>
          Keep this one in its place
        </ActionButton>
      )}
    </>
  );
}

const besideOwn = 'Your own plan is still kept in this browser.';
const besideBoth =
  'Your own plan is still kept in this browser, and so is the one before this, until another takes its place.';

async function open(source: PlanSource): Promise<Opened> {
  if (source.kind === 'kept') {
    const { slot, kept } = source;
    const says = slot === 'own' ? await saysOfCopy() : await saysOfOwn();
    return { reading: readPlan(kept.document), slot, mark: kept.mark, says };
  }
  const own = await keptPlan('own');
  const slot = own === null ? 'own' : 'copy';
  const reading = source.kind === 'new' ? { plan: source.plan, lost: [] } : await readLink(source.text);
  const isReplacing = slot === 'copy' && reading.plan !== null && (await setAside(reading.plan));
  const beside = own === null ? '' : ` ${isReplacing ? besideBoth : besideOwn}`;
  const says = `${source.kind === 'new' ? newWords(source.notCarried) : 'Opened from a link. Changes stay yours.'}${beside}`;
  const { opens } = source.kind === 'new' ? source : {};
  return { reading, slot, mark: null, says, ...(opens && { opens }) };
}

function newWords(notCarried: readonly string[]): string {
  const left = notCarried.length === 0 ? '' : ` Not carried over: ${notCarried.join('; ')}.`;
  return `This is your plan on what you told us; the rest are typical figures. Check them when you like.${left}`;
}

/** Keeps the plan whose place another takes; false where there is none, or it is the same. */
async function setAside(plan: Plan): Promise<boolean> {
  const there = await keptPlan('copy');
  if (there === null || JSON.stringify(there.document) === JSON.stringify(plan)) return false;
  await keepPlan('replaced', there.document, null);
  return true;
}

async function saysOfOwn(): Promise<string | null> {
  return (await keptPlan('own')) === null ? null : besideOwn;
}

async function saysOfCopy(): Promise<string | null> {
  return (await keptPlan('copy')) === null
    ? null
    : 'Another plan is kept in this browser, from a link or from new answers.';
}

function storeOf(plan: Plan, { slot, mark: first }: Opened): PlanStore {
  let mark = first;
  const store = new PlanStore(plan, {
    now: () => new Date(),
    forget: () => forgetPlan(slot),
    keep: async (changed, isInPlace = false) => {
      mark = await keepPlan(slot, changed, isInPlace ? null : mark);
    },
  });
  // A plan that is new here is kept before anything is changed.
  if (first === null) store.keepNow();
  return store;
}
