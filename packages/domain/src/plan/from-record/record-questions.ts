import { moneyText } from '@freehold/contract';
import { monthNumber, states } from '@freehold/finance';
import { apply, type Operation, type Plan } from '@freehold/plan';
import { everydayId } from '../../inputs/household/savings.ts';
import { bornAt, typicalAge, typicalChildAge } from '../first-plan.ts';
import { loanName, personName } from '../plan-names.ts';
import { planRecordName } from '../plan-record-name.ts';
import { type Importing, personOf, rowId } from './importing.ts';

/** Most questions that a record leads to; what is not asked is said as worked out. */
export const mostQuestions = 8;

/** Something that the record does not say and the plan needs, with what counts until it is answered. */
export interface RecordQuestion {
  /** Path of the first field that the answer is written to. */
  readonly id: string;
  readonly question: string;
  /** What counts without an answer: `Counted as 35.` */
  readonly countedAs: string;
  /** Age in years; dollars; percent a year; one of the choices. */
  readonly kind: 'age' | 'money' | 'percent' | 'choice';
  readonly paths: readonly string[];
  readonly typical: number | string;
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
  /** What the household says instead: `subject.field`. */
  readonly of: readonly string[];
}

/** All that a record leaves open, what moves most figures first. */
export function openQuestions(from: Importing, plan: Plan): readonly RecordQuestion[] {
  return [
    ...ages(from, plan),
    ...amountQuestions(from, plan, { subject: 'living', field: 'monthly', path: 'costs/living/monthly' }),
    ...pay(from, plan),
    ...rates(plan),
    ...ofLoans(from, plan),
    ...ofHomes(from, plan, 'state'),
    ...savings(from, plan),
    ...ofHomes(from, plan, 'value'),
    ...ofHomes(from, plan, 'rentWeekly'),
    ...holders(from, plan),
    ...children(plan),
  ];
}

/** Answers by question: years, dollars, percent, or the value of a choice. */
export type RecordAnswers = Readonly<Record<string, number | string>>;

/** The plan with answers in it, each marked as checked; what was not answered stays typical. */
export function answeredPlan(plan: Plan, questions: readonly RecordQuestion[], answers: RecordAnswers): Plan {
  const ops = questions.flatMap((question) => {
    const answer = Object.hasOwn(answers, question.id) ? answers[question.id] : undefined;
    return answer === undefined ? [] : question.paths.flatMap((path) => answerOps(plan, { path, question, answer }));
  });
  return apply(plan, ops).plan;
}

interface Answer {
  readonly path: string;
  readonly question: RecordQuestion;
  readonly answer: number | string;
}

function answerOps(plan: Plan, { path, question, answer }: Answer): readonly Operation[] {
  const isList = path.endsWith('/on');
  const to =
    typeof answer === 'string' ? choiceOf(answer, isList) : numberOf(plan, { path, kind: question.kind, answer });
  return [
    { set: path, to },
    { set: `origin/${path}`, to: 'checked' },
  ];
}

function choiceOf(answer: string, isList: boolean): unknown {
  return isList ? [answer] : answer;
}

function numberOf(
  plan: Plan,
  { path, kind, answer }: { path: string; kind: RecordQuestion['kind']; answer: number },
): unknown {
  if (kind === 'age') return bornAt(plan.start, answer);
  if (kind !== 'percent') return answer;
  const steps = plan.loans?.[path.split('/')[1] ?? '']?.rate ?? [];
  return steps.map(([month, , ...fixed]) => [month, answer, ...fixed]);
}

function ages({ household, voice }: Importing, plan: Plan): readonly RecordQuestion[] {
  return household.people.flatMap(({ id, born }): readonly RecordQuestion[] => {
    if (born !== null) return [];
    const path = `people/${personOf(id)}/born`;
    const name = id === 'partner' ? 'the partner' : 'the client';
    const words = voice === 'you' ? personName(plan, personOf(id)).toLowerCase() : name;
    const question = words === 'you' ? 'How old are you?' : `How old is ${words}?`;
    const counted = `Counted as ${typicalAge}.`;
    return [
      { id: path, question, countedAs: counted, kind: 'age', paths: [path], typical: typicalAge, of: [`${id}.born`] },
    ];
  });
}

interface AskedField {
  readonly subject: string;
  readonly field: string;
  readonly path: string;
}

/** A question of the household about an amount, at its place in the plan. */
function amountQuestions(
  { assumed }: Importing,
  plan: Plan,
  { subject, field, path }: AskedField,
): readonly RecordQuestion[] {
  const asked = assumed.find((row) => row.subject === subject && row.field === field && row.ask !== undefined);
  const typical = amountAt(plan, path);
  if (asked?.ask === undefined || typical === null) return [];
  const { countedAs, ask } = asked;
  const of = [`${subject}.${field}`];
  return [{ id: path, question: ask.question, countedAs, kind: 'money', paths: [path], typical, of }];
}

function amountAt(plan: Plan, path: string): number | null {
  const value = path.split('/').reduce<unknown>((tree, key) => {
    return typeof tree === 'object' && tree !== null
      ? Object.entries(tree).find(([name]) => name === key)?.[1]
      : undefined;
  }, plan);
  return typeof value === 'number' ? value : null;
}

