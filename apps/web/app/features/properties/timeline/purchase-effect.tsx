import { purchaseWords } from '@freehold/domain';
import { lazyPart } from '#app/ui/lazy/lazy-part.tsx';
import screen from '../shared/screen.module.css';
import type { EffectFacts } from './purchase-effect-view.ts';

const waiting = <p className={screen.quiet}>Working out the timeline.</p>;

// The engine behind it is larger than the page that shows it.
const Table = lazyPart(() => import('./purchase-effect-table.tsx').then((module) => module.PurchaseEffectTable), {
  waiting,
});

interface PurchaseEffectProps {
  /** Null while the client's record is loading. */
  readonly facts: EffectFacts | null;
}

/** What a purchase would do to a client's timeline, in a card of its own. */
export function PurchaseEffectCard({ facts }: PurchaseEffectProps) {
  return (
    <section className={`fh-card ${screen.card}`} aria-labelledby="purchase-effect">
      <h2 id="purchase-effect">{purchaseWords.title}</h2>
      {facts === null ? waiting : <Table facts={facts} />}
    </section>
  );
}
