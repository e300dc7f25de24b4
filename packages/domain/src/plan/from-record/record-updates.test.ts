import { blankProfile } from '@freehold/contract';
import { apply, isPlan, type Plan } from '@freehold/plan';
import { expect, it } from 'vitest';
import { asset, liability } from '../../../test/household-records.ts';
import type { HouseholdRecord } from '../../inputs/household/reading.ts';
import { runPlan } from '../run-plan.ts';
import { planFromRecord } from './plan-from-record.ts';
import { recordDayOf, recordUpdates, takeUpdates } from './record-updates.ts';

const let1 = asset({
  ...{ id: 'let1', assetType: 'Investment Property', currentValue: 620_000, originalPrice: 540_000 },
  ...{ incomeAmount: 520, incomeFrequency: 'Weekly' },
});
const own = liability({ id: 'own', liabilityType: 'Mortgage', loanBalance: 585_000, isPrimaryResidence: true });
const car = liability({ id: 'car', liabilityType: 'Vehicle Loan', loanBalance: 12_000, repaymentAmount: 900 });
const record: HouseholdRecord = {
  profile: { ...blankProfile, grossIncome: 110_000, dateOfBirth: '1985-03-02' },
  assets: [asset({ id: 'home', assetType: 'Primary Home', currentValue: 900_000, originalPrice: 650_000 }), let1],
  liabilities: [own, car],
};
const before = '2026-03-10';
const today = '2026-11-29';
const made = planFromRecord(record, before, 'you').plan;

/** The differences between a plan and a record of today: kind, what, and both values. */
function differences(plan: Plan, now: HouseholdRecord) {
  return recordUpdates(plan, planFromRecord(now, today, 'you')).map(({ kind, path, own, theirs, isUsual }) => ({
    is: `${kind} ${path}`,
    from: own?.value,
    to: theirs?.value,
    isUsual,
  }));
}

it('lists what the record of today says otherwise, and taking all of it leaves nothing to take', () => {
  const now: HouseholdRecord = {
    ...record,
    assets: [...record.assets, asset({ id: 'etf', assetType: 'Shares', currentValue: 20_000, originalPrice: 15_000 })],
    liabilities: [{ ...own, loanBalance: 571_200 }],
  };
  expect(differences(made, now)).toEqual([
    { is: 'start start', from: 'March 2026', to: 'November 2026', isUsual: true },
    { is: 'changed loans/lown/balance', from: 585_000, to: 571_200, isUsual: true },
    { is: 'added money/metf', from: undefined, to: undefined, isUsual: true },
    { is: 'removed loans/lcar', from: undefined, to: undefined, isUsual: false },
  ]);
  const fresh = planFromRecord(now, today, 'you');
  const all = recordUpdates(made, fresh).map((update) => ({ ...update, isTaken: true }));
  const { plan, missed } = apply(made, takeUpdates(made, all, today));
  expect(missed).toEqual([]);
  expect(isPlan(plan)).toBe(true);
  expect(runPlan(plan).status).toBe('run');
  expect(plan.start).toBe('2026-11');
  expect(recordDayOf(plan)).toBe(today);
  expect(recordUpdates(plan, fresh)).toEqual([]);
});

it('ticks nothing that was changed in the plan, and keeps the rest of a plan as it is', () => {
  const changed = apply(made, [
    { set: 'homes/hlet1/value', to: 700_000 },
    { set: 'origin/homes/hlet1/value', to: 'checked' },
    { put: 'events/gift', to: { do: 'rates', when: '2026-05', add: 0.5 } },
    { put: 'events/later', to: { do: 'rates', when: { after: 'gift', months: 36 }, add: 0.5 } },
    { put: 'events/stopA', to: { do: 'retire', who: 'a', when: { age: 41 } } },
    { set: 'origin/events/stopA/when', to: 'checked' },
  ]).plan;
  const rows = recordUpdates(changed, planFromRecord(record, today, 'you'));
  expect(rows.map(({ path, isUsual }) => [path, isUsual])).toEqual([
    ['start', true],
    ['homes/hlet1/value', false],
    ['events/stopA/when', false],
  ]);
  expect(rows[0]?.says).toContain('What has passed leaves the plan');
  expect(rows[0]?.says).toContain('Counted from the new start: You stop work.');
  const updates = rows.map((row) => ({ ...row, isTaken: row.kind === 'start' }));
  const { plan } = apply(changed, takeUpdates(changed, updates, today));
  expect(plan.homes?.hlet1?.value).toBe(700_000);
  expect(Object.keys(plan.events ?? {})).not.toContain('gift');
  expect(plan.events?.later?.when).toBe('2029-05');
  expect(plan.events?.stopA?.when).toBe('2026-11');
});

