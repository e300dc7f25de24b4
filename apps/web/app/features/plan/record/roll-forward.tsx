import { monthText } from '@freehold/domain';
import { type PassedEvent, passedEvents, rollForward } from '@freehold/domain/plan-from-record';
import { useId, useMemo, useState, useSyncExternalStore } from 'react';
import { localDay } from '#app/calculator/today.ts';
import type { PlanStore } from '../model/plan-store.ts';
import css from './record-review.module.css';
import { FoldedLine, type KeepBefore, TickedUpdates, withTurned } from './ticked-updates.tsx';

interface RollForwardProps {
  readonly store: PlanStore;
  /** Keeps the plan as it is as a version; undefined for a plan of this browser alone. */
  readonly keepBefore?: KeepBefore['keep'] | undefined;
}

/** Offers to bring a plan that begins in a month gone by to this one; nothing for one that begins no earlier. */
export function RollForward({ store, keepBefore }: RollForwardProps) {
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
      {(close) => <Rolled store={store} month={month} keepBefore={keepBefore} onDone={close} />}
    </FoldedLine>
  );
}

interface RolledProps extends RollForwardProps {
  readonly month: string;
  readonly onDone: () => void;
}

function Rolled({ store, month, keepBefore, onDone }: RolledProps) {
  const { plan } = useSyncExternalStore(store.subscribe, store.drawn, store.drawn).history;
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const passed = useMemo(() => passedEvents(plan, month), [plan, month]);
  const happened = useMemo(
    () => new Set(passed.flatMap(({ id, isUsual }) => (isUsual === turned.has(id) ? [] : [id]))),
    [passed, turned],
  );
  const updates = useMemo(() => rollForward(plan, month, happened), [plan, month, happened]);
  const words = monthText(month);
  return (
    <>
      {passed.length > 0 && (
        <Passed
          passed={passed}
          happened={happened}
          month={words}
          onTurn={(id) => setTurned((before) => withTurned(before, id))}
        />
      )}
      <TickedUpdates
        updates={updates}
        says="Balances and amounts are what the plan expected by now: leave those that you know better, and enter them. What is ticked is one step, which Undo takes back."
        onTake={(marked) => {
          const ops = marked.flatMap((update) => (update.isTaken ? update.ops : []));
          store.changePlan({ label: `Bring the start to ${words}`, ops });
          onDone();
        }}
        before={keepBefore && { name: `Before the start in ${words}`, keep: keepBefore }}
      />
    </>
  );
}

interface PassedProps {
  readonly passed: readonly PassedEvent[];
  readonly happened: ReadonlySet<string>;
  /** The new first month in words. */
  readonly month: string;
  readonly onTurn: (id: string) => void;
}

/** What should have happened by now, each to be ticked where it did. */
function Passed({ passed, happened, month, onTurn }: PassedProps) {
  const title = useId();
  return (
    <>
      <p>
        <b id={title}>What happened by now?</b>
      </p>
      <p>
        A purchase that is ticked becomes a home with its loan, as the plan expected both by now. What is not ticked
        stays in the plan and moves to {month}; balances are as without it.
      </p>
      <ul className={css.differences} aria-labelledby={title}>
        {passed.map(({ id, name, month: when }) => (
          <li key={id}>
            <label>
              <input type="checkbox" checked={happened.has(id)} onChange={() => onTurn(id)} />
              <span>
                <b>{name}</b>
                <span className={css.says}>{when}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <p>
        <b>What that changes</b>
      </p>
    </>
  );
}
