import { monthText, type PlanToRun } from '@freehold/domain';
import type { PlanAnswered, PlanQuestion } from '@freehold/domain/plan-ask';
import { monthNumber } from '@freehold/finance';
import { duration } from '#app/lib/format.ts';
import { spoken } from '../shared/headline-words.ts';

interface AskedOf {
  readonly plan: PlanToRun;
  /** When each event of the plan happens in its run. */
  readonly months: Readonly<Record<string, string>>;
  readonly question: PlanQuestion;
}

/**
 * How far an answer is from what the plan itself has, in a sentence: `Your plan has May 2043, 12 years 2 months later.`
 * '' where the plan has none to compare with, or the answer is a difference already.
 */
export function answerDifference({ plan, months, question }: AskedOf, found: PlanAnswered): string {
  if (found.status === 'refused' || found.value === null) return '';
  if (question.ask === 'payMost') return priceDifference(plan, question.event, found.value);
  const own = found.month === null ? undefined : ownMonth({ plan, months, question });
  if (own === undefined || found.month === null) return '';
  const apart = monthNumber(own) - monthNumber(found.month);
  if (apart === 0) return 'Your plan has the same.';
  return `Your plan has ${monthText(own)}, ${duration(Math.abs(apart))} ${apart > 0 ? 'later' : 'earlier'}.`;
}

/** The month in which the plan buys, or in which the last of these people stops. */
function ownMonth({ plan, months, question }: AskedOf): string | undefined {
  if (question.ask === 'buyEarliest') return question.event === undefined ? undefined : months[question.event];
  if (question.ask !== 'stopWork') return undefined;
  const { who = Object.keys(plan.people ?? {}) } = question;
  return Object.entries(plan.events ?? {})
    .flatMap(([id, event]) =>
      event.do === 'retire' && !event.off && who.includes(event.who) ? (months[id] ?? []) : [],
    )
    .toSorted()
    .at(-1);
}

function priceDifference({ events = {} }: PlanToRun, id: string | undefined, most: number): string {
  const event = id === undefined ? undefined : events[id];
  if (event?.do !== 'buy' || event.home.value === undefined) return '';
  const apart = most - event.home.value;
  if (apart === 0) return 'Your plan has the same.';
  return `Your plan has ${spoken(event.home.value)}, ${spoken(Math.abs(apart))} ${apart > 0 ? 'less' : 'more'}.`;
}
