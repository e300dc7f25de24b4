import { moneyText } from '@freehold/contract';
import { monthNumber } from '@freehold/finance';
import { limits, type Plan } from '@freehold/plan';
import { monthText } from '../../figures/timeline-words.ts';
import type { HouseholdRecord } from '../../inputs/household/reading.ts';
import { householdOf } from '../../inputs/household.ts';
import { rateText } from '../../text/rates.ts';
import type { Voice } from '../../text/voice.ts';
import { type PlanFact, planFacts } from '../plan-facts.ts';
import { loanName } from '../plan-names.ts';
import { type CardBeside, cardsBeside } from './cards-beside.ts';
import { fittedName, type Importing, importing, type MadeParts, rowId } from './importing.ts';
import { ownedParts } from './owned-parts.ts';
import { peopleParts } from './people-parts.ts';
import { mostQuestions, openQuestions, type RecordQuestion } from './record-questions.ts';

/** A plan made from a client's record, and what became of the record in it. */
export interface PlanFromRecord {
  readonly plan: Plan;
  /** What the record says, as the plan has it. */
  readonly matched: readonly PlanFact[];
  /** What the record does not say, or cannot mean, and how it is counted: sentences. */
  readonly workedOut: readonly string[];
  /** Figures that we filled in and that no question asks about. */
  readonly typical: readonly PlanFact[];
  readonly questions: readonly RecordQuestion[];
  readonly cards: readonly CardBeside[];
}

/** Where a figure is from that follows from the record without standing in it. */
export const workedOutOrigin = 'worked out';

/** Where a figure is from that stands in the record of a day. */
export function recordOrigin(day: string): string {
  return `record:${day}`;
}

/**
 * A client's record as a plan that starts in the month of an ISO day, in the words for who reads. The record is only
 * read. Where it says nothing a typical figure stands and is marked so, and at most eight questions ask for the rest.
 * Throws Refusal for a day that is none.
 */
export function planFromRecord(record: HouseholdRecord, day: string, voice: Voice): PlanFromRecord {
  const from = importing(record, { ...householdOf(record, day, voice), voice });
  const parts = { ...peopleParts(from), ...ownedParts(from) };
  const plan: Plan = {
    plan: 1,
    start: from.start,
    ...recordsOf(parts),
    pinned: { measure: 'netWorth', age: pinnedAge(parts, from.start) },
    origin: originsOf(from, parts, day),
  };
  const open = openQuestions(from, plan);
  const questions = open.slice(0, mostQuestions);
  const asked = new Set(questions.flatMap(({ paths }) => paths));
  const facts = planFacts(plan);
  return {
    plan,
    matched: facts.filter(({ path }) => plan.origin?.[path] === recordOrigin(day)),
    workedOut: sentencesOf(from, { plan, open }),
    typical: facts.filter(({ path, isTypical }) => isTypical && !asked.has(path)),
    questions,
    cards: cardsBeside(from, plan),
  };
}

function recordsOf(parts: MadeParts): Partial<Plan> {
  const made = Object.entries(parts).filter(([, rows]) => rows.length > 0);
  return Object.fromEntries(
    made.map(([part, rows]) => [part, Object.fromEntries(rows.map(({ id, row }) => [id, row]))]),
  );
}

/** An age that the first person has not reached. */
function pinnedAge({ people }: MadeParts, start: string): number {
  const [first] = people;
  const age = first === undefined ? 0 : Math.floor((monthNumber(start) - monthNumber(first.row.born)) / 12);
  return Math.min(120, Math.max(65, age + 10));
}

/** What the household calls the field that a plan's is made from. */
const householdFields: Readonly<Record<string, string>> = {
  yearly: 'annual',
  rate: 'ratePct',
  pct: 'ratePct',
  dividends: 'annualIncome',
  rent: 'rentWeekly',
  land: 'landPct',
  io: 'interestOnlyUntil',
  repayment: 'monthlyRepayment',
  newBuild: 'kind',
  bought: 'contract',
  help: 'helpDebt',
  who: 'superBalance',
};

/** Fields that say what a record is and not how much. */
const structure = ['name', 'type', 'use', 'do', 'offsets', 'owner', 'whileRenting'];

function originsOf({ assumed }: Importing, parts: MadeParts, day: string): Readonly<Record<string, string>> {
  const open = new Set(assumed.map(({ subject, field }) => `${subject}.${field}`));
  const rows = Object.entries(parts).flatMap(([part, list]) => list.map((made) => ({ part, ...made })));
  return Object.fromEntries(
    rows.flatMap(({ part, of, id, row, typical = [], follows = [] }) => {
      const said = Object.keys(row).filter((key) => {
        return !(structure.includes(key) || isTypicalGroup(key, typical) || (key === 'who' && part !== 'super'));
      });
      // Hospital cover stands in a plan where the record has a policy, whoever of the two it says is covered.
      const isOpen = (key: string) =>
        follows.includes(key) || (key !== 'hospitalCover' && open.has(`${of}.${householdFields[key] ?? key}`));
      return [
        ...typical.map((field) => [`${part}/${id}/${field}`, 'typical'] as const),
        ...said.map((key) => [`${part}/${id}/${key}`, isOpen(key) ? workedOutOrigin : recordOrigin(day)] as const),
      ];
    }),
  );
}

function isTypicalGroup(key: string, typical: readonly string[]): boolean {
  return typical.some((field) => field === key || field.startsWith(`${key}/`));
}

interface Asked {
  readonly plan: Plan;
  readonly open: readonly RecordQuestion[];
}

/** What the household counts otherwise than a plan does, by the end of `subject.field`. */
const otherwise = ['.annualCosts', '.growthPct', '.people'];

