import { blankProfile } from '@freehold/contract';
import { describe, expect, it } from 'vitest';
import { asset, day, liability, read } from '../../test/household-records.ts';
import type { Voice } from '../text/voice.ts';
import { householdOf } from './household.ts';

describe('the people of a record', () => {
  it('are the client alone, with the gross income as a salary until the age wished for', () => {
    const { household } = read({
      dateOfBirth: '1986-03-14',
      grossIncome: 120_000,
      nonTaxableIncome: 4_000,
      employmentType: 'Full-time',
      desiredRetirementAge: 62.5,
    });
    expect(household.start).toBe('2026-11');
    expect(household.people).toEqual([
      { id: 'client', born: '1986-03', helpDebt: 0, hospitalCover: null, superBalance: 0 },
    ]);
    expect(household.incomes).toEqual([
      { id: 'client.work', person: 'client', kind: 'salary', annual: 120_000 },
      { id: 'client.taxFree', person: 'client', kind: 'taxFree', annual: 4_000 },
    ]);
    // March 1986 and 62 years and a half.
    expect(household.events).toEqual([{ id: 'client.retire', do: 'retire', when: '2048-09', person: 'client' }]);
  });

  it('are both when assessed together, the partner until 65', () => {
    const couple = { assessWithPartner: true, partnerIncome: 64_000, partnerNonTaxableIncome: 500 };
    const dates = { dateOfBirth: '1984-05-17', partnerDob: '1990-01-02', grossIncome: 90_000 };
    const { household, said } = read({
      ...couple,
      ...dates,
      desiredRetirementAge: 60,
      partnerEmploymentType: 'Casual',
    });
    expect(household.people.map(({ id, born }) => [id, born])).toEqual([
      ['client', '1984-05'],
      ['partner', '1990-01'],
    ]);
    expect(household.incomes.map(({ id, kind, annual }) => [id, kind, annual])).toEqual([
      ['client.work', 'salary', 90_000],
      ['partner.work', 'salary', 64_000],
      ['partner.taxFree', 'taxFree', 500],
    ]);
    expect(household.events.map(({ id, when }) => [id, when])).toEqual([
      ['client.retire', '2044-05'],
      ['partner.retire', '2055-01'],
    ]);
    expect(said('partner.retire', 'when')).toEqual(['Retirement age of the partner is not recorded: counted as 65.']);
    expect(said('client.work', 'kind')).toEqual([
      'Employment Type of the client is not recorded: the income is counted as a salary with super.',
    ]);
  });

  it('leave out a partner who is not assessed together, and say so', () => {
    const { household, said } = read({ maritalStatus: 'married', partnerIncome: 50_000 });
    expect(household.people).toHaveLength(1);
    expect(said('partner', 'people')).toEqual([
      'The record does not assess the client with a partner: the partner’s income is not counted, living costs are counted in full.',
    ]);
  });

  it.each([
    ['Self-employed', 'business'],
    ['Unemployed', 'taxable'],
  ] as const)('when %s have a %s income, until they retire', (type, kind) => {
    const { household, said } = read({ employmentType: type, grossIncome: 80_000, dateOfBirth: '1980-12-01' });
    expect(household.incomes).toEqual([
      { id: 'client.work', person: 'client', kind, annual: 80_000, until: '2045-12' },
    ]);
    expect(said('client.work', 'kind')).toEqual([
      `The client is recorded as ${type}: the income is counted without tax withheld or super paid by an employer.`,
    ]);
  });

  it('take the gross income where the older Income differs, and additional income as taxable', () => {
    const { household, said } = read({
      grossIncome: 100_000,
      income: 90_000,
      additionalIncome: 6_000,
      additionalIncomeSource: 'tutoring',
    });
    expect(household.incomes.map(({ kind, annual }) => [kind, annual])).toEqual([
      ['salary', 100_000],
      ['taxable', 6_000],
    ]);
    expect(said('client.work', 'annual')).toEqual([
      'Income of $90,000 is not counted: the Gross Income of $100,000 leads, as on every screen.',
    ]);
    expect(said('client.additional', 'kind')).toEqual([
      'Additional Income from tutoring is counted as taxable, beside Gross Income and the income of assets.',
    ]);
  });

  it('without a date of birth have no month of birth and do not retire', () => {
    const { household, said } = read({ grossIncome: 1 });
    expect(household.people[0]?.born).toBeNull();
    expect(household.events).toEqual([]);
    expect(said('client', 'born')).toEqual([
      'Date of birth of the client is not recorded: no retirement is counted, and super cannot be drawn.',
    ]);
  });

  it('past their retirement age work on while they earn, and have retired when they do not', () => {
    const born = { dateOfBirth: '1955-02-03' };
    expect(read({ ...born, grossIncome: 50_000 }).household.events).toEqual([]);
    expect(read(born).household.events).toEqual([
      { id: 'client.retire', do: 'retire', when: '2026-11', person: 'client' },
    ]);
  });

  it('owe HECS of both lines together, and have hospital cover with Private Health', () => {
    const lines = [
      liability({ id: 'h1', liabilityType: 'HECS', loanBalance: 18_000 }),
      liability({ id: 'h2', liabilityType: 'HECS', loanBalance: 2_500, repaymentAmount: 90 }),
      liability({ id: 'p', liabilityType: 'Private Health', repaymentAmount: 130 }),
    ];
    const { household, said } = read({}, [], lines);
    expect(household.people[0]).toMatchObject({ helpDebt: 20_500, hospitalCover: true });
    expect(household.loans).toEqual([]);
    expect(household.costs.slice(1)).toEqual([{ id: 'p', monthly: 130 }]);
    expect(said('client', 'helpDebt')).toEqual([
      'The repayment recorded for HECS is not counted: it follows from income.',
    ]);
  });
});

