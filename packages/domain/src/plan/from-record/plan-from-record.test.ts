import { blankProfile } from '@freehold/contract';
import { balanceSheet, yearStatement } from '@freehold/finance';
import { isPlan, planProblems } from '@freehold/plan';
import { expect, test } from 'vitest';
import { asset, day, liability } from '../../../test/household-records.ts';
import { clientTimeline } from '../../figures/client-timeline.ts';
import { retirementTimeline } from '../../figures/retirement-timeline.ts';
import { monthText } from '../../figures/timeline-words.ts';
import type { HouseholdRecord } from '../../inputs/household/reading.ts';
import { planHeadlines } from '../plan-headlines.ts';
import { runPlan } from '../run-plan.ts';
import { planFromRecord } from './plan-from-record.ts';
import { answeredPlan } from './record-questions.ts';

/** The client of case S-DS-02, of whom nothing else is known. */
const client: HouseholdRecord = {
  profile: { ...blankProfile, grossIncome: 110_000, partnerIncome: 70_000, assessWithPartner: true },
  assets: [
    asset({ id: 'home', assetType: 'Primary Home', currentValue: 900_000, originalPrice: 650_000 }),
    asset({
      ...{ id: 'let', assetType: 'Investment Property', currentValue: 620_000, originalPrice: 540_000 },
      ...{ incomeAmount: 520, incomeFrequency: 'Weekly' },
    }),
    asset({
      ...{ id: 'etf', assetType: 'Shares', currentValue: 45_000, originalPrice: 30_000 },
      ...{ incomeAmount: 450, incomeFrequency: 'Quarterly' },
    }),
    asset({ id: 'fund', assetType: 'Super', currentValue: 180_000 }),
  ],
  liabilities: [
    liability({
      ...{ id: 'own', liabilityType: 'Mortgage', loanBalance: 480_000 },
      ...{ repaymentAmount: 2_950, isPrimaryResidence: true },
    }),
    liability({ id: 'second', liabilityType: 'Mortgage', loanBalance: 496_000, repaymentAmount: 2_300 }),
    liability({
      ...{ id: 'card', liabilityType: 'Credit Card', loanBalance: 3_200 },
      ...{ limitAmount: 12_000, repaymentAmount: 150 },
    }),
  ],
};

/** One person who spends more than comes in. */
const simple: HouseholdRecord = {
  profile: {
    ...{ ...blankProfile, dateOfBirth: '1986-03-04', grossIncome: 70_000, savings: 20_000 },
    ...{ monthlyLivingExpenses: 5_000, desiredRetirementAge: 60 },
  },
  assets: [],
  liabilities: [],
};

test('rows whose ids start alike are told apart', () => {
  const id = (row: number) => `de300000-0000-4000-8000-10000000000${row}`;
  const assets = client.assets.map((row, place) => ({ ...row, id: id(place) }));
  const liabilities = client.liabilities.map((row, place) => ({ ...row, id: id(place + 5) }));
  expect(cents({ ...client, assets, liabilities })).toEqual(cents(client));
});

/** Cents of a card and of the plan, by the card's title. */
function cents(record: HouseholdRecord) {
  const { cards } = planFromRecord(record, day, 'you');
  const inCents = (amount: number) => Math.round(amount * 100);
  return Object.fromEntries(cards.map(({ id, card, plan }) => [id, [inCents(card), inCents(plan)]]));
}

test('the seven cards of S-DS-02 are equal to the cent in the plan, which runs, and the record stays as it is', () => {
  const before = structuredClone(client);
  const made = planFromRecord(client, day, 'you');
  const equal = (dollars: number) => [dollars * 100, dollars * 100];
  expect(cents(client)).toEqual({
    'total-assets': equal(1_745_000),
    'total-invested': equal(1_220_000),
    'total-liabilities': equal(979_200),
    'property-count': equal(2),
    equity: equal(765_800),
    'gross-income': equal(208_840),
    'monthly-repayments': equal(5_400),
  });
  expect(made.cards.flatMap(({ differences }) => differences)).toEqual([]);
  expect(made.questions.length).toBeLessThanOrEqual(8);
  const bought = 'Of the purchase of Primary Home 1 the year alone is recorded: counted as July 2018.';
  expect(made.workedOut).toContain(bought);
  expect(made.matched.map(({ path }) => path)).not.toContain('homes/hhome/bought');
  expect(planProblems(made.plan)).toEqual([]);
  expect(runPlan(made.plan).status).toBe('run');
  expect(client).toEqual(before);
});

