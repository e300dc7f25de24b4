import { moneyText } from '@freehold/contract';
import type { Plan } from '@freehold/plan';
import { monthText } from '../figures/timeline-words.ts';
import { dayText } from '../text/day.ts';
import { rateText } from '../text/rates.ts';
import { eventNoun, homeName, loanName, whenWords } from './plan-names.ts';
import { ownerName } from './plan-record-name.ts';

/** Words that a plan writes short. */
const kinds: Readonly<Record<string, string>> = {
  home: 'lived in',
  rent: 'let',
  holiday: 'holiday home',
  joint: 'owned together',
  discretionaryTrust: 'discretionary trust',
  smsf: 'super fund of its members',
  highGrowth: 'high growth',
  nonConcessional: 'after tax',
  concessional: 'before tax',
  income: 'income a year',
  cashAbove: 'cash stays above',
};

/** What a loan is, where it says its kind: `home` is also what a property may be used as. */
const loanKinds: Readonly<Record<string, string>> = {
  home: 'home loan',
  investment: 'investment loan',
  car: 'car loan',
  personal: 'personal loan',
  card: 'credit card',
};

type InWords = (plan: Plan, value: unknown) => string | null;

/** How fields that are no plain figure, word or month are said. */
const inWords: Readonly<Record<string, InWords>> = {
  who: (plan, id) => text(id, (who) => ownerName(plan, who)),
  'leave/who': (plan, id) => text(id, (who) => ownerName(plan, who)),
  owner: (plan, id) => text(id, (who) => ownerName(plan, who)),
  type: (_, kind) => text(kind, (name) => loanKinds[name] ?? kinds[name] ?? name),
  // The label says what it is.
  home: (plan, id) => text(id, (home) => homeName(plan, home).replace(/^the home /, '')),
  loan: (plan, id) => text(id, (loan) => loanName(plan, loan).replace(/^the loan /, '')),
  contract: (_, moment) => text(moment, contractWords),
  offsets: (plan, id) => text(id, (loan) => loanName(plan, loan)),
  on: (plan, ids) => list(ids, (home) => homeName(plan, home)),
  members: (plan, ids) => list(ids, (who) => ownerName(plan, who)),
  owners: sharesWords,
  shares: sharesWords,
  pays: sharesWords,
  rate: (_, rates) => stepsWords(rates, rateText),
  steps: (_, steps) => stepsWords(steps, moneyText),
  spent: (_, spent) => stepsWords(spent, moneyText),
  setUp: (_, paid) => stepsWords(paid, moneyText),
  claimed: (_, amounts) =>
    list(amounts, (amount) => moneyText(Number(amount))).replace(', ', ' up to June 2027, and since '),
  when: (plan, value) => (typeof value === 'string' ? `in ${monthText(value)}` : momentWords(plan, value)),
  until: momentWords,
  from: (plan, value) => (typeof value === 'string' && !isMonth(value) ? eventNoun(plan, value) : null),
  off: () => 'no: switched off',
  note: (_, value) => text(value, (words) => words),
};

/** The value of a plan's field as a figure or in words: names for ids, months and times spelt out. */
export function factValue(plan: Plan, field: string, value: unknown): number | string {
  const said = inWords[field]?.(plan, value);
  if (said !== undefined && said !== null) return said;
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'string') return '';
  if (isMonth(value)) return monthText(value);
  return kinds[value] ?? value;
}

/** The day of a contract; of 12 May 2026, at whose 7.30 pm the law changes, with its time. */
function contractWords(moment: string): string {
  const [day = '', time = ''] = moment.split('T');
  return day === '2026-05-12' && time !== '' ? `${dayText(day)}, ${time.slice(0, 5)}` : dayText(day);
}

function isMonth(value: string): boolean {
  return /^\d{4}-\d{2}$/.test(value);
}

function text(value: unknown, words: (id: string) => string): string | null {
  return typeof value === 'string' ? words(value) : null;
}

function list(value: unknown, words: (id: string) => string): string {
  return Array.isArray(value) ? value.map((id) => words(String(id))).join(', ') : '';
}

function sharesWords(plan: Plan, shares: unknown): string | null {
  if (typeof shares !== 'object' || shares === null) return null;
  return Object.entries(shares)
    .map(([id, pct]) => `${ownerName(plan, id)} ${rateText(Number(pct))}`)
    .join(', ');
}

/** Rows of a month, null for the start, with an amount from then on. */
function stepsWords(steps: unknown, amountWords: (amount: number) => string): string | null {
  if (!Array.isArray(steps)) return null;
  return steps
    .map(([from, amount, kind]: readonly unknown[]) => {
      const since = typeof from === 'string' ? ` from ${monthText(from)}` : ' at the start';
      return `${amountWords(Number(amount))}${kind === 'fixed' ? ' fixed' : ''}${since}`;
    })
    .join(', ');
}

function momentWords(plan: Plan, value: unknown): string | null {
  if (typeof value === 'string') return monthText(value);
  if (typeof value !== 'object' || value === null) return null;
  const moment = Object.values(plan.events ?? {}).find(({ when }) => when === value)?.when;
  if (moment !== undefined) return whenWords(plan, moment);
  return 'age' in value ? `at ${String(value.age)}` : null;
}
