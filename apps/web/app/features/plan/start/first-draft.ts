import {
  type Brought,
  type BroughtHome,
  type BroughtLoan,
  type FirstAnswers,
  type FirstHome,
  type FirstQuestion,
  readBrought,
  readBroughtHome,
  readBroughtLoan,
} from '@freehold/domain';
import { type State, states } from '@freehold/finance';
import { parseAmount, type TypedAmount } from '#app/lib/parse-amount.ts';

/** A property as it is typed. */
export interface HomeDraft {
  readonly use: FirstHome['use'];
  readonly state: State;
  readonly worth: string;
  readonly owing: string;
  readonly rent: string;
  /** Terms of its loan that a calculator brought. */
  readonly loan?: BroughtLoan;
  /** What else a calculator brought of it. */
  readonly known?: BroughtHome;
}

/** Answers to the five questions as they are typed; an empty text is not said. */
export interface FirstDraft {
  readonly isCouple: boolean;
  readonly age: string;
  readonly partnerAge: string;
  readonly income: string;
  readonly partnerIncome: string;
  readonly homes: readonly HomeDraft[];
  readonly rent: string;
  readonly savings: string;
  readonly super: string;
  readonly partnerSuper: string;
  readonly spending: string;
  readonly want: FirstQuestion;
  /** What a calculator brought that no question asks for. */
  readonly brought?: Brought;
}

export const blankHome: HomeDraft = { use: 'home', state: 'NSW', worth: '', owing: '', rent: '' };

export const blankDraft: FirstDraft = {
  isCouple: false,
  age: '',
  partnerAge: '',
  income: '',
  partnerIncome: '',
  homes: [],
  rent: '',
  savings: '',
  super: '',
  partnerSuper: '',
  spending: '',
  want: 'look',
};

/** Fields of a text in the draft, each in the question it stands in. */
export type TextField = Exclude<keyof FirstDraft, 'isCouple' | 'homes' | 'want' | 'brought'>;

export const mostHomes = 10;
const ages = { least: 18, most: 100 };
const mostDollars = 1_000_000_000;

/** Whether they pay rent as far as is said: nothing owned is lived in. */
export function isRenting({ homes }: FirstDraft): boolean {
  return !homes.some(({ use }) => use === 'home');
}

/** What is wrong with an age, or null; not said is nothing wrong. */
export function ageError(text: string): string | null {
  const age = parseAmount(text, 'years');
  if (age === 'blank') return null;
  if (age === 'not-an-amount' || !Number.isInteger(age)) return 'Enter an age in whole years, such as 35.';
  return age < ages.least || age > ages.most ? `Enter an age from ${ages.least} to ${ages.most}.` : null;
}

/** What is wrong with an amount of dollars, or null; not said is nothing wrong. */
export function dollarsError(text: string): string | null {
  const amount = parseAmount(text, 'dollars');
  if (amount === 'blank') return null;
  if (amount === 'not-an-amount') return 'Enter an amount, such as 650,000 or 650k.';
  if (amount < 0) return 'Enter an amount from $0.';
  return amount > mostDollars ? 'Enter an amount up to $1,000,000,000.' : null;
}

/** What is wrong with what a property is worth, or null: without it there is neither the property nor what is owed on it. */
export function worthError(text: string): string | null {
  const amount = parseAmount(text, 'dollars');
  return amount === 'blank' || amount === 0 ? 'Enter what it is worth, or remove the property.' : dollarsError(text);
}

/**
 * The answers for the engine: what is not said, or not yet an amount, is null and gets a typical figure. A property counts
 * from when it is known what it is worth.
 */
export function answersOf(draft: FirstDraft, start: FirstAnswers['start']): FirstAnswers {
  const you = { age: ageOf(draft.age), income: dollarsOf(draft.income), super: dollarsOf(draft.super) };
  const partner = {
    age: ageOf(draft.partnerAge),
    income: dollarsOf(draft.partnerIncome),
    super: dollarsOf(draft.partnerSuper),
  };
  return {
    start,
    people: draft.isCouple ? [you, partner] : [you],
    homes: draft.homes.flatMap(homeOf),
    rentWeekly: isRenting(draft) ? dollarsOf(draft.rent) : 0,
    savings: dollarsOf(draft.savings),
    monthlySpending: dollarsOf(draft.spending),
    want: draft.want,
    ...(draft.brought && { brought: draft.brought }),
  };
}

function homeOf({ use, state, worth, owing, rent, loan, known }: HomeDraft): readonly FirstHome[] {
  const value = dollarsOf(worth);
  if (value === null || value === 0) return [];
  const rentWeekly = use === 'rent' ? dollarsOf(rent) : null;
  return [
    { use, state, value, owing: dollarsOf(owing) ?? 0, rentWeekly, ...(loan && { loan }), ...(known && { known }) },
  ];
}

function ageOf(text: string): number | null {
  return ageError(text) === null ? said(parseAmount(text, 'years')) : null;
}

function dollarsOf(text: string): number | null {
  return dollarsError(text) === null ? said(parseAmount(text, 'dollars')) : null;
}

function said(amount: TypedAmount): number | null {
  return typeof amount === 'number' ? amount : null;
}

const texts = [
  'age',
  'partnerAge',
  'income',
  'partnerIncome',
  'rent',
  'savings',
  'super',
  'partnerSuper',
  'spending',
] as const satisfies readonly TextField[];
const wants = ['buyNext', 'retire', 'cope', 'keepOrSell', 'look'] as const satisfies readonly FirstQuestion[];
const longest = 30;

/** A draft from what somebody else wrote, such as a link or this tab: what is not a draft's is left out. */
export function readDraft(value: unknown): FirstDraft {
  const given = recordOf(value);
  const homes = Array.isArray(given.homes) ? given.homes.slice(0, mostHomes).map(homeDraft) : [];
  return {
    ...blankDraft,
    ...Object.fromEntries(texts.map((name) => [name, textIn(given, name)])),
    isCouple: given.isCouple === true,
    homes,
    want: wants.find((want) => want === given.want) ?? 'look',
    ...(given.brought !== undefined && { brought: readBrought(given.brought) }),
  };
}

function homeDraft(value: unknown): HomeDraft {
  const given = recordOf(value);
  return {
    use: given.use === 'rent' ? 'rent' : 'home',
    state: states.find((state) => state === given.state) ?? 'NSW',
    worth: textIn(given, 'worth'),
    owing: textIn(given, 'owing'),
    rent: textIn(given, 'rent'),
    ...(given.loan !== undefined && { loan: readBroughtLoan(given.loan) }),
    ...(given.known !== undefined && { known: readBroughtHome(given.known) }),
  };
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function textIn(given: Readonly<Record<string, unknown>>, name: string): string {
  const text = given[name];
  return typeof text === 'string' ? text.slice(0, longest) : '';
}