test('what others own is named with its amount, on each card that counts it', () => {
  const assets = client.assets.map((row) => (row.id === 'let' ? { ...row, ownershipPercentage: 50 } : row));
  const { cards, plan, questions } = planFromRecord({ ...client, assets }, day, 'you');
  // Half of 620,000, of 540,000 and of 52 weeks at 520.
  expect(
    cards.flatMap(({ title, differences }) => differences.map(({ amount, says }) => [title, amount, says])),
  ).toEqual([
    ['Total Assets', -310_000, '$310,000 of the card’s total belongs to others.'],
    ['Total Invested', -270_000, '$270,000 of the card’s total belongs to others.'],
    ['Equity', -310_000, '$310,000 of the card’s total belongs to others.'],
    ['Gross Income', -13_520, '$13,520 of the card’s total belongs to others.'],
  ]);
  expect(plan.homes?.hlet).toMatchObject({ value: 620_000, owners: { a: 50 } });
  // The loan may be recorded whole: asked, and not halved by us.
  expect(questions.map(({ id }) => id)).toContain('loans/lsecond/balance');
});

test('every row of a record is in the plan or named with its amount', () => {
  const assets = [
    ...client.assets,
    asset({ id: 'shop', assetType: 'Business', currentValue: 80_000, originalPrice: 10_000, incomeAmount: 1_000 }),
    asset({ id: 'save', assetType: 'Savings', currentValue: 40_000, incomeAmount: 100 }),
  ];
  const liabilities = [
    ...client.liabilities,
    liability({ id: 'study', liabilityType: 'HECS', loanBalance: 21_000, repaymentAmount: 200 }),
    liability({ id: 'school', liabilityType: 'School', repaymentAmount: 300, repaymentFrequency: 'Weekly' }),
  ];
  const profile = { ...client.profile, savings: 50_000, dependants: 2, additionalIncome: 5_000 };
  const { cards, plan, workedOut } = planFromRecord({ profile, assets, liabilities }, day, 'report');
  const said = cards.map(({ id, differences }) => [
    id,
    differences.map(({ amount }) => Math.round(amount * 100) / 100),
  ]);
  expect(Object.fromEntries(said)).toEqual({
    // The business is left out; savings in the profile are 10,000 above those under assets.
    'total-assets': [-80_000, 10_000],
    'total-invested': [-10_000],
    'total-liabilities': [],
    'property-count': [],
    equity: [-80_000, 10_000],
    'gross-income': [5_000],
    'monthly-repayments': [-200],
  });
  expect(workedOut).toContain('Business 1, $80,000, is not counted: a plan has no place for it.');
  expect(Object.keys(plan.kids ?? {})).toEqual(['k1', 'k2']);
  // 100 a month on 40,000.
  expect(plan.money?.msave).toMatchObject({ balance: 40_000, pct: 3 });
  expect(plan.incomes?.ia?.help).toBe(21_000);
  expect(isPlan(plan)).toBe(true);
});

test('what is in the plan’s income and not on the card is named: income without tax of each, and what is additional', () => {
  const profile = {
    ...{ ...client.profile, assessWithPartner: true, partnerIncome: 50_000, partnerNonTaxableIncome: 12_000 },
    ...{ nonTaxableIncome: 3_000, additionalIncome: 5_000 },
  };
  const { cards } = planFromRecord({ ...client, profile }, day, 'you');
  expect(cards.find(({ id }) => id === 'gross-income')?.differences.map(({ says }) => says)).toEqual([
    '$3,000 of the non-taxable income is in the plan and not on the card.',
    '$12,000 of the partner’s non-taxable income is in the plan and not on the card.',
    '$5,000 of the additional income is in the plan and not on the card.',
  ]);
});

