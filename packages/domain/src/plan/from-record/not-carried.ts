import { balanceOf, monthNumber } from '@freehold/finance';
import type { Plan } from '@freehold/plan';
import { active } from '../plan-owners.ts';
import { pastOf } from './passed-events.ts';
import type { CarriedTo } from './rolled-facts.ts';

/** What a plan has no field for and a later start leaves behind, each in a sentence that says what that does. */
export function notCarried(rolled: CarriedTo, after: Plan): readonly string[] {
  const { plan, start } = rolled;
  const past = pastOf(plan, start);
  const isWithinYear = (monthNumber(start) - monthNumber(plan.start)) % 12 !== 0;
  const extras = active(plan.super).some(([, { extra }]) => extra !== undefined);
  const hasChild = past.some(([id, event]) => event.do === 'child' && Object.hasOwn(after.events ?? {}, id));
  return [
    ...(isWithinYear
      ? ['Pay, rents and costs grow next a year after the new start, which is another month than before.']
      : []),
    ...(holdsShares(rolled)
      ? [
          'When each part of shares was bought is not carried: they are sold as one that was held before, so that the tax on selling them can differ.',
        ]
      : []),
    ...(extras ? ['What earlier years left of the caps on super is not carried: less may be paid in.'] : []),
    ...(hasChild ? ['What a child costs while leave runs counts without inflation until then.'] : []),
    ...(Object.keys(plan.options ?? {}).length > 0 ? ['Options keep the amounts that they were made with.'] : []),
  ];
}

function holdsShares({ plan, timeline, last }: CarriedTo): boolean {
  return active(plan.money).some(
    ([id, { type }]) => type === 'shares' && balanceOf(timeline, { kind: 'holding', subject: `money/${id}` }, last) > 0,
  );
}
