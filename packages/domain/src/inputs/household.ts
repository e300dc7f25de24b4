import { type Household, type HouseholdPolicy, parseDate, usualAssumptions } from '@freehold/finance';
import type { Voice } from '../text/voice.ts';
import { dependantsOf, readCosts } from './household/costs.ts';
import { readHomes } from './household/homes.ts';
import { readLoans } from './household/loans.ts';
import { withOffsets } from './household/offsets.ts';
import { readPeople } from './household/people.ts';
import { recordWords } from './household/person-words.ts';
import { type Assumed, type HouseholdRecord, namesOfRows, type Reading } from './household/reading.ts';
import { readSavings } from './household/savings.ts';

/** A household, and what had to be assumed of it, in the order of the record. */
export interface HouseholdOf {
  readonly household: Household;
  readonly assumed: readonly Assumed[];
}

/**
 * A client's record as the household from which every figure follows, at the start of an ISO day's month. Whatever the
 * record does not say, or cannot mean, is in `assumed` with how it is counted, in the words for who reads. Throws
 * Refusal for a day that is none.
 */
export function householdOf(record: HouseholdRecord, day: string, voice: Voice = 'report'): HouseholdOf {
  parseDate('day', day);
  let assumed: readonly Assumed[] = [];
  const reading: Reading = {
    record,
    start: day.slice(0, 7),
    isCouple: record.profile.assessWithPartner,
    words: recordWords[voice],
    say: (subject, field, countedAs) => {
      assumed = [...assumed, { subject, field, countedAs }];
    },
    unsay: (subject, field) => {
      assumed = assumed.filter((each) => each.subject !== subject || each.field !== field);
    },
    ask: (missing) => {
      assumed = [...assumed, missing];
    },
  };
  return { household: householdIn(reading), assumed };
}

function householdIn(reading: Reading): Household {
  const { record, start } = reading;
  const names = namesOfRows([...record.assets, ...record.liabilities]);
  const { people, incomes, events } = readPeople(reading);
  const { homes, incomes: homeIncomes } = readHomes(reading, names);
  const { accounts, holdings, incomes: savingsIncomes, superOf } = readSavings(reading, names);
  const loans = readLoans(reading, { homes, holdings, names });
  return {
    start,
    people: people.map((person) => ({ ...person, superBalance: superOf.get(person.id) ?? 0 })),
    incomes: [...incomes, ...homeIncomes, ...savingsIncomes],
    accounts: withOffsets(reading, accounts, { loans, names }),
    holdings,
    homes,
    loans,
    costs: readCosts(reading, names),
    events,
    assume: usualAssumptions,
    policy: { dependants: dependantsOf(record.profile.dependants), ...drawnOn(holdings) },
  };
}

/** Shares are sold before cash ends below zero, as a plan sells them; a business and other assets are kept. */
function drawnOn(holdings: Household['holdings']): Pick<HouseholdPolicy, 'drawOn'> {
  const shares = holdings.filter(({ kind }) => kind === 'shares').map(({ id }) => id);
  return shares.length > 0 ? { drawOn: shares } : {};
}