describe('the sentences of a record', () => {
  const profile = {
    ...blankProfile,
    assessWithPartner: true,
    isRenting: false,
    rentPerWeek: 400,
    grossIncome: 90_000,
    dateOfBirth: '1950-01-01',
    address: '1 Rathdowne St, Carlton, VIC, 3053',
  };
  const assets = [
    asset({ id: 'h', assetType: 'Primary Home', currentValue: 900_000 }),
    asset({ id: 'f', assetType: 'Super', description: 'Fund', currentValue: 90_000 }),
  ];
  const liabilities = [liability({ id: 'u', liabilityType: 'HECS', loanBalance: 9_000 })];
  const saidTo = (voice: Voice) =>
    householdOf({ profile, assets, liabilities }, day, voice).assumed.map(({ countedAs }) => countedAs);

  it('say you to the client, and the client to others', () => {
    const you = saidTo('you').join('\n');
    expect(you).toContain('Your private hospital cover is not recorded');
    expect(you).toContain('Your partner’s date of birth is not recorded');
    expect(you).toContain('Your partner’s Gross Income is not recorded: none is counted.');
    expect(you).toContain('You are past the retirement age of 65 with an income');
    expect(you).toContain('Who owes HECS is not recorded: counted as yours.');
    expect(you).toContain('counted as half yours and half your partner’s.');
    expect(you).toContain('counted as your super.');
    expect(you).toContain('you do not rent.');
    expect(you).not.toMatch(/the client|the partner/i);
    expect(saidTo('report').join('\n')).not.toMatch(/\byour?s?\b/i);
  });

  it('say the same things to both', () => {
    expect(saidTo('you')).toHaveLength(saidTo('report').length);
  });
});

