import { type PlanHeadlines, type PlanToRun, personName, purchaseKind } from '@freehold/domain';
import type { PlanQuestion } from '@freehold/domain/plan-ask';
import { type MonthText, monthNumber, monthText } from '@freehold/finance';
import { limits, usualYears } from '@freehold/plan';
import { amountAsTyped, parseAmount } from '#app/lib/parse-amount.ts';

const choices: readonly { readonly value: PlanQuestion['ask']; readonly label: string }[] = [
  { value: 'buyEarliest', label: 'When can we buy at a price?' },
  { value: 'payMost', label: 'What is the most we could pay for a home?' },
  { value: 'stopWork', label: 'When can we stop work?' },
  { value: 'saveMonthly', label: 'What must we save a month?' },
  { value: 'highestRate', label: 'How high can rates go?' },
  { value: 'liveOn', label: 'How long could we live without pay?' },
];

/** The questions to a plan, as whoever it is of asks them. */
export function questionChoices({ people = {} }: Pick<PlanToRun, 'people'>): typeof choices {
  if (Object.keys(people).length > 1) return choices;
  return choices.map(({ value, label }) => ({ value, label: label.replace(/\bwe\b/, 'I') }));
}

/** A question as it is typed; `who` is a person's id, or `all`, and months are a month and a year apart. */
export interface QuestionDraft {
  readonly ask: PlanQuestion['ask'];
  /** The purchase asked about; `new` for one that the plan does not hold. */
  readonly event: string;
  readonly price: string;
  readonly depositPct: string;
  readonly month: MonthText;
  readonly who: string;
  readonly spend: string;
  readonly untilAge: string;
  readonly netWorth: string;
}

/** Purchases of a plan that are not switched off, with what each is called. */
export function purchasesOf(plan: PlanToRun): readonly { readonly value: string; readonly label: string }[] {
  return Object.entries(plan.events ?? {}).flatMap(([id, event]) =>
    event.do === 'buy' && !event.off ? [{ value: id, label: event.name ?? `The ${purchaseKind(plan, id)}` }] : [],
  );
}

/** Who a plan is of, by name, after everybody together. */
export function whoChoices(plan: PlanToRun): readonly { readonly value: string; readonly label: string }[] {
  const people = Object.keys(plan.people ?? {}).map((id) => ({ value: id, label: personName(plan, id) }));
  return people.length > 1 ? [{ value: 'all', label: 'Everybody' }, ...people] : people;
}

/** Questions as they start: what the plan itself says, else what is usual. */
export function startDraft(plan: PlanToRun, headlines: PlanHeadlines | null): QuestionDraft {
  const [first] = purchasesOf(plan);
  const purchase = first === undefined ? undefined : plan.events?.[first.value];
  const bought = purchase?.do === 'buy' ? purchase : undefined;
  const spend = spendOf(plan);
  const netWorth = headlines?.netWorth.today ?? 0;
  return {
    ask: firstAsk[plan.pinned?.measure ?? 'netWorth'],
    event: first?.value ?? 'new',
    price: amountAsTyped(bought?.home.value ?? 700_000, 0),
    depositPct: '20',
    month: monthText(monthNumber(plan.start) + Math.min(60, (plan.years ?? usualYears) * 12 - 1)),
    who: 'all',
    spend: amountAsTyped(spend > 0 ? spend : 85_000, 0),
    untilAge: String(untilAge(plan)),
    netWorth: amountAsTyped(Math.max(100_000, Math.ceil((netWorth * 1.1) / 50_000) * 50_000), 0),
  };
}

/** Dollars a year that the plan spends once work stops, without rent, which goes on besides; what its months cost where it does not say. */
function spendOf({ events = {}, costs = {} }: PlanToRun): number {
  const said = Object.values(events).flatMap((event) =>
    event.do === 'retire' && !event.off && event.spend !== undefined ? [event.spend] : [],
  );
  const counted = Object.values(costs).filter(({ off, whileRenting }) => !off && !whileRenting);
  return said.at(-1) ?? counted.reduce((sum, { monthly }) => sum + monthly, 0) * 12;
}

