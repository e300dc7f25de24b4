import { estimateDisclosure, projectionDisclosure } from '@freehold/contract';
import type { Plan } from '@freehold/plan';
import { startTransition, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Disclaimer } from '#app/calculator/disclaimer.tsx';
import { textIn, useEarlySubmit } from '#app/lib/early-form.ts';
import { lazyPart } from '#app/ui/lazy/lazy-part.tsx';
import { keptPlan } from './model/kept-plan.ts';
import type { AskPanel } from './model/selection.ts';
import type { PlanSource } from './open/opened-plan.tsx';
import css from './plan-page.module.css';
import touch from './shared/touch.module.css';
import { blankDraft, type FirstDraft } from './start/first-draft.ts';
import { FirstMinute } from './start/first-minute.tsx';
import { draftInFragment, keepDraft, keptDraft } from './start/kept-draft.ts';

const disclosures = [estimateDisclosure, projectionDisclosure];

const OpenedPlan = lazyPart(() => import('./open/opened-plan.tsx').then((module) => module.OpenedPlan), {
  waiting: <p className={`fh-width ${css.opening}`}>Opening your plan…</p>,
});

/** What a question of the first ones opens besides the figures that lead. */
const panels: { readonly [Want in FirstDraft['want']]?: AskPanel } = { cope: 'whatIf', keepOrSell: 'decide' };

/** The plan of a household: five questions for who has none yet, else the plan itself. */
export function PlanPage() {
  const [source, setSource] = useState<PlanSource | null>(null);
  const [draft, setDraft] = useState<FirstDraft>(blankDraft);
  useOpening(setSource, setDraft);

  function change(next: FirstDraft) {
    setDraft(next);
    keepDraft(next);
  }

  function done(plan: Plan) {
    const opens = panels[draft.want];
    setSource({ kind: 'new', plan, notCarried: draft.brought?.notCarried ?? [], ...(opens && { opens }) });
  }

  function startOver() {
    change(blankDraft);
    setSource(null);
  }

  if (source !== null) return <OpenedPlan source={source} onOpen={setSource} onStartOver={startOver} />;
  return (
    <div className={`fh-width ${css.page} ${touch.touch}`}>
      <div className={css.head}>
        <h1>Your plan</h1>
        <p>Five questions, and your next forty years are drawn. Nothing leaves this browser.</p>
      </div>
      <FirstMinute draft={draft} onDraft={change} onDone={done} />
      <Disclaimer sentences={disclosures} />
    </div>
  );
}

/** The reader's own plan, or else one that came from a link. */
async function keptSource(): Promise<PlanSource | null> {
  for (const slot of ['own', 'copy'] as const) {
    const kept = await keptPlan(slot);
    if (kept !== null) return { kind: 'kept', slot, kept };
  }
  return null;
}

// Read as the file runs: hydrating checks the radio of the blank draft again.
const earlyCouple = typeof document === 'undefined' ? '' : textIn('first-couple');

const linkMark = '#p=';

/** What the page opens with: a link’s plan, answers that a calculator brings, the plan kept here, or the answers so far. */
function useOpening(setSource: (source: PlanSource) => void, setDraft: (draft: FirstDraft) => void): void {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const isRead = useRef(false);
  const submitEarly = useEarlySubmit();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link opened in the same tab changes the fragment alone.
  useEffect(() => {
    let isHere = true;
    // The address without what was read from it: that stays, also that a link could not be opened.
    if (hash === '' && isRead.current) {
      isRead.current = false;
      return;
    }
    const brought = draftInFragment(hash);
    isRead.current = brought !== null || hash.startsWith(linkMark);
    if (hash.startsWith(linkMark)) {
      setSource({ kind: 'link', text: hash.slice(linkMark.length) });
    } else if (brought !== null) {
      setDraft(brought);
      keepDraft(brought);
    } else {
      const kept = keptDraft();
      const age = textIn('first-age') || kept.age;
      const answers = { ...kept, age, isCouple: kept.isCouple || earlyCouple === 'two' };
      startTransition(() => {
        setDraft(answers);
        submitEarly();
      });
      void keptSource().then((kept) => isHere && kept !== null && setSource(kept));
    }
    // Out of the address, so that neither history nor a copied address carries the figures.
    if (hash !== '') navigate({ pathname: '/plan', search }, { replace: true, preventScrollReset: true });
    return () => {
      isHere = false;
    };
  }, [hash]);
}