describe('the properties of a record', () => {
  const home = asset({
    ...{ id: 'h', assetType: 'Primary Home', currentValue: 900_000, originalPrice: 700_000 },
    description: 'Home in Carlton',
  });

  it('are the home where the client lives, and rentals at their weekly rent', () => {
    const rental = asset({ id: 'r', assetType: 'Investment Property', currentValue: 600_000, yearPurchased: 2020 });
    const rented = { ...rental, incomeAmount: 2_400, incomeFrequency: 'Monthly' };
    const { household, said } = read({ address: '1 A Street, Carlton, VIC, 3053, Australia' }, [home, rented]);
    const common = { kind: null, landPct: null, owners: [{ owner: 'client', sharePct: 100 }] };
    expect(household.homes).toEqual([
      { ...common, id: 'h', state: 'VIC', value: 900_000, contract: '2018', price: 700_000, use: 'home' },
      // 2,400 × 12 ÷ 52.
      {
        ...{ ...common, id: 'r', state: null, value: 600_000, contract: '2020', price: null, use: 'rent' },
        rentWeekly: expect.closeTo(553.846153846, 8),
        managementPct: 20,
      },
    ]);
    expect(said('h', 'state')).toEqual([
      'State of Home in Carlton is not recorded: counted as VIC, where the client lives.',
    ]);
    expect(said('r', 'state')).toEqual([
      'State of Investment Property 1 is not recorded: no duty or land tax is counted for it.',
    ]);
    expect(said('r', 'price')).toEqual([
      'Price of Investment Property 1 is not recorded: no gain is counted when it is sold.',
    ]);
    expect(said('r', 'annualCosts')).toEqual([
      'Costs of Investment Property 1 and weeks without a tenant are not recorded: counted as 20% of the rent, as lenders count them. No field takes them yet.',
    ]);
  });

  it('of a couple belong to both equally when owned whole, and to the client in part', () => {
    const part = asset({ id: 'r', assetType: 'Investment Property', ownershipPercentage: 40 });
    const { household, said } = read({ assessWithPartner: true }, [home, part]);
    expect(household.homes.map(({ owners }) => owners)).toEqual([
      [
        { owner: 'client', sharePct: 50 },
        { owner: 'partner', sharePct: 50 },
      ],
      [{ owner: 'client', sharePct: 40 }],
    ]);
    expect(said('h', 'owners')).toEqual([
      'Owners of Home in Carlton are not recorded: counted as half the client’s and half the partner’s.',
    ]);
    expect(said('r', 'owners')).toEqual([
      'Who owns the 40% of Investment Property 1 on record is not said: counted as the client’s.',
    ]);
  });

  it('of which nothing is owned are left out, and shares over 100 count as 100, said', () => {
    const none = asset({ id: 'n', assetType: 'Investment Property', ownershipPercentage: 0 });
    const over = asset({ id: 'o', assetType: 'Investment Property', ownershipPercentage: 130 });
    const { household, said } = read({}, [none, over]);
    expect(household.homes.map(({ id, owners }) => [id, owners[0]?.sharePct])).toEqual([['o', 100]]);
    expect(said('n', 'owners')).toEqual(['The record owns 0% of Investment Property 1: it is not counted.']);
    expect(said('o', 'owners')).toEqual([
      'Ownership of Investment Property 2 is recorded outside 0 to 100%: counted as 100%.',
    ]);
  });

  it('bought in 2026 need the day, and in a year that cannot be have none', () => {
    const of = (id: string, yearPurchased: number) => asset({ id, assetType: 'Investment Property', yearPurchased });
    const { household, said } = read({}, [of('a', 2026), of('b', 0), of('c', 2027)]);
    expect(household.homes.map(({ contract }) => contract)).toEqual(['2026', null, null]);
    expect(said('a', 'contract')).toEqual([
      'Of the purchase of Investment Property 1 only 2026 is recorded; the day decides whether its losses are held back.',
    ]);
    expect(said('b', 'contract')).toHaveLength(1);
    expect(said('c', 'contract')).toHaveLength(1);
  });
});

