import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explainGearingStatus, explainGearingYear } from './explain-gearing.ts';
import { acquiredBeforeCutOff, type GearingStatusInputs, gearingStatus } from './gearing-status.ts';
import { type GearingYearInputs, gearingYear, type RentalRow } from './gearing-year.ts';

const home: GearingStatusInputs = {
  incomeYear: '2027-28',
  entity: 'individual',
  use: 'residential',
  interests: [{ sharePct: 100, acquiredAt: '2026-09-01' }],
};
const statusOf = (change: Partial<GearingStatusInputs>) => gearingStatus({ ...home, ...change }).status;
const acquired = (...days: readonly string[]) =>
  days.map((acquiredAt) => ({ sharePct: 100 / days.length, acquiredAt }));

describe('gearing status', () => {
  it.each([
    ['2026-05-12T19:29:59.999+10:00', true],
    ['2026-05-12T19:30:00+10:00', false],
    // 5:15 pm in Perth is 7:15 pm in the ACT; 7:10 pm in Adelaide is 7:40 pm.
    ['2026-05-12T17:15+08:00', true],
    ['2026-05-12T19:10:00+09:30', false],
    ['2026-05-12T09:29:59Z', true],
    ['2026-05-12', null],
    ['2026-05-11', true],
    ['2026-05-13', false],
  ])('a contract of %s was before the cut-off: %s', (moment, expected) => {
    expect(acquiredBeforeCutOff(moment)).toBe(expected);
  });

  it.each(['', 'May 2026', '2026-05-12T19:30', '2026-02-30', '2026-05-12T25:00+10:00', '2026-05-12 19:30+10:00'])(
    'refuses the moment %j',
    (moment) => {
      expect(() => acquiredBeforeCutOff(moment)).toThrow('interests.acquiredAt');
    },
  );

  it.each([
    [{ entity: 'smsf' }, 'exemptEntity'],
    [{ entity: 'complyingSuperFund' }, 'exemptEntity'],
    [{ entity: 'widelyHeldTrust' }, 'exemptEntity'],
    [{ entity: 'company' }, 'quarantined'],
    [{ entity: 'discretionaryTrust' }, 'quarantined'],
    [{ entity: 'partnershipShare' }, 'quarantined'],
    [{ use: 'commercial' }, 'notResidential'],
    [{ dwellingKind: 'boat' }, 'notResidential'],
    [{ fringeBenefitHousing: true }, 'exemptPurpose'],
    [{ determinedPurpose: true }, 'exemptPurpose'],
    [{ isNewBuild: true }, 'newBuild'],
    [{ isNewBuild: true, config: { newBuildMeaning: 'treatAsEstablished' } }, 'quarantined'],
    [{ isNewBuild: true, interests: acquired('2020-01-01') }, 'grandfathered'],
    [{ interests: acquired('2026-05-12'), isNewBuild: true }, 'newBuild'],
    [{ interests: acquired('2026-05-12') }, 'unknown'],
    [{ incomeYear: '2026-27' }, 'transitional'],
    [{ interests: acquired('2020-01-01', '2027-01-01') }, 'mixed'],
    [{ interests: acquired('2020-01-01', '2026-05-12') }, 'unknown'],
    [{ interests: acquired('2020-01-01', '2027-01-01'), incomeYear: '2026-27' }, 'transitional'],
    [{ interests: acquired('2020-01-01', '2027-01-01'), isNewBuild: true }, 'newBuild'],
    [{ interests: acquired('2020-01-01', '2027-01-01'), determinedPurpose: true }, 'exemptPurpose'],
  ] as const)('%j is %s', (change, expected) => {
    expect(statusOf(change)).toBe(expected);
  });

  it('treats an inherited interest as acquired now, or as the deceased’s where the setting says so', () => {
    const inherited = [
      { sharePct: 100, acquiredAt: '2027-02-01', route: 'inheritance', originalAcquiredAt: '2001-01-01' },
    ] as const;
    expect(gearingStatus({ ...home, interests: inherited })).toMatchObject({
      status: 'quarantined',
      settingsUsed: [{ setting: 'inheritedInterest', choice: 'newInterest' }],
    });
    const config = { inheritedInterest: 'keepsStatus' } as const;
    expect(statusOf({ interests: inherited, config })).toBe('grandfathered');
    const [{ originalAcquiredAt: _, ...without }] = inherited;
    expect(() => statusOf({ interests: [without], config })).toThrow('interests.originalAcquiredAt is missing');
    expect(statusOf({ interests: [{ ...without, route: 'gift' }], config })).toBe('quarantined');
    expect(statusOf({ interests: [{ ...inherited[0], route: 'relationshipBreakdown' }], config })).toBe(
      'grandfathered',
    );
  });

  it('says which share is held back, and whether a loss comes off other income', () => {
    const mixed = gearingStatus({ ...home, interests: acquired('2020-01-01', '2027-01-01') });
    expect(mixed).toMatchObject({ quarantinedSharePct: 50, lossOffsetsOtherIncome: false, quarantineRulesApply: true });
    expect(gearingStatus({ ...home, incomeYear: '2026-27' })).toMatchObject({
      quarantinedSharePct: 0,
      lossOffsetsOtherIncome: true,
      quarantineRulesApply: false,
    });
    expect(gearingStatus({ ...home, interests: acquired('2026-05-12') }).lossOffsetsOtherIncome).toBe(false);
    expect(
      gearingStatus({ ...home, interests: acquired('2026-05-12'), incomeYear: '2026-27' }).lossOffsetsOtherIncome,
    ).toBe(true);
  });

  it('lists the settings that mattered', () => {
    const settings = (change: Partial<GearingStatusInputs>) =>
      gearingStatus({ ...home, ...change }).settingsUsed.map(({ setting }) => setting);
    expect(settings({})).toEqual([]);
    expect(settings({ isNewBuild: true })).toEqual(['newBuildMeaning', 'newBuildLaterBuyer']);
    expect(settings({ isNewBuild: true, interests: acquired('2020-01-01') })).toEqual([]);
  });

  it('refuses shares that cannot be, and no interests', () => {
    for (const sharePct of [0, -1, 100.5, Number.NaN]) {
      expect(() => statusOf({ interests: [{ sharePct, acquiredAt: '2020-01-01' }] })).toThrow('interests.sharePct');
    }
    const two = [60, 41].map((sharePct) => ({ sharePct, acquiredAt: '2020-01-01' }));
    expect(() => statusOf({ interests: two })).toThrow('interests.sharePct is 101');
    const thirds = [33.3334, 33.3334, 33.3334].map((sharePct) => ({ sharePct, acquiredAt: '2020-01-01' }));
    expect(statusOf({ interests: thirds })).toBe('grandfathered');
    expect(() => statusOf({ interests: [] })).toThrow('interests is empty');
  });

  it('gives an excepted owner and no dwelling no interests and no share', () => {
    for (const change of [{ entity: 'smsf' }, { use: 'shares' }, { fringeBenefitHousing: true }] as const) {
      expect(gearingStatus({ ...home, ...change })).toMatchObject({
        interests: [],
        quarantinedSharePct: 0,
        lossOffsetsOtherIncome: true,
        rules: [{ id: 'gearing.loss-quarantine' }],
      });
    }
    expect(gearingStatus(home)).toMatchObject({
      interests: [{ sharePct: 100, status: 'quarantined' }],
      lossOffsetsOtherIncome: false,
    });
  });

  it('lists the inheritance setting where one of the interests was inherited', () => {
    const interests = [
      { sharePct: 50, acquiredAt: '2019-01-01' },
      { sharePct: 50, acquiredAt: '2027-01-01', route: 'relationshipBreakdown' },
    ] as const;
    expect(gearingStatus({ ...home, interests }).settingsUsed.map(({ setting }) => setting)).toEqual([
      'inheritedInterest',
    ]);
    const words = explainGearingStatus({ ...home, isNewBuild: true })[0]?.formula;
    expect(words).toContain('A new dwelling: losses stay deductible. You told us this is a new dwelling.');
  });

  it.each(['x2026-05-11', '2026-05-11T10:00Zx', 'x2026-05-11T10:00Z'])(
    'refuses the moment %j with more around it',
    (moment) => {
      expect(() => acquiredBeforeCutOff(moment)).toThrow('interests.acquiredAt');
    },
  );

  it('explains the part that is held back with its reason', () => {
    expect(explainGearingStatus(home)).toMatchObject([
      {
        amount: 100,
        unit: 'percent',
        formula: 'An established home bought after the cut-off: a loss cannot reduce other income.',
      },
    ]);
  });
});

