import { describe, expect, it } from 'vitest';
import { lendingPolicy } from '../rules/lending-policy.ts';
import { Refusal } from '../units/refusal.ts';
import type { PolicyOverrides, ServiceabilityInputs } from './applicant-record.ts';
import { explainServiceability } from './explain-serviceability.ts';
import { serviceability } from './serviceability.ts';

const single = { adults: 1, dependants: 0, declaredLivingMonthly: 2_000 };
const base: ServiceabilityInputs = {
  financialYear: '2026-27',
  applicants: [{ incomes: [{ type: 'salary', annual: 100_000 }] }],
  households: [single],
  newLoan: { annualRatePct: 6, termYears: 30 },
};
const owned = [{ applicant: 0, sharePct: 100 }];
const rental = { id: 'r', weeklyRent: 500, owners: owned };
const found = (changes: Partial<ServiceabilityInputs>) => serviceability({ ...base, ...changes });
const living = (household: object, policy: PolicyOverrides = {}) =>
  found({ households: [{ ...single, ...household }], policy }).livingMonthly;
const commitments = (
  liability: NonNullable<ServiceabilityInputs['liabilities']>[number],
  policy: PolicyOverrides = {},
) => found({ liabilities: [liability], policy }).commitments;

describe('what a lender counts', () => {
  it('is income by kind, taxed but for what is not taxable', () => {
    const incomes = [
      { type: 'overtime', annual: 10_000 },
      { type: 'nonTaxable', annual: 5_000 },
    ] as const;
    // 108,000 taxable: 26,800 × 15 % + 63,000 × 30 % = 22,920; levy 2,160.
    const { perApplicant, grossIncomeAnnual } = found({
      applicants: [{ incomes: [{ type: 'salary', annual: 100_000 }, ...incomes] }],
    });
    expect(perApplicant).toEqual([{ countedIncome: 113_000, countedRent: 0, taxableIncome: 108_000, tax: 25_080 }]);
    expect(grossIncomeAnnual).toBe(115_000);
  });

  it('is rent at 80 %, or at 90 % less the larger of costs and 10 %', () => {
    const rent = (annualCosts: number | undefined, policy: PolicyOverrides) =>
      found({ properties: [{ ...rental, annualCosts }], policy }).perApplicant[0]?.countedRent;
    expect(rent(9_000, {})).toBe(20_800);
    expect(rent(9_000, { rentMethod: 'haircutThenCosts' })).toBe(14_400);
    expect(rent(1_000, { rentMethod: 'haircutThenCosts' })).toBe(20_800);
    expect(rent(undefined, { rentMethod: 'haircutThenCosts', rentMinCostPct: 20 })).toBe(18_200);
  });

  it('splits rent and losses by share, and a person outside the application takes the rest', () => {
    const half = { ...rental, owners: [{ applicant: 1, sharePct: 30 }] };
    const two = [...base.applicants, { incomes: [] }];
    const { perApplicant, grossIncomeAnnual } = found({ applicants: two, properties: [half] });
    expect(perApplicant.map(({ countedRent }) => countedRent)).toEqual([0, 6_240]);
    expect(grossIncomeAnnual).toBe(100_000 + 7_800);
  });

  const loan = { kind: 'homeLoan', property: 'r', balance: 500_000, annualRatePct: 6, remainingMonths: 300 } as const;
  it('lets a rental loss lower tax where policy and property allow it, at the interest really paid', () => {
    const taxable = (lossDeductible: boolean | undefined, policy: PolicyOverrides = {}) =>
      found({ properties: [{ ...rental, lossDeductible }], liabilities: [loan], policy }).perApplicant[0]
        ?.taxableIncome;
    // 20,800 − 30,000
    expect(taxable(undefined)).toBe(90_800);
    expect(taxable(true)).toBe(90_800);
    expect(taxable(false)).toBe(100_000);
    expect(taxable(true, { negativeGearing: false })).toBe(100_000);
    const gain = found({ properties: [{ ...rental, lossDeductible: false }] });
    expect(gain.perApplicant[0]?.taxableIncome).toBe(120_800);
    const elsewhere = found({ properties: [rental], liabilities: [{ ...loan, property: undefined }] });
    expect(elsewhere.perApplicant[0]?.taxableIncome).toBe(120_800);
  });

  it('adds a claimed loss back for a study loan, never below zero tax', () => {
    const student = { helpDebt: true, incomes: [{ type: 'salary', annual: 100_000 }] } as const;
    const tax = (applicants: ServiceabilityInputs['applicants']) =>
      found({ applicants, properties: [rental], liabilities: [loan] }).perApplicant[0]?.tax ?? 0;
    const alone = found({ applicants: [student] }).perApplicant[0]?.tax ?? 0;
    const help = alone - (found({}).perApplicant[0]?.tax ?? 0);
    expect(help).toBeGreaterThan(0);
    expect(tax([student]) - tax(base.applicants)).toBeCloseTo(help, 6);
    const big = found({ properties: [rental], liabilities: [{ ...loan, balance: 5e6 }] });
    expect(big.perApplicant[0]).toMatchObject({ taxableIncome: 0, tax: 0 });
  });

  it('is living costs at the larger of declared and benchmark, with other costs on top', () => {
    expect([0, 1, 2, 3, 9].map((dependants) => living({ declaredLivingMonthly: 0, dependants }))).toEqual([
      1_400, 1_800, 2_100, 2_400, 2_400,
    ]);
    expect([0, 1, 2, 3].map((dependants) => living({ adults: 2, declaredLivingMonthly: 0, dependants }))).toEqual([
      2_100, 2_400, 2_700, 3_000,
    ]);
    expect(living({ otherCostsMonthly: 300 })).toBe(2_300);
    expect(living({ declaredLivingMonthly: undefined })).toBe(1_400);
    expect(living({}, { benchmarkMonthly: { single: [5_000, 0, 0, 0] } })).toBe(5_000);
    const same = found({
      households: [
        { ...single, declaredLivingMonthly: 1_400 },
        { ...single, declaredLivingMonthly: 1_399 },
      ],
    });
    expect(same).toMatchObject({ benchmarkApplied: [false, true], livingMonthly: 2_800 });
  });

  it('is 3.8 % of a card’s limit and at least 25, 3 % of an overdraft', () => {
    expect(commitments({ kind: 'card', limit: 10_000 }).cards).toBeCloseTo(380, 9);
    expect(commitments({ kind: 'card', limit: 100 }).cards).toBe(25);
    expect(commitments({ kind: 'card', limit: 0 }).cards).toBe(0);
    expect(commitments({ kind: 'overdraft', limit: 10_000 }).overdrafts).toBe(300);
    expect(commitments({ kind: 'help' })).toEqual({ cards: 0, overdrafts: 0, homeLoans: 0, otherLoans: 0 });
  });

  it('is a home loan at the assessment rate on the larger of balance and limit over the principal-and-interest months', () => {
    const plain = { kind: 'homeLoan', balance: 100_000, annualRatePct: 6, remainingMonths: 120 } as const;
    // 100,000 at 9 % over 120 months: 1,266.76
    expect(commitments(plain).homeLoans).toBeCloseTo(1_266.76, 2);
    expect(commitments({ ...plain, limit: 200_000 }).homeLoans).toBeCloseTo(2_533.52, 2);
    expect(commitments({ ...plain, limit: 50_000 }).homeLoans).toBeCloseTo(1_266.76, 2);
    expect(commitments({ ...plain, remainingMonths: 180, ioMonthsRemaining: 60 }).homeLoans).toBeCloseTo(1_266.76, 2);
    // At 1 % the floor of 5.5 % counts: 1,085.26
    expect(commitments({ ...plain, annualRatePct: 1 }).homeLoans).toBeCloseTo(1_085.26, 2);
    const all = found({ liabilities: [plain, { kind: 'card', limit: 1_000 }, { kind: 'overdraft', limit: 1_000 }] });
    expect(all.commitmentsMonthly).toBeCloseTo(1_266.76 + 38 + 30, 2);
    const personal = { kind: 'personalLoan', balance: 900, repaymentMonthly: 50 } as const;
    expect(found({ liabilities: [plain, personal] }).commitmentsMonthly).toBeCloseTo(1_266.76 + 50, 2);
    expect(all.existingDebt).toBe(102_000);
  });

  it('is a personal loan at its repayment, or worked out at its own rate', () => {
    expect(commitments({ kind: 'personalLoan', balance: 10_000, repaymentMonthly: 321 }).otherLoans).toBe(321);
    const worked = { kind: 'personalLoan', balance: 10_000, annualRatePct: 12, remainingMonths: 24 } as const;
    expect(commitments(worked).otherLoans).toBeCloseTo(470.73, 2);
    expect(found({ liabilities: [worked] }).existingDebt).toBe(10_000);
    expect(found({ liabilities: [{ kind: 'help', balance: 50_000 }] }).existingDebt).toBe(0);
    expect(
      found({ liabilities: [{ kind: 'homeLoan', balance: 10, limit: 20, annualRatePct: 6, remainingMonths: 9 }] })
        .existingDebt,
    ).toBe(20);
  });
});