it('leaves the day of what is not taken as it was', () => {
  const now: HouseholdRecord = { ...record, liabilities: [{ ...own, loanBalance: 571_200 }] };
  const updates = recordUpdates(made, planFromRecord(now, today, 'you'));
  const { plan } = apply(
    made,
    takeUpdates(
      made,
      updates.map((row) => ({ ...row, isTaken: row.kind === 'start' })),
      today,
    ),
  );
  const days = ['loans/lown/balance', 'loans/lcar/balance', 'homes/hhome/value'].map((path) => plan.origin?.[path]);
  expect(days).toEqual([`record:${before}`, `record:${before}`, `record:${today}`]);
});

it('is nothing where plan and record agree, and a plan of no record has no day', () => {
  expect(differences(planFromRecord(record, today, 'you').plan, record)).toEqual([]);
  const { origin: _, ...without } = made;
  expect(recordDayOf(without)).toBeNull();
});

const etf = asset({
  ...{ id: 'etf', assetType: 'Shares', currentValue: 20_000, originalPrice: 15_000 },
  ...{ incomeAmount: 300, incomeFrequency: 'Quarterly' },
});
const holding: HouseholdRecord = { ...record, assets: [...record.assets, etf] };

/** The plan of a record from when dividends were an income of its own. */
function olderPlan(yearlyFrom: string): Plan {
  const { plan } = planFromRecord(holding, today, 'you');
  return apply(plan, [
    { set: 'money/metf/dividends' },
    { set: 'origin/money/metf/dividends' },
    { put: 'incomes/netfa', to: { name: 'Income of Shares 1', who: 'a', type: 'other', yearly: 1_200 } },
    { set: 'origin/incomes/netfa/yearly', to: yearlyFrom },
  ]).plan;
}

it('dividends that an older plan has as an income of its own take its place in one line, and nothing counts twice', () => {
  const older = olderPlan(`record:${before}`);
  expect(differences(older, holding)).toEqual([
    { is: 'changed money/metf/dividends', from: 1_200, to: 1_200, isUsual: true },
  ]);
  const updates = recordUpdates(older, planFromRecord(holding, today, 'you'));
  const take = (isTaken: boolean) =>
    apply(
      older,
      takeUpdates(
        older,
        updates.map((update) => ({ ...update, isTaken })),
        today,
      ),
    );
  const { plan, missed } = take(true);
  expect(missed).toEqual([]);
  expect(plan).toEqual(planFromRecord(holding, today, 'you').plan);
  // Not taken it stays as it was, of the day it was.
  expect(take(false).plan).toEqual(older);
});

it('an income of shares that was changed in the plan is not ticked to give way, also where the shares are to be added', () => {
  const older = olderPlan('checked');
  expect(differences(older, holding).map(({ is, isUsual }) => [is, isUsual])).toEqual([
    ['changed money/metf/dividends', false],
  ]);
  const without = apply(older, [{ drop: 'money/metf' }]).plan;
  const [update] = recordUpdates(without, planFromRecord(holding, today, 'you'));
  expect(update).toMatchObject({ kind: 'added', path: 'money/metf', isUsual: false });
  expect(apply(without, update?.ops ?? []).plan.incomes).not.toHaveProperty('netfa');
});

it('dividends that are no longer in the record are listed, unticked', () => {
  const { plan } = planFromRecord(holding, today, 'you');
  const sold: HouseholdRecord = { ...record, assets: [...record.assets, { ...etf, incomeAmount: 0 }] };
  expect(differences(plan, sold)).toEqual([
    { is: 'changed money/metf/dividends', from: 1_200, to: 'none', isUsual: false },
  ]);
  const fresh = planFromRecord(sold, today, 'you');
  const [update] = recordUpdates(plan, fresh);
  expect(apply(plan, update?.ops ?? []).plan).toEqual(fresh.plan);
});

it('hospital cover that a record gains or loses is a line, and a plan takes it', () => {
  const policy = liability({ id: 'cover', liabilityType: 'Private Health', repaymentAmount: 200 });
  const covered: HouseholdRecord = { ...record, liabilities: [...record.liabilities, policy] };
  const { plan: without } = planFromRecord(record, today, 'you');
  const { plan: held } = planFromRecord(covered, today, 'you');
  const cover = { is: 'changed people/a/hospitalCover', isUsual: true };
  expect(differences(without, covered)).toContainEqual({ ...cover, from: undefined, to: 'yes' });
  expect(differences(held, record)).toContainEqual({ ...cover, from: 'yes', to: 'not said', isUsual: false });
  const taken = (plan: Plan, now: HouseholdRecord) => {
    const updates = recordUpdates(plan, planFromRecord(now, today, 'you')).map((row) => ({ ...row, isTaken: true }));
    return apply(plan, takeUpdates(plan, updates, today)).plan;
  };
  expect(taken(without, covered).people).toEqual(held.people);
  expect(taken(held, record)).toEqual(without);
});
