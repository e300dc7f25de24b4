import { monthText } from '@freehold/domain';
import { rollForward } from '@freehold/domain/plan-from-record';
import { useMemo, useSyncExternalStore } from 'react';
import { localDay } from '#app/calculator/today.ts';
import type { PlanStore } from '../model/plan-store.ts';
import { FoldedLine, TickedUpdates } from './ticked-updates.tsx';

interface RollForwardProps {
  readonly store: PlanStore;
}

/** Offers to bring a plan that begins in a month gone by to this one; nothing for one that begins no earlier. */
export function RollForward({ store }: RollForwardProps) {
  const { plan } = useSyncExternalStore(store.subscribe, store.drawn, store.drawn).history;
  const month = localDay(new Date()).slice(0, 7);
  if (plan.start >= month) return null;
  const words = monthText(month);
  return (
    <FoldedLine
      label="First month"
      says={`This plan begins in ${monthText(plan.start)}.`}
      button={`Bring the start to ${words}`}
    >
      {(close) => <Rolled store={store} month={month} onDone={close} />}
    </FoldedLine>
  );
}

interface RolledProps extends RollForwardProps {
  readonly month: string;
  readonly onDone: () => void;
}

function Rolled({ store, month, onDone }: RolledProps) {
  const { plan } = useSyncExternalStore(store.subscribe, store.drawn, store.drawn).history;
  const updates = useMemo(() => rollForward(plan, month), [plan, month]);
  return (
    <TickedUpdates
      updates={updates}
      says="Balances are what the plan expected by now: leave those that you know better, and enter them. What is ticked is one step, which Undo takes back."
      onTake={(marked) => {
        const ops = marked.flatMap((update) => (update.isTaken ? update.ops : []));
        store.changePlan({ label: `Bring the start to ${monthText(month)}`, ops });
        onDone();
      }}
    />
  );
}
