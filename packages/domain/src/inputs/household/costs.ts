import { moneyText } from '@freehold/contract';
import { type Cost, lendingPolicy, mostOfHousehold } from '@freehold/finance';
import { costTypes } from './loans.ts';
import { amountOf, firstOf, type Reading, recurring } from './reading.ts';

/** What is spent each month: living costs, rent paid, and the liabilities that are costs. */
export function readCosts(reading: Reading, names: ReadonlyMap<string, string>): readonly Cost[] {
  // Living costs and rent are two of them.
  const limit = { most: mostOfHousehold.costs - 2, field: 'costs', what: 'costs' };
  const rows = reading.record.liabilities.filter(
    ({ liabilityType, repaymentAmount }) => costTypes.includes(liabilityType) && repaymentAmount > 0,
  );
  const listed = firstOf(reading, rows, limit).map((row) => {
    const name = names.get(row.id) ?? row.liabilityType;
    const entry = { subject: row.id, field: 'monthly', what: `Cost of ${name}` };
    const { monthly } = recurring(reading, entry, { amount: row.repaymentAmount, frequency: row.repaymentFrequency });
    reading.say(row.id, 'until', `Until when ${name} is paid is not recorded: counted throughout.`);
    return { id: row.id, monthly };
  });
  return [living(reading), ...rent(reading), ...listed];
}

function living(reading: Reading): Cost {
  const { record, isCouple, ask } = reading;
  const entry = { subject: 'living', field: 'monthly', what: 'Living Expenses' };
  const monthly = amountOf(reading, entry, record.profile.monthlyLivingExpenses);
  if (monthly > 0) return { id: 'living', monthly };
  const amounts = lendingPolicy.value.benchmarkMonthly[isCouple ? 'couple' : 'single'];
  const place = Math.min(amounts.length - 1, dependantsOf(record.profile.dependants));
  const benchmark = amounts[place] ?? 0;
  ask({
    subject: 'living',
    field: 'monthly',
    countedAs: `Living Expenses are not recorded: Freehold’s benchmark of ${moneyText(benchmark)} a month, by household size alone, is counted.`,
    ask: { at: 'profile.monthlyLivingExpenses', question: 'What does living cost a month?' },
  });
  return { id: 'living', monthly: benchmark };
}

/** Whole dependants that lenders count, 0 to 20. */
export function dependantsOf(recorded: number): number {
  return Math.min(20, Math.max(0, Math.trunc(recorded)));
}

function rent(reading: Reading): readonly Cost[] {
  const { isRenting, rentPerWeek } = reading.record.profile;
  const entry = { subject: 'rent', field: 'monthly', what: 'Rent' };
  if (!isRenting) {
    if (rentPerWeek > 0)
      reading.say(
        'rent',
        'monthly',
        `Rent of ${moneyText(rentPerWeek)} a week is not counted: ${reading.words.doesNotRent}.`,
      );
    return [];
  }
  const { monthly } = recurring(reading, entry, { amount: rentPerWeek, frequency: 'Weekly' });
  if (monthly === 0) {
    reading.say('rent', 'monthly', `Rent is not recorded, though ${reading.words.rents}: none is counted.`);
    return [];
  }
  reading.say(
    'rent',
    'monthly',
    `Rent of ${moneyText(rentPerWeek)} a week is counted beside Living Expenses, throughout.`,
  );
  return [{ id: 'rent', monthly }];
}
