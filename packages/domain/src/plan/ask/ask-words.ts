import { moneyText } from '@freehold/contract';
import { type Household, type MonthText, monthNumber } from '@freehold/finance';
import type { Blocked, Drawn, Tried } from '@freehold/finance/decide';
import { monthText } from '../../figures/timeline-words.ts';
import { ofPerson, personName } from '../plan-names.ts';
import type { PlanToRun } from '../plan-owners.ts';
import { todaysDollars } from '../plan-years.ts';
import type { Because, Proof, StoppingTest } from './question.ts';

/** What a test is called on a screen. */
export const testNames: Readonly<Record<StoppingTest, string>> = {
  equity: 'equity test',
  income: 'income test',
  cash: 'cash test',
  floor: 'cash below the floor',
  netWorth: 'net worth not reached',
  years: 'outside the plan',
};

/** Dollars to the nearest $1,000, as a sentence says them; below that to the dollar. */
export function aboutText(dollars: number): string {
  return moneyText(Math.abs(dollars) < 1_000 ? Math.round(dollars) : Math.round(dollars / 1_000) * 1_000);
}

/** The name of a test as a screen knows it. */
export function testOf({ test }: Blocked): StoppingTest {
  if (test === 'serviceability') return 'income';
  return test === 'outside' ? 'years' : test;
}

/** What stops a value, in a sentence with its month and what is missing. */
export function becauseOf(blocked: Blocked, { policy, start, assume }: Household): Because {
  const test = testOf(blocked);
  const { month, missing } = blocked;
  const place = monthNumber(month) - monthNumber(start);
  // A net worth is asked for in today's dollars.
  const said = test === 'netWorth' ? { month, missing: todaysDollars(missing ?? 0, place, assume.pricesPct) } : blocked;
  return { test, month, missing, sentence: sentenceOf(test, said, policy?.floor ?? 0) };
}

function sentenceOf(test: StoppingTest, { month, missing }: Omit<Blocked, 'test'>, floor: number): string {
  const when = monthText(month);
  switch (test) {
    case 'equity':
    case 'income':
    case 'cash':
      return `The ${testNames[test]} says no in ${when}.`;
    case 'floor': {
      if (floor === 0) return `The money is gone in ${when}, ${aboutText(missing ?? 0)} short.`;
      return `Cash is ${aboutText(missing ?? 0)} below the ${moneyText(floor)} you keep in ${when}.`;
    }
    case 'netWorth':
      return `Net worth is ${aboutText(missing ?? 0)} short in ${when}, in today’s dollars.`;
    case 'years':
      return `${when} is outside the plan.`;
  }
}

/** What the run of a value shows. */
export function proofOf(tried: Tried | null, household: Household, text: (value: number) => string): Proof | null {
  if (tried === null) return null;
  const { value, holds, blocked } = tried;
  const sentence = blocked === null ? 'It holds.' : becauseOf(blocked, household).sentence;
  return { value, text: text(value), holds, sentence };
}

/** People with their ages in a month: `Alex 62, Bo 60`. */
export function agesText(plan: PlanToRun, who: readonly string[], month: MonthText): string {
  return who
    .flatMap((id) => {
      const born = plan.people?.[id]?.born;
      return born === undefined ? [] : [`${personName(plan, id)} ${ageIn(born, month)}`];
    })
    .join(', ');
}

/** Whole years of somebody born in a month. */
export function ageIn(born: MonthText, month: MonthText): number {
  return Math.floor((monthNumber(month) - monthNumber(born)) / 12);
}

/** People as the start of a sentence: `Alex and Bo`, `You and your partner`. */
export function namesText(plan: PlanToRun, who: readonly string[]): string {
  return who
    .map((id) => personName(plan, id))
    .join(' and ')
    .replace('and You', 'and you');
}

/** What people are paid, within a sentence: `your pay and Bo’s pay`. */
export function payText(plan: PlanToRun, who: readonly string[]): string {
  const pay = (name: string) => (name === 'You' ? 'your pay' : `${name.replace(/^You/, 'you')}’s pay`);
  return who.map((id) => pay(personName(plan, id))).join(' and ');
}

/** What money is drawn on, within a sentence: `the offset account`, `Alex’s super`. */
export function accountName(plan: PlanToRun, { kind, subject }: Pick<Drawn, 'kind' | 'subject'>): string {
  if (kind === 'super') return ofPerson(plan, subject.slice('people/'.length), 'super');
  const id = subject.slice('money/'.length);
  const account = plan.money?.[id];
  if (account?.name !== undefined) return account.name;
  if (kind === 'holding') return 'shares';
  return account?.offsets === undefined ? 'savings' : 'the offset account';
}