function pay(from: Importing, plan: Plan): readonly RecordQuestion[] {
  return from.household.people.flatMap(({ id }) =>
    amountQuestions(from, plan, { subject: `${id}.work`, field: 'annual', path: `incomes/i${personOf(id)}/yearly` }),
  );
}

/** The rate of each loan that has none on record; not of a card, whose rate moves little of a plan. */
function rates(plan: Plan): readonly RecordQuestion[] {
  return Object.entries(plan.loans ?? {}).flatMap(
    ([id, { type, balance = 0, rate = [] }]): readonly RecordQuestion[] => {
      const path = `loans/${id}/rate`;
      const [[, typical] = []] = rate;
      if (type === 'card' || balance <= 0 || typical === undefined || plan.origin?.[path] !== 'typical') return [];
      const countedAs = `No rate is recorded: counted at ${typical}%, the typical rate of such a loan.`;
      const question = `What is the interest rate of ${loanName(plan, id)}?`;
      // Ids of the plan here; the household's sentence is of any loan without a rate.
      return [{ id: path, question, countedAs, kind: 'percent', paths: [path], typical, of: [] }];
    },
  );
}

function ofLoans(from: Importing, plan: Plan): readonly RecordQuestion[] {
  const { liabilities } = from.record;
  const choices = homeChoices(plan);
  const places = from.assumed.flatMap(({ subject, field, countedAs, ask }): readonly RecordQuestion[] => {
    const id = rowId('l', subject);
    const on = plan.loans?.[id]?.on?.[0];
    if (field !== 'on' || ask === undefined || on === undefined || choices.length < 2) return [];
    const path = `loans/${id}/on`;
    const question = { id: path, question: ask.question, countedAs, kind: 'choice', paths: [path] } as const;
    return [{ ...question, typical: on, choices, of: [`${subject}.on`] }];
  });
  const parts = liabilities.flatMap(({ id }) =>
    amountQuestions(from, plan, { subject: id, field: 'balance', path: `loans/${rowId('l', id)}/balance` }),
  );
  return [...parts, ...places];
}

function homeChoices(plan: Plan) {
  return Object.keys(plan.homes ?? {}).map((value) => ({ value, label: planRecordName(plan, `homes/${value}`) }));
}

function ofHomes(from: Importing, plan: Plan, field: 'state' | 'value' | 'rentWeekly'): readonly RecordQuestion[] {
  const name = field === 'rentWeekly' ? 'rent' : field;
  return from.household.homes.flatMap(({ id }): readonly RecordQuestion[] => {
    const path = `homes/${rowId('h', id)}/${name}`;
    if (field !== 'state') return amountQuestions(from, plan, { subject: id, field, path });
    const asked = from.assumed.find((row) => row.subject === id && row.field === field)?.ask;
    const typical = plan.homes?.[rowId('h', id)]?.state;
    if (asked === undefined || typical === undefined) return [];
    const choices = states.map((value) => ({ value, label: value }));
    const countedAs = `Counted as ${typical}.`;
    const question = { id: path, question: asked.question, countedAs, kind: 'choice', paths: [path] } as const;
    return [{ ...question, typical, choices, of: [`${id}.state`] }];
  });
}

function savings({ record, assumed, voice }: Importing, { money }: Plan): readonly RecordQuestion[] {
  const hasNone = record.profile.savings <= 0 && record.assets.every(({ assetType }) => assetType !== 'Savings');
  if (!hasNone || money?.cash === undefined) return [];
  const path = 'money/cash/balance';
  const who = voice === 'you' ? 'do you have' : 'does the household have';
  const countedAs = assumed.find((row) => row.subject === everydayId)?.countedAs ?? `Counted as ${moneyText(0)}.`;
  const question = `How much ${who} in cash and offset accounts?`;
  return [{ id: path, question, countedAs, kind: 'money', paths: [path], typical: 0, of: [`${everydayId}.balance`] }];
}

/** Whose a fund is, where two people could hold it. */
function holders({ record, assumed, names }: Importing, plan: Plan): readonly RecordQuestion[] {
  const choices = Object.keys(plan.people ?? {}).map((value) => ({ value, label: personName(plan, value) }));
  if (choices.length < 2) return [];
  return record.assets.flatMap(({ id }): readonly RecordQuestion[] => {
    const fund = plan.super?.[rowId('s', id)];
    if (fund === undefined) return [];
    const path = `super/${rowId('s', id)}/who`;
    const said = assumed.find(({ subject, field }) => subject === id && field === 'superBalance');
    const asks = { question: `Whose is ${names.get(id) ?? 'Super'}?`, countedAs: said?.countedAs ?? '' };
    return [
      { id: path, ...asks, kind: 'choice', paths: [path], typical: fund.who, choices, of: [`${id}.superBalance`] },
    ];
  });
}

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** The age of each child: when one grows up decides until when they are counted. */
function children({ kids = {}, start }: Plan): readonly RecordQuestion[] {
  const rows = Object.entries(kids);
  return rows.map(([id, { born }], place): RecordQuestion => {
    const path = `kids/${id}/born`;
    const which = rows.length === 1 ? 'the child' : `the ${places[place] ?? 'next'} child`;
    const typical = Math.floor((monthNumber(start) - monthNumber(born)) / 12);
    const countedAs = `Dependants are counted as children of ${typicalChildAge}.`;
    return { id: path, question: `How old is ${which}?`, countedAs, kind: 'age', paths: [path], typical, of: [] };
  });
}