describe('the largest loan', () => {
  it('falls with each dollar of a limit', () => {
    let before = found({}).maxLoan;
    for (const limit of [1_000, 1_100, 5_000, 20_000]) {
      const { maxLoan } = found({ liabilities: [{ kind: 'card', limit }] });
      expect(maxLoan).toBeLessThan(before);
      before = maxLoan;
    }
  });

  it('is repaid over the months of principal and interest, to the cent at both rates', () => {
    const { maxLoan, repaymentAssessedMonthly, surplusMonthly, repaymentActualMonthly } = found({
      newLoan: { annualRatePct: 6, termYears: 30, ioYears: 5 },
    });
    expect(maxLoan).toBeLessThan(found({}).maxLoan);
    expect(surplusMonthly - repaymentAssessedMonthly).toBeGreaterThan(-0.01);
    expect(surplusMonthly - repaymentAssessedMonthly).toBeLessThan(0.02);
    expect(repaymentActualMonthly).toBeCloseTo((maxLoan * 0.005) / (1 - 1.005 ** -300), 2);
  });

  it('is lower by the least surplus a lender wants', () => {
    const { maxLoan, surplusMonthly } = found({ policy: { minSurplusMonthly: 500 } });
    expect(surplusMonthly).toBeCloseTo(found({}).surplusMonthly - 500, 9);
    expect(maxLoan).toBeLessThan(found({}).maxLoan);
  });

  it('rises with an investor’s deductible interest, and only with a property to rent', () => {
    const newProperty = { ...rental, id: 'new' };
    const owner = found({ newProperty }).maxLoan;
    const investor = { ...base.newLoan, purpose: 'investor' } as const;
    expect(found({ newProperty, newLoan: investor }).maxLoan).toBeGreaterThan(owner);
    expect(found({ newLoan: investor }).maxLoan).toBe(found({}).maxLoan);
    expect(found({ newProperty, newLoan: investor }).grossIncomeAnnual).toBe(126_000);
  });

  it('is found for the largest incomes, where doubles lie further apart than cents', () => {
    const rich = { incomes: Array.from({ length: 40 }, () => ({ type: 'nonTaxable', annual: 1e9 }) as const) };
    const { maxLoan, surplusMonthly } = found({
      applicants: [rich, rich, rich, rich],
      newLoan: { annualRatePct: 0.01, termYears: 40, purpose: 'investor' },
      newProperty: { ...rental, weeklyRent: 1e6 },
      policy: { bufferPct: 0, floorPct: 0 },
    });
    // 480 repayments of the surplus and less than a quarter of a per cent of interest.
    expect(maxLoan / (480 * surplusMonthly)).toBeGreaterThan(0.9975);
    expect(maxLoan / (480 * surplusMonthly)).toBeLessThan(1);
  });

  it('is nothing with a reason where there is no surplus', () => {
    const poor = found({ applicants: [{ incomes: [] }] });
    expect(poor).toMatchObject({ maxLoan: 0, dtiMaxLoan: 0, dtiAtMax: null, repaymentAssessedMonthly: 0 });
    expect(poor.sentence).toContain('$2,000 a month is missing');
    expect(poor.sentence).not.toContain('benchmark');
    // 24,000 a year are 2,000 a month; a cent more a month carries less than two dollars of loan.
    for (const [annual, maxLoan] of [
      [24_000, 0],
      [24_000.05, 0],
      [24_001, 10],
    ] as const) {
      const just = found({ applicants: [{ incomes: [{ type: 'nonTaxable', annual }] }] });
      expect(just.maxLoan).toBe(maxLoan);
      if (maxLoan === 0) expect(just.sentence).toContain('leaves nothing for a repayment');
    }
    const benchmark = found({ applicants: [{ incomes: [] }], households: [{ adults: 1, dependants: 0 }] });
    expect(benchmark.sentence).toContain('our benchmark');
    expect(found({}).sentence).toMatch(/^A surplus of \$[\d,.]+ a month carries a loan of \$[\d,]+ assessed at 9%/);
  });

  it('has its debt in times gross income and the loan at six times', () => {
    const { dtiAtMax, maxLoan, dtiMaxLoan } = found({ liabilities: [{ kind: 'card', limit: 10_000 }] });
    expect(dtiAtMax).toBeCloseTo((maxLoan + 10_000) / 100_000, 12);
    expect(dtiMaxLoan).toBe(590_000);
    expect(found({ policy: { dtiLimit: 7 } }).dtiMaxLoan).toBe(700_000);
  });

  it('names its rules and what of them is frozen', () => {
    expect(found({}).rules).toContain(lendingPolicy);
    expect(found({}).frozen).toEqual([]);
    expect(found({ financialYear: '2030-31' }).frozen).toContain('medicare.levy.2026-27');
  });

  it('explains itself to the loan', () => {
    const inputs = {
      ...base,
      households: [single, { adults: 2, dependants: 1, otherCostsMonthly: 100 }],
      newLoan: { annualRatePct: 6, termYears: 30, ioYears: 5 },
    };
    const lines = explainServiceability(inputs);
    expect(lines.at(-1)).toMatchObject({ label: 'Largest loan', amount: serviceability(inputs).maxLoan });
    expect(lines.at(-1)?.formula).toContain('300 months');
    expect(lines.map(({ amount }) => amount)).toContain(serviceability(inputs).surplusMonthly);
    expect(lines.find(({ label }) => label === 'Living costs')?.formula).toBe(
      '$2,000 declared + our benchmark + $100 other',
    );
    expect(lines.find(({ label }) => label === 'Applicant 1 after tax')?.amount).toBeCloseTo(77_480, 6);
    const rented = explainServiceability({ ...inputs, properties: [rental] })[1];
    expect(rented?.amount).toBeCloseTo(serviceability({ ...inputs, properties: [rental] }).netIncomeAnnual, 6);
    expect(lines[0]).toMatchObject({ amount: 9, formula: 'the larger of 6% + 3% and 5.5%' });
  });
});

