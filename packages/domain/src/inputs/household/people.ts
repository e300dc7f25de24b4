import { moneyText } from '@freehold/contract';
import {
  type HouseholdEvent,
  type Income,
  isPartnered,
  type MonthText,
  type Person,
  retirementAge,
} from '@freehold/finance';
import { capital, type PersonWords } from './person-words.ts';
import { amountOf, type Entry, monthAfter, type Reading } from './reading.ts';

/** Ids of the two people a record can hold. */
export const clientId = 'client';
export const partnerId = 'partner';

const oldestAge = 120;

/** The people counted, and what their profile says of incomes and retirement. */
export interface ReadPeople {
  readonly people: readonly Person[];
  readonly incomes: readonly Income[];
  readonly events: readonly HouseholdEvent[];
}

/** What a profile says of one of the two. */
interface PersonFields {
  readonly id: typeof clientId | typeof partnerId;
  readonly words: PersonWords;
  readonly dateOfBirth: string;
  readonly employmentType: string;
  readonly gross: number;
  readonly taxFree: number;
  /** Age wished for; 0 where none is on record. */
  readonly retireAt: number;
}

/** The client, and the partner when assessed together, with incomes before tax and the month of retirement. */
export function readPeople(reading: Reading): ReadPeople {
  sayWhoIsLeftOut(reading);
  const read = fieldsOf(reading).map((fields) => readPerson(reading, fields));
  return {
    people: read.map(({ person }) => person),
    incomes: [...read.flatMap(({ incomes }) => incomes), ...additionalIncome(reading)],
    events: read.flatMap(({ events }) => events),
  };
}

function fieldsOf({ record: { profile }, isCouple, words }: Reading): readonly PersonFields[] {
  const client: PersonFields = {
    id: clientId,
    words: words.client,
    dateOfBirth: profile.dateOfBirth,
    employmentType: profile.employmentType,
    gross: profile.grossIncome,
    taxFree: profile.nonTaxableIncome,
    retireAt: profile.desiredRetirementAge,
  };
  const partner: PersonFields = {
    id: partnerId,
    words: words.partner,
    dateOfBirth: profile.partnerDob,
    employmentType: profile.partnerEmploymentType,
    gross: profile.partnerIncome,
    taxFree: profile.partnerNonTaxableIncome,
    retireAt: 0,
  };
  return isCouple ? [client, partner] : [client];
}

// As the retirement outlook reads it: a partner on record who is not assessed together.
function sayWhoIsLeftOut({ record: { profile }, isCouple, say, words }: Reading): void {
  const { maritalStatus, partnerIncome } = profile;
  const hasPartner = partnerIncome > 0 || (maritalStatus !== '' && isPartnered(maritalStatus));
  if (isCouple || !hasPartner) return;
  const why = `${words.theRecord} does not assess ${words.clientWith} with a partner`;
  say(partnerId, 'people', `${why}: ${words.partnerIncome} is not counted, living costs are counted in full.`);
}

function readPerson(reading: Reading, fields: PersonFields) {
  const born = bornOf(reading, fields);
  const retires = retirementOf(reading, fields, born);
  return {
    person: {
      id: fields.id,
      born,
      helpDebt: fields.id === clientId ? helpDebtOf(reading) : undefined,
      hospitalCover: coverOf(reading, fields),
    },
    incomes: incomesOf(reading, fields, retires),
    events:
      retires === null ? [] : [{ id: `${fields.id}.retire`, do: 'retire' as const, when: retires, person: fields.id }],
  };
}

function bornOf({ start, say, ask }: Reading, { id, words, dateOfBirth }: PersonFields): MonthText | null {
  const born = dateOfBirth.slice(0, 7);
  if (born !== '' && born <= start) return born;
  const what = capital(words.of('Date of birth'));
  const rest = 'no retirement is counted, and super cannot be drawn.';
  if (born !== '') say(id, 'born', `${what} is recorded in the future: ${rest}`);
  else
    ask({
      subject: id,
      field: 'born',
      countedAs: `${what} is not recorded: ${rest}`,
      ask: { at: `profile.${fieldOf(id, 'dateOfBirth')}`, question: words.questions.born },
    });
  return null;
}

const partnerFields = {
  dateOfBirth: 'partnerDob',
  grossIncome: 'partnerIncome',
  employmentType: 'partnerEmploymentType',
} as const;

/** The field of the profile that holds something of a person. */
function fieldOf(id: string, field: keyof typeof partnerFields): string {
  return id === partnerId ? partnerFields[field] : field;
}

/** The month of the age wished for, today for who has passed it and has no income; null where it is not counted. */
function retirementOf(reading: Reading, fields: PersonFields, born: MonthText | null): MonthText | null {
  if (born === null) return null;
  const { id, words, gross } = fields;
  const age = fields.retireAt > 0 ? fields.retireAt : retirementAge.value;
  const month = monthAfter(born, Math.round(Math.min(oldestAge, age) * 12));
  if (month >= reading.start) {
    if (fields.retireAt <= 0) askRetirement(reading, fields, age);
    return month;
  }
  if (gross <= 0) return reading.start;
  reading.say(
    `${id}.retire`,
    'when',
    `${words.are} past the retirement age of ${age} with an income: work goes on throughout.`,
  );
  return null;
}

