import type { PlanPublication } from '@freehold/contract';
import type { Plan } from '@freehold/plan';
import { readPlan, samePlan } from '@freehold/plan';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { errorText } from '#app/lib/error-text.ts';
import { dateTime } from '#app/lib/format.ts';
import { HeldKey } from '#app/lib/idempotency-key.ts';
import { ActionButton } from '#app/ui/action.tsx';
import { lazyPart } from '#app/ui/lazy/lazy-part.tsx';
import { FixedPlan, type Look } from '../kept/fixed-plan.tsx';
import { accountSlot, keepInAccount } from '../model/keep-in-account.ts';
import { forgetPlan, type Kept, keepPlan, keptPlan, type Slot } from '../model/kept-plan.ts';
import { mergePlans } from '../model/merge-plans.ts';
import { hasLetterGap } from '../model/option-names.ts';
import { PlanStore } from '../model/plan-store.ts';
import { unsavedIn } from '../model/unsaved.ts';
import css from '../open/opened-plan.module.css';
import touch from '../shared/touch.module.css';
import { Workspace } from '../shell/workspace.tsx';
import { SentSuggestions } from './sent-suggestions.tsx';
import { SuggestPanel } from './suggest-panel.tsx';
import type { Published } from './suggested-changes.ts';

// Lazy: most visits only read the plan.
const PublishedReport = lazyPart(() => import('./published-files.tsx').then((module) => module.PublishedReport));
const PublishedVersions = lazyPart(() => import('./published-files.tsx').then((module) => module.PublishedVersions));

// Lazy: the law changes once or twice a year.
const KeptFiguresNotice = lazyPart(() =>
  import('../kept/kept-figures-notice.tsx').then((module) => module.KeptFiguresNotice),
);

const fixed = 'This plan stays as your adviser published it. Choose “Try changes” to change a copy.';

/** A published plan: to read as it is, or to try changes in a copy that leaves it untouched. */
export function PublishedPlan({ published }: { readonly published: Published }) {
  const { id, plan } = published;
  const [panel, setPanel] = useState<Panel>(null);
  const [look, setLook] = useState<Look | null>(null);
  const [trial, setTrial] = useState<Kept | null>(null);
  const [isTrying, setTrying] = useState(false);
  const slot: Slot = `${accountSlot(id)} trial`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept is read again on the way back.
  useEffect(() => void keptPlan(slot).then(setTrial), [slot, isTrying]);
  if (isTrying) return <Trial published={published} slot={slot} kept={trial} onBack={() => setTrying(false)} />;
  if (look !== null) return <FixedPlan {...look} to="the published plan" onBack={() => setLook(null)} />;
  return (
    <AsPublished
      {...{ published, plan, panel }}
      hasTrial={trial !== null}
      onTry={() => setTrying(true)}
      onPanel={(next) => setPanel(next === panel ? null : next)}
      onLook={setLook}
    />
  );
}

/** What stands open below the banner. */
type Panel = 'report' | 'versions' | null;

interface AsPublishedProps {
  readonly published: Published;
  readonly plan: Plan;
  readonly hasTrial: boolean;
  readonly panel: Panel;
  readonly onTry: () => void;
  readonly onPanel: (panel: Panel) => void;
  readonly onLook: (look: Look) => void;
}

function AsPublished({ published, plan, hasTrial, panel, onTry, onPanel, onLook }: AsPublishedProps) {
  const store = useStore(plan, () => new PlanStore(plan, keptNowhere, fixed));
  const { publication } = published;
  return (
    <div className={`${css.page} ${touch.touch}`}>
      <section className={css.notice} aria-label="Published plan">
        {publication.presented !== null && <p>{presentedWords(publication.presented)}</p>}
        <p>
          <b>
            Published by {publication.by ?? 'your adviser'} on {dateTime(new Date(publication.at))}.
          </b>{' '}
          {basisWords[publication.basis]} It stays as it is; what you try goes into a copy.
          {hasLetterGap(plan) && ' Each option has the letter it has for your adviser, so a letter can be missing.'}
        </p>
        <ActionButton onClick={onTry}>{hasTrial ? 'Go on with your changes' : 'Try changes'}</ActionButton>
        <ActionButton tone="quiet" aria-expanded={panel === 'report'} onClick={() => onPanel('report')}>
          Report
        </ActionButton>
        <ActionButton tone="quiet" aria-expanded={panel === 'versions'} onClick={() => onPanel('versions')}>
          Versions
        </ActionButton>
      </section>
      {store !== null && <KeptFiguresNotice kept={published.kept} store={store} />}
      {panel === 'report' && <PublishedReport published={published} />}
      {panel === 'versions' && <PublishedVersions id={published.id} onLook={onLook} />}
      <SentSuggestions published={published} />
      {store !== null && <Workspace store={store} onStartOver={() => undefined} />}
    </div>
  );
}