describe('savings and other assets of a record', () => {
  it('are an everyday account, an account each, super by person and holdings', () => {
    const assets = [
      asset({ id: 's', assetType: 'Savings', currentValue: 38_000, incomeAmount: 114 }),
      asset({ id: 'u', assetType: 'Super', currentValue: 100_000, description: 'Super of Alex' }),
      asset({
        id: 'v',
        assetType: 'Super',
        currentValue: 50_000,
        ownershipPercentage: 50,
        description: 'Industry fund',
      }),
      asset({ id: 'x', assetType: 'Shares', currentValue: 48_200, incomeAmount: 460, incomeFrequency: 'Quarterly' }),
      asset({ id: 'b', assetType: 'Business', currentValue: 320_000, ownershipPercentage: 60 }),
      asset({ id: 'o', assetType: '', currentValue: 10 }),
    ];
    const couple = { assessWithPartner: true, partnerFirstName: 'Alex' };
    const { household, said } = read(couple, assets);
    const both = [
      { owner: 'client', sharePct: 50 },
      { owner: 'partner', sharePct: 50 },
    ];
    expect(household.accounts).toEqual([
      { id: 'everyday', balance: 0 },
      // 1,368 a year on 38,000.
      { id: 's', balance: 38_000, ratePct: expect.closeTo(3.6, 12) },
    ]);
    expect(household.people.map(({ superBalance }) => superBalance)).toEqual([25_000, 100_000]);
    expect(household.holdings).toEqual([
      { id: 'x', kind: 'shares', value: 48_200, annualIncome: 1_840, owners: both },
      { id: 'b', kind: 'business', value: 320_000, owners: [{ owner: 'client', sharePct: 60 }] },
      { id: 'o', kind: 'other', value: 10, owners: both },
    ]);
    expect(said('v', 'superBalance')).toEqual([
      'Of Industry fund the 50% that is owned is counted, and the rest is not.',
      'Who holds Industry fund is not recorded: counted as super of the client.',
    ]);
    expect(said('o', 'kind')).toEqual(['Kind of Asset 1 is not recorded: counted as another asset.']);
  });

  it.each([
    [50_000, 20_000, 30_000, 'the difference of $30,000 as savings without interest.'],
    [20_000, 50_000, 0, 'that under Assets.'],
    [15_000, 0, 15_000, 'the difference of $15,000 as savings without interest.'],
  ])('count the larger of %d under Savings and %d under Assets', (field, listed, everyday, ending) => {
    const assets = listed === 0 ? [] : [asset({ id: 's', assetType: 'Savings', currentValue: listed })];
    const { household, said } = read({ savings: field }, assets);
    expect(household.accounts[0]).toEqual({ id: 'everyday', balance: everyday });
    expect(said('everyday', 'balance').join('')).toContain(ending);
  });

  it('with more income than a balance earns have it as taxable income', () => {
    const { household } = read({}, [asset({ id: 's', assetType: 'Savings', currentValue: 100, incomeAmount: 20 })]);
    expect(household.accounts[1]).toEqual({ id: 's', balance: 100 });
    expect(household.incomes).toEqual([{ id: 's.income', person: 'client', kind: 'taxable', annual: 240 }]);
  });
});

describe('the costs of a record', () => {
  it('are living, rent and what the liabilities list as costs', () => {
    const childcare = { liabilityType: 'Childcare', repaymentAmount: 310, repaymentFrequency: 'Weekly' };
    const { household } = read(
      { monthlyLivingExpenses: 2_300, isRenting: true, rentPerWeek: 520 },
      [],
      [liability({ id: 'c', ...childcare })],
    );
    expect(household.costs).toEqual([
      { id: 'living', monthly: 2_300 },
      // 520 × 52 ÷ 12, and 310 × 52 ÷ 12.
      { id: 'rent', monthly: expect.closeTo(2_253.3333, 4) },
      { id: 'c', monthly: expect.closeTo(1_343.3333, 4) },
    ]);
  });

  it.each([
    [{ dependants: 0 }, 1_400],
    [{ dependants: 2 }, 2_100],
    [{ assessWithPartner: true, dependants: 7 }, 3_000],
  ])('take the benchmark where no living costs are recorded: %o', (profile, monthly) => {
    const { household, said } = read(profile);
    expect(household.costs).toEqual([{ id: 'living', monthly }]);
    expect(said('living', 'monthly')).toHaveLength(1);
    expect(household.policy).toEqual({ dependants: profile.dependants });
  });

  it('do not have rent of who does not rent, and say so', () => {
    const { household, said } = read({ rentPerWeek: 400, monthlyLivingExpenses: 1_000 });
    expect(household.costs).toHaveLength(1);
    expect(said('rent', 'monthly')).toEqual(['Rent of $400 a week is not counted: the client does not rent.']);
  });
});
