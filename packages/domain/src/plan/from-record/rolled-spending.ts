import { monthText as isoMonth, monthNumber } from '@freehold/finance';
import { momentOf, type Operation, type Plan } from '@freehold/plan';
import { monthText } from '../../figures/timeline-words.ts';
import { active } from '../plan-owners.ts';
import { pastOf } from './passed-events.ts';
import type { RecordUpdate } from './record-updates.ts';
import { pricesBy, type Rolled, toCent } from './rolled-amounts.ts';
import { freeId } from './rolled-balances.ts';
import type { CarriedTo } from './rolled-facts.ts';

/**
 * What is spent from a later start because of what has passed: a child is one of the plan with its cost, and spending since
 * work has stopped, which an event brings the month after it, holds in the first month too. `after` has the events that
 * go on.
 */
export function rolledSpending(to: CarriedTo, after: Plan): readonly RecordUpdate[] {
  const spend = spendingBy(to);
  return [...childrenBy(to, after, spend), ...(spend === null ? [] : [firstMonth(to, spend)])];
}

/** Dollars a month of the start that take the place of all costs by then; null before any. */
function spendingBy(rolled: Rolled): number | null {
  const found = pastOf(rolled.plan, rolled.start).flatMap(([, event]) =>
    event.do === 'retire' && event.spend !== undefined ? [event.spend] : [],
  );
  const spend = found.at(-1);
  return spend === undefined ? null : toCent((spend * pricesBy(rolled)) / 12);
}

function childrenBy(to: CarriedTo, after: Plan, spend: number | null): readonly RecordUpdate[] {
  const { plan, start, carried } = to;
  return pastOf(plan, start).flatMap(([id, event]): readonly RecordUpdate[] => {
    const cost = carried.children.get(`events/${id}`);
    if (event.do !== 'child') return [];
    if (Object.hasOwn(after.events ?? {}, id)) return [];
    const kid = freeId(plan.kids, id);
    const name = event.name ?? 'Child';
    const born = isoMonth(momentOf(plan, id)?.month ?? monthNumber(start));
    const costOps: readonly Operation[] =
      cost === undefined
        ? []
        : [
            {
              put: `costs/${freeId(plan.costs, id)}`,
              to: {
                ...{ name, monthly: toCent(cost.monthly) },
                ...(spend !== null && { from: monthAfter(start) }),
                ...(cost.until !== null && { to: cost.until }),
              },
            },
          ];
    return [
      {
        ...{ path: `kids/${kid}`, kind: 'added', record: name, label: '', own: null, theirs: null },
        says: 'Born by then, as the plan has it, with what a child costs a month.',
        isUsual: true,
        ops: [{ put: `kids/${kid}`, to: { ...(event.name !== undefined && { name: event.name }), born } }, ...costOps],
      },
    ];
  });
}

function monthAfter(month: string): string {
  return isoMonth(monthNumber(month) + 1);
}

function firstMonth({ plan, start }: Rolled, monthly: number): RecordUpdate {
  const next = monthAfter(start);
  const later = active(plan.costs).flatMap(([id, { whileRenting, from, to }]): readonly Operation[] => {
    if (whileRenting === true || (from !== undefined && from >= next)) return [];
    return [to !== undefined && to < next ? { off: `costs/${id}` } : { set: `costs/${id}/from`, to: next }];
  });
  const name = `Spending in ${monthText(start)}`;
  const path = `costs/${freeId(plan.costs, 'first')}`;
  return {
    ...{ path, kind: 'added', record: name, label: 'Amount', own: null },
    theirs: { value: monthly, unit: 'dollars a month' },
    says: 'Work has stopped by then: from the month after, what is spent since takes the place of the other costs.',
    isUsual: true,
    ops: [...later, { put: path, to: { name, monthly, from: start, to: start } }],
  };
}