/** What is asked of a plan whose first question was about a measure: when to stop work, whether to cope, else when to buy. */
const firstAsk: Readonly<Record<Measure, PlanQuestion['ask']>> = {
  netWorth: 'buyEarliest',
  moneyLasts: 'stopWork',
  nextPurchase: 'buyEarliest',
  lowestCash: 'liveOn',
  taxPaid: 'buyEarliest',
  debtFree: 'buyEarliest',
};
type Measure = NonNullable<PlanToRun['pinned']>['measure'];

const usualAge = 95;

/** An age of the first person that the years of a plan can reach, of which the first may be a part. */
function untilAge({ people = {}, start }: PlanToRun): number {
  const [first] = Object.values(people);
  const months = monthNumber(start) - monthNumber(first?.born ?? start);
  const most = Math.floor((months + (limits.years - 1) * 12) / 12);
  return Math.min(most, Math.max(usualAge, Math.floor(months / 12) + 5));
}

type Wrong = Partial<Record<'price' | 'depositPct' | 'spend' | 'untilAge' | 'netWorth', string>>;
type Read =
  | { readonly question: PlanQuestion; readonly wrong: null }
  | { readonly question: null; readonly wrong: Wrong };

/** A number as typed that lies between two, or null. */
export function numberWithin(text: string, least: number, most: number): number | null {
  const amount = parseAmount(text, 'dollars');
  return typeof amount === 'number' && amount >= least && amount <= most ? amount : null;
}

const mostDollars = 1_000_000_000;
const dollarsText = 'Enter an amount from $1 to $1,000,000,000.';

/** The question that is typed, or what is wrong with it by its field. */
export function readQuestion(draft: QuestionDraft): Read {
  switch (draft.ask) {
    case 'buyEarliest': {
      const price = numberWithin(draft.price, 1, mostDollars);
      if (price === null) return { question: null, wrong: { price: dollarsText } };
      return withPurchase(draft, { ask: 'buyEarliest', price });
    }
    case 'payMost':
      return withPurchase(draft, { ask: 'payMost', month: draft.month });
    case 'stopWork':
      return readStop(draft);
    case 'saveMonthly': {
      const netWorth = numberWithin(draft.netWorth, 1, mostDollars);
      if (netWorth === null) return { question: null, wrong: { netWorth: dollarsText } };
      return { question: { ask: 'saveMonthly', netWorth }, wrong: null };
    }
    case 'highestRate':
      return { question: { ask: 'highestRate' }, wrong: null };
    case 'liveOn':
      return { question: { ask: 'liveOn', ...whoOf(draft) }, wrong: null };
  }
}

type Purchase = Extract<PlanQuestion, { readonly ask: 'buyEarliest' | 'payMost' }>;

function withPurchase(draft: QuestionDraft, question: Purchase): Read {
  if (draft.event !== 'new') return { question: { ...question, event: draft.event }, wrong: null };
  const depositPct = numberWithin(draft.depositPct, 0, 100);
  if (depositPct === null) return { question: null, wrong: { depositPct: 'Enter a percentage from 0 to 100.' } };
  return { question: { ...question, depositPct }, wrong: null };
}

function readStop(draft: QuestionDraft): Read {
  const spend = numberWithin(draft.spend, 1, mostDollars);
  const untilAge = numberWithin(draft.untilAge, 18, 120);
  if (spend !== null && untilAge !== null) {
    return { question: { ask: 'stopWork', spend, untilAge: Math.round(untilAge), ...whoOf(draft) }, wrong: null };
  }
  return {
    question: null,
    wrong: {
      ...(spend === null && { spend: dollarsText }),
      ...(untilAge === null && { untilAge: 'Enter an age from 18 to 120.' }),
    },
  };
}

function whoOf({ who }: QuestionDraft): { readonly who?: readonly string[] } {
  return who === 'all' ? {} : { who: [who] };
}
