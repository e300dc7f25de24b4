import type { Plan } from '@freehold/plan';
import { useEffect, useState } from 'react';
import { ActionButton } from '#app/ui/action.tsx';
import { lazyPart } from '#app/ui/lazy/lazy-part.tsx';
import { PlanStore } from '../model/plan-store.ts';
import openedCss from '../open/opened-plan.module.css';
import touch from '../shared/touch.module.css';
import { Workspace } from '../shell/workspace.tsx';
import type { KeptFigures } from './law-words.ts';

// Lazy: the law changes once or twice a year.
const KeptFiguresNotice = lazyPart(() =>
  import('./kept-figures-notice.tsx').then((module) => module.KeptFiguresNotice),
);

/** Something to look at in place of the draft: how the client will see it, or an old version. */
export interface Look {
  readonly plan: Plan;
  /** What it is, in the banner. */
  readonly says: string;
  /** The figures that it had when it was kept; without it there is nothing to compare. */
  readonly kept?: KeptFigures;
}

interface FixedPlanProps extends Look {
  /** Where the way back leads, such as: the draft. */
  readonly to: string;
  readonly onBack: () => void;
}

/** A plan to read alone: how the client will see it, or an old version. */
export function FixedPlan({ plan, says, kept, to, onBack }: FixedPlanProps) {
  const [store, setStore] = useState<PlanStore | null>(null);
  useEffect(() => {
    const keeper = { keep: async () => undefined, forget: async () => undefined, now: () => new Date() };
    const made = new PlanStore(plan, keeper, `This is to read. Go back to ${to} to change it.`);
    setStore(made);
    return () => made.stop();
  }, [plan, to]);
  return (
    <div className={`${openedCss.page} ${touch.touch}`}>
      <section className={openedCss.notice} aria-label="To read">
        <p>
          <b>{says}</b>
        </p>
        <ActionButton onClick={onBack}>Back to {to}</ActionButton>
      </section>
      {store !== null && kept !== undefined && <KeptFiguresNotice kept={kept} store={store} />}
      {store !== null && <Workspace store={store} onStartOver={onBack} />}
    </div>
  );
}
