import { balanceOf, monthNumber } from '@freehold/finance';
import type { Plan } from '@freehold/plan';
import { livedInBefore } from '../former-homes.ts';
import { usedAs } from '../plan-names.ts';
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
    ...(buysPaying(rolled)
      ? [
          'Dividends are then of all shares that are held, also of those bought by then: they fall otherwise as shares are sold.',
        ]
      : []),
    ...formerHomesNotCarried(rolled),
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

/** Whether what is left over buys shares that pay dividends, which those bought do not until the later start. */
function buysPaying({ plan }: CarriedTo): boolean {
  const bought = plan.route?.surplus ?? [];
  return active(plan.money).some(
    ([id, { type, dividends = 0 }]) => type === 'shares' && dividends > 0 && bought.includes(id),
  );
}

/** Of former homes that are still let: an unknown worth, and that another home took the place of one before it was sold. */
function formerHomesNotCarried({ plan, carried }: CarriedTo): readonly string[] {
  const isKept = (id: string) => carried.homes.has(`homes/${id}`) || carried.homes.has(`events/${id}`);
  const homes = active(plan.homes);
  const former = homes.filter(([id, home]) => isKept(id) && livedInBefore(plan, home) !== null);
  const isSold = homes.some(([id, home]) => !isKept(id) && usedAs(home) === 'home');
  return [
    ...(former.some(([, { worthThen }]) => worthThen === undefined)
      ? [
          'What a former home was worth when it was first let is estimated anew from its value then: enter it if it is known.',
        ]
      : []),
    ...(former.length > 0 && isSold
      ? [
          'That a home sold by then was lived in is not carried: a former home can count as the main residence for longer.',
        ]
      : []),
  ];
}
