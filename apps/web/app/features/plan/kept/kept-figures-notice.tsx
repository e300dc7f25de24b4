import { engineVersion } from '@freehold/finance';
import { useSyncExternalStore } from 'react';
import type { PlanStore } from '../model/plan-store.ts';
import openedCss from '../open/opened-plan.module.css';
import { type KeptFigures, keptFiguresWords } from './law-words.ts';

interface KeptFiguresNoticeProps {
  readonly kept: KeptFigures;
  readonly store: PlanStore;
}

/** Where a plan that stays as it is comes to something else today, what it came to when it was kept; else nothing. */
export function KeptFiguresNotice({ kept, store }: KeptFiguresNoticeProps) {
  const { base } = useSyncExternalStore(store.subscribeDrawn, store.drawn, store.drawn);
  if (base?.status !== 'run') return null;
  const now = { engineVersion, lawRead: base.law.read, figures: base.headlines };
  const [lead, ...more] = keptFiguresWords(kept, now);
  if (lead === undefined) return null;
  return (
    <section className={openedCss.notice} aria-label="Figures since">
      <p>
        <b>{lead}</b>
        {more.map((says) => ` ${says}`)}
      </p>
    </section>
  );
}