function sentencesOf(from: Importing, { plan, open }: Asked): readonly string[] {
  const covered = new Set(open.flatMap(({ of }) => of));
  const rates = new Set(from.household.loans.filter(({ ratePct }) => ratePct === 0).map(({ id }) => `${id}.ratePct`));
  const read = from.assumed.filter(({ subject, field, countedAs }) => {
    const key = `${subject}.${field}`;
    const isOther = otherwise.some((end) => key.endsWith(end)) && !countedAs.includes('not counted');
    return !(covered.has(key) || rates.has(key) || isOther);
  });
  return [
    ...read.map(({ countedAs }) => countedAs),
    ...open.slice(mostQuestions).map(({ countedAs }) => countedAs),
    ...yearsAlone(from, plan),
    ...leftOut(from),
    ...homeCosts(from, plan),
    ...lowRepayments(plan),
    ...taxFree(from),
    ...cutNames(from, plan),
  ];
}

/** Purchases of which the record has the year alone. */
function yearsAlone({ household, names }: Importing, { homes, start }: Plan): readonly string[] {
  return household.homes.flatMap(({ id }) => {
    const bought = homes?.[rowId('h', id)]?.bought;
    if (bought === undefined) return [];
    const counted = `Of the purchase of ${names.get(id) ?? id} the year alone is recorded: counted as ${monthText(bought)}.`;
    return [bought.slice(0, 4) === start.slice(0, 4) ? `${counted} ${mayBeBlank}` : counted];
  });
}

// The form and the API fill in the year of entry where none is given.
const mayBeBlank = 'A year that was left blank is recorded as this year too: check it, the tax of a sale hangs on it.';

function leftOut({ household: { holdings, homes, loans, policy }, names, record }: Importing): readonly string[] {
  const others = holdings.filter(({ kind }) => kind !== 'shares');
  const counts = [
    [homes.length - limits.homes, 'properties'],
    [loans.length - limits.loans, 'loans'],
    [(policy?.dependants ?? 0) - limits.kids, 'dependants'],
  ] as const;
  return [
    ...others.map(
      ({ id, value }) => `${names.get(id) ?? id}, ${moneyText(value)}, is not counted: a plan has no place for it.`,
    ),
    ...incomeGoal(record),
    ...counts.flatMap(([more, what]) =>
      more > 0 ? [`The last ${more} ${what} on record are more than a plan holds.`] : [],
    ),
  ];
}

function incomeGoal({ profile: { retirementPassiveIncomeGoal: goal } }: HouseholdRecord): readonly string[] {
  return goal > 0
    ? [
        `The passive income goal of ${moneyText(goal)} a year is not brought: a plan works out what there is to live on.`,
      ]
    : [];
}

/** That the plan counts our typical costs of homes, which no record has, and the dashboard a part of rents alone. */
function homeCosts({ household }: Importing, { homes = {}, origin = {} }: Plan): readonly string[] {
  const isTypical = Object.keys(origin).some((path) => /^homes\/\w+\/costs\//.test(path) && origin[path] === 'typical');
  const inPlan = Object.values(homes).reduce((sum, { costs = {}, rent = 0, vacancy = 0 }) => {
    const { managePct = 0, rates = 0, insurance = 0, repairs = 0 } = costs;
    return sum + rates + insurance + repairs + (rent * (52 - vacancy) * managePct) / 100;
  }, 0);
  const onDashboard = household.homes.reduce(
    (sum, { rentWeekly = 0, managementPct = 0 }) => sum + (rentWeekly * 52 * managementPct) / 100,
    0,
  );
  if (!isTypical || inPlan <= onDashboard) return [];
  return [
    `Homes cost ${moneyText(Math.round(inPlan))} a year in the plan, our typical costs. The dashboard counts ${moneyText(Math.round(onDashboard))}, a part of the rents alone: its money lasts longer.`,
  ];
}

/** A repayment that a typical rate makes too little, which the household did not know of. */
function lowRepayments(plan: Plan): readonly string[] {
  return Object.entries(plan.loans ?? {}).flatMap(([id, { balance = 0, repayment, rate, io }]) => {
    const pct = rate?.[0]?.[1] ?? 0;
    const isTypical = plan.origin?.[`loans/${id}/rate`] === 'typical';
    if (!isTypical || repayment === undefined || io !== undefined || repayment >= (balance * pct) / 1200) return [];
    return [
      `The repayment on record of ${loanName(plan, id)} is less than its interest at ${rateText(pct)}: the interest is counted.`,
    ];
  });
}

function taxFree({ household }: Importing): readonly string[] {
  return household.incomes.some(({ kind }) => kind === 'taxFree')
    ? ['Non-taxable income is counted as taxable: a plan has no income that is free of tax.']
    : [];
}

/** Names that are longer than a plan’s can be, with what they are called in it. */
function cutNames({ names, record: { profile } }: Importing, plan: Plan): readonly string[] {
  const inPlan = namesIn(plan);
  const rows = [...names.values()].flatMap((name) => [name, `Income of ${name}`, `Offset, ${name}`]);
  return [...new Set([profile.firstName, profile.partnerFirstName, ...rows])].flatMap((name) => {
    const fitted = fittedName(name);
    if (fitted === name || !inPlan.has(fitted)) return [];
    return [`A name in a plan has at most ${limits.nameCharacters} characters: “${name}” is called “${fitted}”.`];
  });
}

function namesIn({
  people = {},
  homes = {},
  loans = {},
  money = {},
  incomes = {},
  costs = {},
}: Plan): ReadonlySet<string> {
  const records = [people, homes, loans, money, incomes, costs].flatMap((part) =>
    Object.values<{ readonly name?: string }>(part),
  );
  return new Set(records.flatMap(({ name }) => name ?? []));
}