test('answers stand in the plan as checked, what was skipped as typical', () => {
  const { plan, questions } = planFromRecord(client, day, 'you');
  const [age] = questions;
  const rate = questions.find(({ kind }) => kind === 'percent');
  // The calculators' rate of a loan on a home to live in; that of the other loan, below, is a rental's.
  expect(rate).toMatchObject({ id: 'loans/lown/rate', typical: 6.3 });
  expect(age?.question).toBe('How old are you?');
  const answered = answeredPlan(plan, questions, {
    [age?.id ?? '']: 50,
    [rate?.id ?? '']: 5.9,
    'loans/lsecond/on': 'hlet',
  });
  expect(answered.people?.a?.born).toBe('1976-05');
  expect(answered.loans?.lown?.rate).toEqual([[null, 5.9]]);
  expect(answered.loans?.lsecond).toMatchObject({ rate: [[null, 6.5]], on: ['hlet'] });
  expect(answered.origin).toMatchObject({
    'people/a/born': 'checked',
    'people/b/born': 'typical',
    'homes/hlet/value': `record:${day}`,
    'loans/lown/balance': `record:${day}`,
    'loans/lown/rate': 'checked',
    'loans/lsecond/rate': 'typical',
  });
  expect(isPlan(answered)).toBe(true);
});

test('a rental that was land when it was bought is a new dwelling in the plan', () => {
  const ofKind = (dwellingKind: 'Vacant land' | 'Off the plan' | 'Established' | null) => {
    const assets = client.assets.map((row) => (row.id === 'let' ? { ...row, dwellingKind } : row));
    const { plan } = planFromRecord({ ...client, assets }, day, 'you');
    return Object.values(plan.homes ?? {}).find(({ use }) => use === 'rent')?.newBuild;
  };
  expect(ofKind('Vacant land')).toBe(true);
  expect(ofKind('Off the plan')).toBe(true);
  expect(ofKind('Established')).toBe(false);
  expect(ofKind(null)).toBeUndefined();
});

test('hospital cover is taken from a record that has it, and said to be missing from one that has not', () => {
  const policy = liability({ id: 'cover', liabilityType: 'Private Health', repaymentAmount: 200 });
  const covered = planFromRecord({ ...client, liabilities: [...client.liabilities, policy] }, day, 'you');
  expect(Object.values(covered.plan.people ?? {}).map(({ hospitalCover }) => hospitalCover)).toEqual([true, true]);
  const facts = covered.matched.filter(({ path }) => path.endsWith('/hospitalCover'));
  expect(facts.map(({ label, value }) => [label, value])).toEqual([
    ['Private hospital cover', 'yes'],
    ['Private hospital cover', 'yes'],
  ]);
  expect(covered.workedOut).toContain('Private Health is counted as hospital cover of both.');
  const bare = planFromRecord(client, day, 'you');
  expect(bare.plan.people?.a).not.toHaveProperty('hospitalCover');
  expect(bare.workedOut).toContain(
    'Your private hospital cover is not recorded: no Medicare levy surcharge is counted.',
  );
});

test('land without rent has council rates alone and is asked for no rent; once let it is as other rentals', () => {
  const madeWith = (incomeAmount: number) => {
    const assets = client.assets.map((row) =>
      row.id === 'let' ? { ...row, dwellingKind: 'Vacant land' as const, landPercentage: null, incomeAmount } : row,
    );
    const { plan, questions, typical } = planFromRecord({ ...client, assets }, day, 'you');
    const asked = questions.filter(({ question }) => question.startsWith('What rent')).length;
    const figures = typical.map(({ path }) => path).filter((path) => path.startsWith('homes/hlet/'));
    return { home: plan.homes?.hlet, asked, figures };
  };
  const bare = madeWith(0);
  expect(bare).toMatchObject({ home: { use: 'rent', rent: 0 }, asked: 0, figures: ['homes/hlet/costs/rates'] });
  expect(Object.keys(bare.home?.costs ?? {})).toEqual(['rates']);
  expect(bare.home?.land).toBe(bare.home?.value);
  expect(bare.home).not.toHaveProperty('vacancy');
  const built = madeWith(600);
  expect(built.home).not.toHaveProperty('land');
  expect(Object.keys(built.home?.costs ?? {})).toEqual(['rates', 'insurance', 'repairs', 'managePct']);
  expect(built.home?.vacancy).toBe(2);
});