function askRetirement({ say, ask }: Reading, { id, words }: PersonFields, age: number): void {
  const countedAs = `${capital(words.of('Retirement age'))} is not recorded: counted as ${age}.`;
  // The record has the wish of the client only.
  if (id === partnerId) say(`${id}.retire`, 'when', countedAs);
  else
    ask({
      subject: `${id}.retire`,
      field: 'when',
      countedAs,
      ask: { at: 'profile.desiredRetirementAge', question: words.questions.retires },
    });
}

function helpDebtOf(reading: Reading): number {
  const debts = reading.record.liabilities.filter(({ liabilityType }) => liabilityType === 'HECS');
  const entry = { subject: clientId, field: 'helpDebt', what: 'HECS' };
  if (debts.some(({ repaymentAmount }) => repaymentAmount > 0))
    reading.say(clientId, 'helpDebt', 'The repayment recorded for HECS is not counted: it follows from income.');
  if (debts.length > 0 && reading.isCouple)
    reading.say(clientId, 'helpDebt', `Who owes HECS is not recorded: counted as ${reading.words.client.own}.`);
  return amountOf(
    reading,
    entry,
    debts.reduce((sum, { loanBalance }) => sum + loanBalance, 0),
  );
}

function coverOf({ record, isCouple, say }: Reading, { id, words }: PersonFields): boolean | null {
  const hasCover = record.liabilities.some(({ liabilityType }) => liabilityType === 'Private Health');
  if (!hasCover)
    say(
      id,
      'hospitalCover',
      `${capital(words.of('Private hospital cover'))} is not recorded: no Medicare levy surcharge is counted.`,
    );
  else if (isCouple && id === partnerId)
    say(id, 'hospitalCover', 'Private Health is counted as hospital cover of both.');
  else if (!isCouple) say(id, 'hospitalCover', 'Private Health is counted as hospital cover.');
  return hasCover ? true : null;
}

function incomesOf(reading: Reading, fields: PersonFields, retires: MonthText | null): readonly Income[] {
  const { id, words } = fields;
  const gross = amountOf(reading, incomeEntry(`${id}.work`, capital(words.of('Gross Income'))), fields.gross);
  const taxFree = amountOf(
    reading,
    incomeEntry(`${id}.taxFree`, capital(words.of('Non-taxable Income'))),
    fields.taxFree,
  );
  if (gross === 0)
    reading.ask({
      subject: `${id}.work`,
      field: 'annual',
      countedAs: `${capital(words.of('Gross Income'))} is not recorded: none is counted.`,
      ask: { at: `profile.${fieldOf(id, 'grossIncome')}`, question: words.questions.earns },
    });
  const kind = workKind(reading, fields, gross > 0);
  const until = kind !== 'salary' && retires !== null ? { until: retires } : {};
  return [
    ...(gross > 0 ? [{ id: `${id}.work`, person: id, kind, annual: gross, ...until }] : []),
    ...(taxFree > 0 ? [{ id: `${id}.taxFree`, person: id, kind: 'taxFree' as const, annual: taxFree }] : []),
  ];
}

function workKind({ say, ask }: Reading, { id, words, employmentType }: PersonFields, earns: boolean): Income['kind'] {
  const notSalary = employmentType === 'Self-employed' || employmentType === 'Unemployed';
  if (earns && notSalary) {
    const without = 'without tax withheld or super paid by an employer';
    say(`${id}.work`, 'kind', `${words.are} recorded as ${employmentType}: the income is counted ${without}.`);
  }
  if (earns && employmentType === '')
    ask({
      subject: `${id}.work`,
      field: 'kind',
      countedAs: `${capital(words.of('Employment Type'))} is not recorded: the income is counted as a salary with super.`,
      ask: { at: `profile.${fieldOf(id, 'employmentType')}`, question: words.questions.employed },
    });
  if (employmentType === 'Self-employed') return 'business';
  return notSalary ? 'taxable' : 'salary';
}

/** Besides the gross income, which leads on every screen; the older field Income never counts. */
function additionalIncome(reading: Reading): readonly Income[] {
  const { income, grossIncome, additionalIncome: recorded, additionalIncomeSource: source } = reading.record.profile;
  if (income > 0 && income !== grossIncome)
    reading.say(
      'client.work',
      'annual',
      `Income of ${moneyText(income)} is not counted: the Gross Income of ${moneyText(grossIncome)} leads, as on every screen.`,
    );
  const annual = amountOf(reading, incomeEntry('client.additional', 'Additional Income'), recorded);
  if (annual === 0) return [];
  const from = source === '' ? '' : ` from ${source}`;
  reading.say(
    'client.additional',
    'kind',
    `Additional Income${from} is counted as taxable, beside Gross Income and the income of assets.`,
  );
  return [{ id: 'client.additional', person: clientId, kind: 'taxable', annual }];
}

function incomeEntry(subject: string, what: string): Entry {
  return { subject, field: 'annual', what };
}