function presentedWords({ by, at }: NonNullable<PlanPublication['presented']>): string {
  return `Locked as presented by ${by ?? 'your adviser'} on ${dateTime(new Date(at))}: this version is kept as it is for good.`;
}

const basisWords: Readonly<Record<PlanPublication['basis'], string>> = {
  general: 'General information, not personal advice.',
  personal: 'Personal advice about it was given to you separately.',
};

interface TrialProps {
  readonly published: Published;
  readonly slot: Slot;
  readonly kept: Kept | null;
  readonly onBack: () => void;
}

function Trial({ published, slot, kept, onBack }: TrialProps) {
  const [{ first, isMoved }] = useState(() => begun(published.plan, kept));
  const store = useStore(first, () => trialStore(first, { slot, mark: kept?.mark ?? null, published }));
  const [doing, setDoing] = useState<'suggest' | 'drop' | null>(null);
  if (store === null) return null;

  function drop() {
    void store?.forget().finally(onBack);
  }

  return (
    <div className={`${css.page} ${touch.touch}`}>
      <section className={css.notice} aria-label="Your changes">
        <p>
          <b>You are trying changes in a copy.</b> The plan that {published.publication.by ?? 'your adviser'} published
          stays as it is. The copy is kept in this browser.
          {isMoved && ' It was published anew since you began: your changes stand on what is published now.'}
        </p>
        <ActionButton aria-expanded={doing === 'suggest'} onClick={() => setDoing('suggest')}>
          Send as suggestion
        </ActionButton>
        <KeepAsOwn store={store} />
        <ActionButton tone="quiet" onClick={onBack}>
          Back to the published plan
        </ActionButton>
        <ActionButton tone="quiet" onClick={() => setDoing('drop')}>
          Drop the changes
        </ActionButton>
      </section>
      {doing === 'drop' && (
        <div role="alertdialog" aria-label="Drop your changes?" className={css.notice}>
          <p>The copy with all you tried goes for good. The published plan stays.</p>
          <ActionButton onClick={drop}>Drop them</ActionButton>
          <ActionButton tone="quiet" onClick={() => setDoing(null)}>
            Leave them
          </ActionButton>
        </div>
      )}
      {doing === 'suggest' && <SuggestPanel published={published} store={store} onClose={() => setDoing(null)} />}
      <Workspace store={store} onStartOver={() => setDoing('drop')} />
    </div>
  );
}

/** Keeps the copy as a plan of the client’s own. */
function KeepAsOwn({ store }: { readonly store: PlanStore }) {
  const navigate = useNavigate();
  const [key] = useState(() => new HeldKey());
  const [failed, setFailed] = useState<string | null>(null);

  async function keep() {
    try {
      const id = await keepInAccount(store, key);
      navigate(`/plans/${id}`);
    } catch (error) {
      setFailed(errorText(error, 'The plan was not kept. Please try again.'));
    }
  }

  return (
    <>
      <ActionButton tone="quiet" onClick={() => void keep()}>
        Keep as my own plan
      </ActionButton>
      {failed !== null && <p role="alert">{failed}</p>}
    </>
  );
}

const keptNowhere = { keep: async () => undefined, forget: async () => undefined, now: () => new Date() };

/** The copy with all that was tried, on the plan as it is published now, be it another than the one it began with. */
function begun(published: Plan, kept: Kept | null): { readonly first: Plan; readonly isMoved: boolean } {
  const held = unsavedIn(kept);
  if (held === null) return { first: (kept && readPlan(kept.document).plan) ?? published, isMoved: false };
  if (samePlan(held.saved.plan, published)) return { first: held.plan, isMoved: false };
  const sides = { base: held.saved.plan, own: held.plan, theirs: published };
  return { first: mergePlans(sides, 'own').plan, isMoved: true };
}

interface TrialPlace {
  readonly slot: Slot;
  readonly mark: string | null;
  readonly published: Published;
}

function trialStore(plan: Plan, { slot, mark: first, published }: TrialPlace): PlanStore {
  let mark = first;
  const saved = { plan: published.plan, version: published.version };
  return new PlanStore(plan, {
    now: () => new Date(),
    forget: () => forgetPlan(slot),
    keep: async (changed, isInPlace = false) => {
      mark = await keepPlan(slot, { saved, plan: changed }, isInPlace ? null : mark);
    },
  });
}

/** A store while the part that shows it is there; null before the first. */
function useStore(plan: Plan, make: () => PlanStore): PlanStore | null {
  const [store, setStore] = useState<PlanStore | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one store for one plan.
  useEffect(() => {
    const made = make();
    setStore(made);
    const flush = () => document.visibilityState === 'hidden' && made.flush();
    document.addEventListener('visibilitychange', flush);
    return () => {
      document.removeEventListener('visibilitychange', flush);
      made.stop();
    };
  }, [plan]);
  return store;
}