describe('impossible inputs', () => {
  const homeLoan = { kind: 'homeLoan', balance: 1, annualRatePct: 6, remainingMonths: 12 } as const;
  const personal = { kind: 'personalLoan', balance: 1 } as const;
  const person = base.applicants[0] ?? { incomes: [] };
  it.each([
    [{ applicants: [] }, 'outOfRange applicants'],
    [{ applicants: [person, person, person, person, person] }, 'outOfRange applicants'],
    [{ applicants: [{ incomes: [{ type: 'salary', annual: -1 }] }] }, 'outOfRange applicants.incomes.annual'],
    [{ households: [] }, 'outOfRange households'],
    [{ households: [single, single, single] }, 'outOfRange households'],
    [{ households: [{ ...single, adults: 0 }] }, 'outOfRange households.adults'],
    [{ households: [{ ...single, adults: 3 }] }, 'outOfRange households.adults'],
    [{ households: [{ ...single, dependants: -1 }] }, 'outOfRange households.dependants'],
    [{ households: [{ ...single, dependants: 1.5 }] }, 'outOfRange households.dependants'],
    [{ households: [{ ...single, declaredLivingMonthly: -1 }] }, 'outOfRange households.declaredLivingMonthly'],
    [{ households: [{ ...single, otherCostsMonthly: -1 }] }, 'outOfRange households.otherCostsMonthly'],
    [{ properties: [{ ...rental, weeklyRent: -1 }] }, 'outOfRange properties.weeklyRent'],
    [{ properties: [{ ...rental, annualCosts: -1 }] }, 'outOfRange properties.annualCosts'],
    [{ properties: [rental, rental] }, 'incompatible properties.id'],
    [
      { properties: [{ ...rental, owners: [{ applicant: 1, sharePct: 1 }] }] },
      'outOfRange properties.owners.applicant',
    ],
    [
      { properties: [{ ...rental, owners: [{ applicant: 0, sharePct: -1 }] }] },
      'outOfRange properties.owners.sharePct',
    ],
    [
      { properties: [{ ...rental, owners: [...owned, { applicant: 0, sharePct: 1 }] }] },
      'outOfRange properties.owners.sharePct',
    ],
    [{ newProperty: { ...rental, weeklyRent: 2e6 } }, 'outOfRange newProperty.weeklyRent'],
    [{ liabilities: [{ kind: 'card', limit: -1 }] }, 'outOfRange liabilities.limit'],
    [{ liabilities: [{ kind: 'overdraft', limit: -1 }] }, 'outOfRange liabilities.limit'],
    [{ liabilities: [{ kind: 'help', balance: -1 }] }, 'outOfRange liabilities.balance'],
    [{ liabilities: [{ ...homeLoan, balance: -1 }] }, 'outOfRange liabilities.balance'],
    [{ liabilities: [{ ...homeLoan, limit: -1 }] }, 'outOfRange liabilities.limit'],
    [{ liabilities: [{ ...homeLoan, annualRatePct: 31 }] }, 'outOfRange liabilities.annualRatePct'],
    [{ liabilities: [{ ...homeLoan, remainingMonths: 0 }] }, 'outOfRange liabilities.remainingMonths'],
    [{ liabilities: [{ ...homeLoan, ioMonthsRemaining: 12 }] }, 'outOfRange liabilities.ioMonthsRemaining'],
    [{ liabilities: [{ ...homeLoan, ioMonthsRemaining: 11 }] }, 'none'],
    [{ liabilities: [{ ...homeLoan, property: 'r' }] }, 'unknownValue liabilities.property'],
    [{ liabilities: [personal] }, 'required liabilities.repaymentMonthly'],
    [{ liabilities: [{ ...personal, annualRatePct: 9 }] }, 'required liabilities.remainingMonths'],
    [{ liabilities: [{ ...personal, remainingMonths: 9 }] }, 'required liabilities.annualRatePct'],
    [{ liabilities: [{ ...personal, repaymentMonthly: -1 }] }, 'outOfRange liabilities.repaymentMonthly'],
    [
      { liabilities: [{ ...personal, repaymentMonthly: 1, annualRatePct: 9 }] },
      'incompatible liabilities.repaymentMonthly',
    ],
    [
      { liabilities: [{ ...personal, repaymentMonthly: 1, remainingMonths: 9 }] },
      'incompatible liabilities.repaymentMonthly',
    ],
    [{ liabilities: [{ ...personal, balance: -1, repaymentMonthly: 1 }] }, 'outOfRange liabilities.balance'],
    [
      { liabilities: [{ ...personal, annualRatePct: 101, remainingMonths: 9 }] },
      'outOfRange liabilities.annualRatePct',
    ],
    [
      { liabilities: [{ ...personal, annualRatePct: 9, remainingMonths: 0 }] },
      'outOfRange liabilities.remainingMonths',
    ],
    [{ newLoan: { annualRatePct: 31, termYears: 30 } }, 'outOfRange newLoan.annualRatePct'],
    [{ newLoan: { annualRatePct: 6, termYears: 0 } }, 'outOfRange newLoan.termYears'],
    [{ newLoan: { annualRatePct: 6, termYears: 41 } }, 'outOfRange newLoan.termYears'],
    [{ newLoan: { annualRatePct: 6, termYears: 30, ioYears: 16 } }, 'outOfRange newLoan.ioYears'],
    [{ newLoan: { annualRatePct: 6, termYears: 10, ioYears: 10 } }, 'outOfRange newLoan.ioYears'],
    [{ newLoan: { annualRatePct: 6, termYears: 10, ioYears: 9 } }, 'none'],
    [{ policy: { bufferPct: -1 } }, 'outOfRange policy.bufferPct'],
    [{ policy: { floorPct: 101 } }, 'outOfRange policy.floorPct'],
    [{ policy: { cardPctPerMonth: 101 } }, 'outOfRange policy.cardPctPerMonth'],
    [{ policy: { overdraftPctPerMonth: -1 } }, 'outOfRange policy.overdraftPctPerMonth'],
    [{ policy: { rentGrossPct: -1 } }, 'outOfRange policy.rentGrossPct'],
    [{ policy: { rentMinCostPct: -1 } }, 'outOfRange policy.rentMinCostPct'],
    [{ policy: { dtiLimit: -1 } }, 'outOfRange policy.dtiLimit'],
    [{ policy: { cardMinPerMonth: -1 } }, 'outOfRange policy.cardMinPerMonth'],
    [{ policy: { minSurplusMonthly: -1 } }, 'outOfRange policy.minSurplusMonthly'],
    [{ policy: { shadingPct: { bonus: 101 } } }, 'outOfRange policy.shadingPct.bonus'],
    [{ policy: { benchmarkMonthly: { couple: [1, 2, 3] } } }, 'outOfRange policy.benchmarkMonthly.couple'],
    [{ policy: { benchmarkMonthly: { single: [1, 2, 3, -4] } } }, 'outOfRange policy.benchmarkMonthly.single'],
    [{ policy: { bufferPct: undefined, shadingPct: { bonus: undefined } } }, 'none'],
    [{ financialYear: '2023-24' }, 'outOfRange fy'],
    [{ financialYear: '2024-25' }, 'none'],
  ])('%j gives %s', (changes, expected) => {
    let got = 'none';
    try {
      found(changes as Partial<ServiceabilityInputs>);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      got = `${error.code} ${error.field}`;
    }
    expect(got).toBe(expected);
  });
});