const row = (status: RentalRow['status'], rent: number, deductions: number): RentalRow => ({
  status,
  rent,
  deductions,
});
const year = (change: Partial<GearingYearInputs>) => gearingYear({ incomeYear: '2028-29', properties: [], ...change });

describe('a year’s pool', () => {
  it('takes everything as deductible before 2027-28 and for an excepted owner', () => {
    const properties = [row('quarantined', 20_000, 30_000)];
    expect(year({ incomeYear: '2026-27', properties, quarantinedBroughtForward: 5_000 })).toMatchObject({
      netRentInTaxableIncome: -10_000,
      carriedForward: 0,
    });
    expect(year({ entity: 'smsf', properties })).toMatchObject({ netRentInTaxableIncome: -10_000, carriedForward: 0 });
    expect(year({ entity: 'company', properties })).toMatchObject({
      netRentInTaxableIncome: 0,
      carriedForward: 10_000,
    });
  });

  it('keeps a loss of other homes deductible, and lets revenue gains reduce the pool', () => {
    expect(
      year({ properties: [row('quarantined', 0, 8_000), row('newBuild', 0, 3_000)], revenueAssetGains: 5_000 }),
    ).toMatchObject({
      reductionByExemptIncomeAndRevenueGains: 5_000,
      quarantinedAmount: 3_000,
      netRentInTaxableIncome: -8_000,
    });
  });

  it('splits a mixed property by the part that is caught', () => {
    const mixed = { ...row('mixed', 20_000, 30_000), quarantinedPartPct: 50 };
    expect(year({ properties: [mixed] })).toMatchObject({ quarantinedAmount: 5_000, netRentInTaxableIncome: -5_000 });
    expect(() => year({ properties: [row('mixed', 1, 2)] })).toThrow('properties.quarantinedPartPct is missing');
    expect(() => year({ properties: [{ ...mixed, quarantinedPartPct: 101 }] })).toThrow('allowed is above 0 to 100');
  });

  it('uses the pool on deferred gains first, and ends it with a bankruptcy', () => {
    const inputs = {
      properties: [row('quarantined', 0, 10_000)],
      residentialCapitalGains: { deferredResidential: 4_000, residential: 3_000 },
    };
    expect(year(inputs)).toMatchObject({
      appliedToDeferredResidentialGains: 4_000,
      appliedToResidentialGains: 3_000,
      carriedForward: 3_000,
      settingsUsed: [],
    });
    expect(year({ ...inputs, bankruptInYear: true })).toMatchObject({
      carriedForward: 0,
      settingsUsed: [{ setting: 'bankruptcy' }],
    });
  });

  it('refuses a row without a status that decides, a share that cannot be, and amounts below 0', () => {
    for (const status of [undefined, 'unknown'] as const) {
      expect(() => year({ properties: [row(status, 1, 2)] })).toThrow('properties.status is not known');
    }
    for (const sharePct of [0, 101]) {
      expect(() => year({ properties: [{ ...row('newBuild', 1, 2), sharePct }] })).toThrow('properties.sharePct');
    }
    expect(() => year({ properties: [row('newBuild', -1, 2)] })).toThrow('properties.rent is -1');
    expect(() => year({ quarantinedBroughtForward: -1 })).toThrow('quarantinedBroughtForward is -1');
  });

  const money = fc.integer({ min: 0, max: 8_000_000 }).map((count) => count / 100);
  const anyRow = fc.record({
    status: fc.constantFrom('quarantined', 'grandfathered', 'newBuild', 'notResidential' as const),
    rent: money,
    deductions: money,
  });
  const anyYear = fc.record({
    incomeYear: fc.constant('2028-29' as const),
    quarantinedBroughtForward: money,
    properties: fc.array(anyRow, { maxLength: 5 }),
    residentialCapitalGains: fc.record({ deferredResidential: money, residential: money }),
  });

  it('allows or holds back every deduction, and uses or carries all that it holds back', () => {
    fc.assert(
      fc.property(anyYear, (inputs) => {
        const result = gearingYear(inputs);
        const residential = inputs.properties.filter(({ status }) => status !== 'notResidential');
        const deductions = residential.reduce((sum, { deductions: of }) => sum + of, inputs.quarantinedBroughtForward);
        expect(result.deductionsAllowed + result.quarantinedAmount).toBeCloseTo(deductions, 2);
        const used = result.appliedToDeferredResidentialGains + result.appliedToResidentialGains;
        expect(used + result.carriedForward).toBeCloseTo(result.quarantinedAmount, 2);
      }),
    );
  });

  it('does not depend on the order of rows, nor on a row told as two half shares', () => {
    fc.assert(
      fc.property(anyYear, (inputs) => {
        const turned = gearingYear({ ...inputs, properties: [...inputs.properties].reverse() });
        const halves = inputs.properties.flatMap((each) => [
          { ...each, sharePct: 50 },
          { ...each, sharePct: 50 },
        ]);
        expect(turned).toEqual(gearingYear(inputs));
        expect(gearingYear({ ...inputs, properties: halves })).toEqual(gearingYear(inputs));
      }),
    );
  });

  it('shows in its working what was brought forward, met and used', () => {
    const working = explainGearingYear({
      incomeYear: '2028-29',
      quarantinedBroughtForward: 1_000,
      properties: [row('quarantined', 0, 9_000), row('newBuild', 4_000, 1_000)],
      residentialCapitalGains: { deferredResidential: 2_000, residential: 1_500 },
    });
    expect(working.map(({ amount }) => amount)).toEqual([10_000, 3_000, 7_000, 0, 3_500, 3_500]);
    expect(working[0]?.formula).toContain('$1,000 brought forward');
    expect(working[1]?.formula).toBe('the lesser of $10,000 and $3,000 with revenue gains');
    expect(year({}).rules).toHaveLength(1);
  });

  it('ends its working on what is carried', () => {
    fc.assert(
      fc.property(anyYear, (inputs) => {
        expect(explainGearingYear(inputs).at(-1)?.amount).toBe(gearingYear(inputs).carriedForward);
      }),
    );
    const bankrupt = explainGearingYear({ incomeYear: '2028-29', properties: [], bankruptInYear: true });
    expect(bankrupt.at(-1)?.formula).toBe('a bankruptcy ends what is left');
  });
});