test('no rent is an answer to what a rental brings in', () => {
  const assets = client.assets.map((row) => (row.id === 'let' ? { ...row, incomeAmount: 0 } : row));
  const { plan, questions } = planFromRecord({ ...client, assets, liabilities: [] }, day, 'you');
  const [rent] = questions.filter(({ question }) => question.startsWith('What rent'));
  const answered = answeredPlan(plan, questions, { [rent?.id ?? '']: 0 });
  expect(rent?.id).toBe('homes/hlet/rent');
  expect(answered.homes?.hlet?.rent).toBe(0);
  expect(answered.origin?.['homes/hlet/rent']).toBe('checked');
});

test('costs on record are called as there or by their kind, and the rate is asked of each loan that is no card', () => {
  const school = liability({ id: 'sch', liabilityType: 'School', repaymentAmount: 900 });
  const health = (id: string, description: string) =>
    liability({ id, liabilityType: 'Private Health', repaymentAmount: 200, description });
  const liabilities = [...client.liabilities, school, health('one', 'Bupa'), health('two', '')];
  const { plan, questions } = planFromRecord({ ...client, liabilities }, day, 'you');
  const names = Object.values(plan.costs ?? {}).map(({ name }) => name);
  expect(names).toEqual([undefined, 'School costs', 'Bupa', 'Private Health 2']);
  const rates = questions.filter(({ kind }) => kind === 'percent');
  expect(rates.map(({ question }) => question)).toEqual([
    'What is the interest rate of Mortgage 1?',
    'What is the interest rate of Mortgage 2?',
  ]);
  expect(rates.map(({ paths }) => paths)).toEqual([['loans/lown/rate'], ['loans/lsecond/rate']]);
});

test('each child is asked for by itself, and an answer is that child’s alone', () => {
  const { plan, questions } = planFromRecord({ ...simple, profile: { ...simple.profile, dependants: 2 } }, day, 'you');
  const ofChildren = questions.filter(({ id }) => id.startsWith('kids/'));
  expect(ofChildren.map(({ question }) => question)).toEqual([
    'How old is the first child?',
    'How old is the second child?',
  ]);
  const answered = answeredPlan(plan, questions, { 'kids/k1/born': 12, 'kids/k2/born': 3 });
  expect(answered.kids).toEqual({ k1: { born: '2014-05' }, k2: { born: '2023-05' } });
});

test('savings that are on record twice and earn nothing are one row; an account that earns stands beside an everyday one', () => {
  const held = (incomeAmount: number) =>
    planFromRecord(
      {
        ...simple,
        profile: { ...simple.profile, savings: 40_000 },
        assets: [
          asset({ id: 'save', assetType: 'Savings', description: 'Rainy day', currentValue: 40_000, incomeAmount }),
        ],
      },
      day,
      'you',
    ).plan.money;
  expect(held(0)).toEqual({ msave: { name: 'Rainy day', balance: 40_000 } });
  expect(held(100)).toEqual({
    cash: { name: 'Everyday account', balance: 0 },
    msave: { name: 'Rainy day', balance: 40_000, pct: 3 },
  });
});

test('a purchase year that may have been left blank is said to be so', () => {
  const bought = (yearPurchased: number) => {
    const home = asset({ id: 'home', assetType: 'Primary Home', currentValue: 900_000, yearPurchased });
    const { workedOut } = planFromRecord({ ...simple, assets: [home] }, day, 'you');
    return workedOut.filter((says) => says.includes('the year alone'));
  };
  expect(bought(2018)).toEqual(['Of the purchase of Primary Home 1 the year alone is recorded: counted as July 2018.']);
  expect(bought(2026)).toEqual([
    expect.stringMatching(/counted as July 2026\. A year that was left blank is recorded as this year too/),
  ]);
});

test('money runs short in the same month on the dashboard and in the plan of the same record: both sell shares before', () => {
  const etf = asset({ id: 'etf', assetType: 'Shares', currentValue: 45_000, originalPrice: 30_000 });
  const months = [[], [etf]].map((assets) => {
    const record = { ...simple, assets };
    const { plan } = planFromRecord(record, day, 'you');
    const run = runPlan(plan);
    const { lasting } = retirementTimeline(clientTimeline(record, day));
    return run.status === 'run' ? [planHeadlines(plan, run).moneyGone, lasting] : [];
  });
  expect(months).toEqual([
    ['2051-03', 'The money runs short in March 2051.'],
    ['2052-05', 'The money runs short in May 2052.'],
  ]);
});

test('the dashboard has no income of shares that are sold', () => {
  const etf = asset({ id: 'etf', assetType: 'Shares', currentValue: 45_000, originalPrice: 30_000 });
  const yearly = { ...etf, incomeAmount: 2_000, incomeFrequency: 'Annual' as const };
  const { timeline } = clientTimeline({ ...simple, assets: [yearly] }, day);
  const years = timeline.years.map((year) => yearStatement(timeline, year));
  const held = timeline.years.map(({ last }) => balanceSheet(timeline, last).holdings);
  const gone = held.indexOf(0);
  expect(gone).toBeGreaterThan(0);
  expect(years[gone - 2]?.otherIncome).toBeGreaterThan(0);
  expect(years.slice(gone + 1).reduce((sum, { otherIncome }) => sum + otherIncome, 0)).toBe(0);
});

/** The plan of shares on record with dividends, and what the dashboard and it have at the end of each month. */
function withDividends(assets: HouseholdRecord['assets'], more: Partial<HouseholdRecord> = {}) {
  const record = { ...simple, ...more, assets };
  const { plan, matched } = planFromRecord(record, day, 'you');
  const run = runPlan(plan);
  if (run.status === 'refused') throw new Error(run.says);
  const dashboard = clientTimeline(record, day);
  const months = Array.from(
    { length: Math.min(dashboard.timeline.months, run.timeline.months) + 1 },
    (_, at) => at - 1,
  );
  const sheets = (timeline: typeof run.timeline) => months.map((month) => balanceSheet(timeline, month));
  return { plan, matched, run, dashboard, sheets };
}

const paying = asset({
  ...{ id: 'etf', assetType: 'Shares', currentValue: 245_000, originalPrice: 130_000 },
  ...{ incomeAmount: 1_800, incomeFrequency: 'Quarterly' },
});

test.each([
  ['all of them', [paying], 7_200],
  ['half of them owned', [{ ...paying, ownershipPercentage: 50 }], 3_600],
  ['others without a value beside them', [paying, asset({ ...paying, id: 'old', currentValue: 0 })], 7_200],
] as const)('shares with dividends, %s, are in each month to the cent as on the dashboard', (_, assets, dividends) => {
  const { plan, matched, run, dashboard, sheets } = withDividends([...assets]);
  expect(plan.money?.metf?.dividends).toBe(dividends);
  expect(Object.keys(plan.incomes ?? {})).toEqual(['ia']);
  expect(matched.find(({ path }) => path === 'money/metf/dividends')).toMatchObject({
    ...{ label: 'Dividends', value: dividends, unit: 'dollars a year' },
  });
  const [own, theirs] = [sheets(run.timeline), sheets(dashboard.timeline)];
  expect(own).toEqual(theirs);
  // The shares are sold within these months.
  expect(own[0]?.holdings).toBeGreaterThan(0);
  expect(own.at(-1)?.holdings).toBe(0);
  const gone = planHeadlines(plan, run).moneyGone;
  const { lasting } = retirementTimeline(dashboard);
  expect(lasting).toBe(`The money runs short in ${monthText(gone ?? '')}.`);
});

test('what is earned by the self-employed and what a business pays are in each month to the cent as on the dashboard', () => {
  const business = asset({ id: 'firm', assetType: 'Business', currentValue: 60_000, originalPrice: 60_000 });
  const paid = { ...business, incomeAmount: 24_000, incomeFrequency: 'Annual' as const };
  const profile = { ...simple.profile, employmentType: 'Self-employed' as const };
  const { plan, run, dashboard, sheets } = withDividends([paid], { profile });
  expect(plan.incomes?.ia?.type).toBe('business');
  const works = (timeline: typeof run.timeline) =>
    timeline.years.map(({ people }) => people.map(({ position }) => position.taxableIncome));
  expect(works(run.timeline)[1]?.[0]).toBeGreaterThan(90_000);
  expect(works(run.timeline)).toEqual(works(dashboard.timeline));
  const cash = (timeline: typeof run.timeline) => sheets(timeline).map((sheet) => sheet.cash);
  expect(cash(run.timeline)).toEqual(cash(dashboard.timeline));
});

test('a margin loan of a record is spent on its shares in the plan too: its interest is deducted as on the dashboard', () => {
  const margin = liability({
    ...{
      id: 'm',
      liabilityType: 'Share Margin Lending',
      loanBalance: 100_000,
      interestRate: 8.5,
      repaymentAmount: 800,
    },
  });
  const { plan, run, dashboard, sheets } = withDividends([paying], { liabilities: [margin] });
  expect(plan.loans?.lm?.type).toBe('margin');
  const taxable = (timeline: typeof run.timeline) =>
    timeline.years.map(({ people }) => people[0]?.position.taxableIncome);
  expect(taxable(run.timeline)).toEqual(taxable(dashboard.timeline));
  expect(sheets(run.timeline)).toEqual(sheets(dashboard.timeline));
});

test('dividends of a plan fall as its shares are sold, and stop with the last of them', () => {
  const { run } = withDividends([paying]);
  const years = run.timeline.years.map((year) => ({
    paid: yearStatement(run.timeline, year).otherIncome,
    held: balanceSheet(run.timeline, year.last).holdings,
  }));
  const firstSold = years.findIndex(({ paid }, at) => at > 1 && paid < (years[at - 1]?.paid ?? 0));
  const gone = years.findIndex(({ held }) => held === 0);
  expect(firstSold).toBeGreaterThan(0);
  expect(gone).toBeGreaterThan(firstSold);
  const falling = years.slice(firstSold, gone + 1).map(({ paid }) => paid);
  expect(falling.every((paid, at) => at === 0 || paid < (falling[at - 1] ?? 0))).toBe(true);
  expect(years.slice(gone + 1).map(({ paid }) => paid)).toEqual(years.slice(gone + 1).map(() => 0));
});

test('a name longer than a plan’s is cut between whole letters, and said', () => {
  const long = 'The half of the holiday house at the lake which we share w🏠th my brother';
  const holding = 'Units of the managed fund that grandmother left to us';
  const assets = [
    asset({ id: 'a', assetType: 'Investment Property', description: long, currentValue: 620_000 }),
    asset({
      id: 'b',
      assetType: 'Business',
      description: holding,
      ...{ currentValue: 9_000, incomeAmount: 30, incomeFrequency: 'Weekly' },
    }),
  ];
  const { plan, workedOut } = planFromRecord({ ...client, assets, liabilities: [] }, day, 'report');
  const called = 'The half of the holiday house at the lake which we share w…';
  expect(Object.values(plan.homes ?? {}).map(({ name }) => name)).toContain(called);
  expect(isPlan(plan)).toBe(true);
  expect(workedOut.filter((text) => text.startsWith('A name'))).toEqual([
    `A name in a plan has at most 60 characters: “${long}” is called “${called}”.`,
    `A name in a plan has at most 60 characters: “Income of ${holding}” is called “Income of Units of the managed fund that grandmother left t…”.`,
  ]);
  const short = planFromRecord(client, day, 'report').workedOut;
  expect(short.filter((text) => text.startsWith('A name'))).toEqual([]);
});

test('typical costs of homes are said beside what the dashboard counts, and not where no home has any', () => {
  const unit = asset({
    ...{ id: 'unit', assetType: 'Investment Property', currentValue: 620_000 },
    ...{ incomeAmount: 500, incomeFrequency: 'Weekly' },
  });
  const said = (assets: HouseholdRecord['assets']) =>
    planFromRecord({ ...simple, assets }, day, 'you').workedOut.filter((says) => says.startsWith('Homes cost'));
  // 2,300, 1,700 and 1,500, and 6% of 50 weeks; 20% of 52 weeks.
  expect(said([unit])).toEqual([
    'Homes cost $7,000 a year in the plan, our typical costs. The dashboard counts $5,200, a part of the rents alone: its money lasts longer.',
  ]);
  expect(said([])).toEqual([]);
});

test('a passive income goal on record is said to stay out of the plan', () => {
  const profile = { ...simple.profile, retirementPassiveIncomeGoal: 70_000 };
  const said = planFromRecord({ ...simple, profile }, day, 'you').workedOut;
  expect(said.filter((says) => says.includes('income goal'))).toEqual([
    'The passive income goal of $70,000 a year is not brought: a plan works out what there is to live on.',
  ]);
});
