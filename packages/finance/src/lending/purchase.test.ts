import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../units/refusal.ts';
import { states } from '../units/states.ts';
import { amountText } from '../working/amount-text.ts';
import { explainFundsToComplete, explainMaxPrice } from './explain-purchase.ts';
import { type FundsInputs, fundsToComplete } from './funds-to-complete.ts';
import { schemeCheck } from './guarantee.ts';
import { type MaxPriceInputs, maxPrice } from './max-price.ts';
import { mortgageInsurance } from './mortgage-insurance.ts';
import { typicalFees } from './purchase-costs.ts';

const terms = { state: 'NSW', contractDate: '2026-11-21', buyer: 'owner', property: 'established' } as const;
const funds = (changes: Partial<FundsInputs>) => fundsToComplete({ ...terms, price: 800_000, fees: {}, ...changes });
const largest = (changes: Partial<MaxPriceInputs>) => maxPrice({ ...terms, cash: 150_000, fees: {}, ...changes });

describe('mortgage insurance', () => {
  it('is nil to 80 %, and one cent over is the first band', () => {
    expect(mortgageInsurance(400_000, 500_000, 'NSW')).toEqual({
      premium: 0,
      duty: 0,
      total: 0,
      isExtrapolated: false,
    });
    // 400,000.01 × 0.568 % and 9 % duty
    expect(mortgageInsurance(400_000.01, 500_000, 'NSW')).toMatchObject({
      premium: 2_272,
      duty: 204.48,
      total: 2_476.48,
    });
  });

  it('ends at 95 %', () => {
    expect(mortgageInsurance(475_000, 500_000, 'ACT')).toMatchObject({ premium: 15_888.75, duty: 0 });
    expect(mortgageInsurance(475_000.01, 500_000, 'ACT')).toBeNull();
  });

  it('goes by the base loan, upper edges included, and says where the table is left', () => {
    const premium = (loan: number) => mortgageInsurance(loan, loan / 0.895, 'ACT')?.premium;
    expect(premium(300_000)).toBe(4_389);
    expect(premium(300_000.01)).toBe(5_619);
    expect(premium(1_000_000)).toBe(25_160);
    expect(mortgageInsurance(1_000_000, 1_100_000, 'ACT')?.isExtrapolated).toBe(false);
    expect(mortgageInsurance(1_200_000, 1_333_334, 'ACT')).toMatchObject({ premium: 30_192, isExtrapolated: true });
  });
});

describe('a scheme', () => {
  const asked = { scheme: 'fiveDeposit', state: 'WA', region: 'metro', buyer: 'first', isForeign: false } as const;
  const check = (changes: Partial<Parameters<typeof schemeCheck>[0]>) =>
    schemeCheck({ ...asked, price: 85_000_000, baseLoan: 80_000_000, ...changes });

  it('takes first-home buyers to the cap with a loan above 80 and to 95 %, 98 for a single parent', () => {
    expect(check({})).toEqual({ eligible: true, reasons: [], priceCap: 850_000 });
    expect(check({ region: 'other' })).toEqual({ eligible: false, reasons: ['priceAboveCap'], priceCap: 600_000 });
    expect(check({ price: 85_000_001 }).reasons).toEqual(['priceAboveCap']);
    expect(check({ baseLoan: 80_750_000 }).eligible).toBe(true);
    expect(check({ baseLoan: 80_750_001 }).reasons).toEqual(['depositTooSmall']);
    expect(check({ baseLoan: 83_300_000, scheme: 'singleParent' }).eligible).toBe(true);
    expect(check({ baseLoan: 83_300_001, scheme: 'singleParent' }).reasons).toEqual(['depositTooSmall']);
    expect(check({ baseLoan: 68_000_000 }).reasons).toEqual(['notNeeded']);
    expect(check({ baseLoan: 68_000_001 }).eligible).toBe(true);
  });

  it('says every reason, in order', () => {
    expect(check({ buyer: 'owner', isForeign: true, price: 90_000_000, baseLoan: 90_000_000 }).reasons).toEqual([
      'notFirstHomeBuyer',
      'notCitizenOrResident',
      'priceAboveCap',
      'depositTooSmall',
    ]);
  });
});

describe('the funds of a purchase', () => {
  it('are price, duty, surcharge and fees less loan and grants', () => {
    const found = funds({ fees: { legal: 1_500, removal: 500.5 }, grants: 10_000, isForeign: true });
    expect(found.feesTotal).toBe(2_000.5);
    expect(found.foreignSurcharge).toBe(72_000);
    expect(found.baseLoan).toBe(640_000);
    expect(found.fundsRequired).toBeCloseTo(800_000 + found.duty + 72_000 + 2_000.5 - 640_000 - 10_000, 6);
    expect(found).toMatchObject({ shortfall: null, cashLeft: null, scheme: null });
    expect(found.sentence).toMatch(
      /^You need \$[\d,.]+ of your own at settlement\. A larger loan or a grant would lower it\.$/,
    );
  });

  it('take a loan by percent down to the cent, so that 80 % of an odd price needs no insurance', () => {
    // 80 % of 612,345.67 is 489,876.536 and 95 % of 500,000.01 is 475,000.0095.
    expect(funds({ price: 612_345.67 })).toMatchObject({ baseLoan: 489_876.53, lmi: 0 });
    const most = funds({ price: 500_000.01, loan: { lvrPct: 95 } });
    expect(most.baseLoan).toBe(475_000);
    expect(most.lmi).toBeGreaterThan(0);
  });

  it('say what is missing or left of the cash', () => {
    const { fundsRequired } = funds({});
    expect(funds({ cashAvailable: fundsRequired })).toMatchObject({ shortfall: 0, cashLeft: 0 });
    expect(funds({ cashAvailable: fundsRequired }).sentence).toContain('$0 of your cash is left');
    const short = funds({ cashAvailable: fundsRequired - 100 });
    expect(short).toMatchObject({ shortfall: 100, cashLeft: 0 });
    expect(short.sentence).toContain('$100 more than you have');
    expect(funds({ cashAvailable: fundsRequired + 100 })).toMatchObject({ shortfall: 0, cashLeft: 100 });
  });

  it('are none of the buyer’s own where loan and grants cover everything', () => {
    const whole = { loan: { lvrPct: 100 }, lmiMode: 'waived', price: 300_000, buyer: 'first' } as const;
    // No duty for a first home of that price.
    expect(funds({ ...whole, grants: 30_000 })).toMatchObject({
      fundsRequired: -30_000,
      sentence:
        'You need no money of your own at settlement: the loan and the grants cover everything and $30,000 is left over.',
    });
    expect(funds({ ...whole, cashAvailable: 5 })).toMatchObject({
      fundsRequired: 0,
      cashLeft: 5,
      sentence: 'You need no money of your own at settlement: the loan and the grants cover everything.',
    });
  });

  it('say in words what a scheme does or why it does not apply', () => {
    const first = { buyer: 'first', scheme: 'fiveDeposit', loan: { lvrPct: 90 } } as const;
    expect(funds(first).sentence).toMatch(
      / The scheme guarantees the lender the part of the loan above 80 %: you live in the home, repay principal and interest, and owe the whole loan\.$/,
    );
    const owner = funds({ ...first, buyer: 'owner', isForeign: true });
    expect(owner.sentence).toContain(
      ` The scheme does not apply: it is for first-home buyers, it is for citizens and permanent residents, so mortgage insurance of ${amountText(owner.lmi)} is charged.`,
    );
    expect(funds({ ...first, loan: { lvrPct: 80 } }).sentence).toMatch(
      / The scheme does not apply: the deposit reaches 20 %\.$/,
    );
    expect(funds({}).sentence).not.toContain('scheme');
  });

  it('carry insurance in the loan, at settlement or not at all', () => {
    const loan = { lvrPct: 90 };
    const [added, upfront, waived] = [
      funds({ loan }),
      funds({ loan, lmiMode: 'upfront' }),
      funds({ loan, lmiMode: 'waived' }),
    ];
    expect(added.totalLoan).toBeCloseTo(720_000 + added.lmi, 6);
    expect(added.lmi).toBeCloseTo(added.lmiPremium + added.lmiDuty, 6);
    expect(upfront).toMatchObject({ totalLoan: 720_000, lmi: added.lmi, totalLvrPct: 90 });
    expect(upfront.fundsRequired).toBeCloseTo(added.fundsRequired + added.lmi, 6);
    expect(waived).toMatchObject({ lmi: 0, totalLoan: 720_000, fundsRequired: added.fundsRequired });
    expect(funds({ loan: { lvrPct: 100 }, lmiMode: 'waived' }).lmi).toBe(0);
    expect(funds({ price: 2e6, loan }).lmiExtrapolated).toBe(true);
    expect(added.lmiExtrapolated).toBe(false);
  });

  it('need no insurance in a scheme, and charge it where the scheme does not apply', () => {
    const first = { buyer: 'first', scheme: 'fiveDeposit', loan: { lvrPct: 90 } } as const;
    expect(funds(first)).toMatchObject({ lmi: 0, scheme: { eligible: true } });
    const owner = funds({ ...first, buyer: 'owner' });
    expect(owner.lmi).toBeGreaterThan(0);
    expect(owner.scheme).toEqual({ eligible: false, reasons: ['notFirstHomeBuyer'], priceCap: 1_500_000 });
    expect(funds({ ...first, state: 'NSW', region: 'other', price: 800_001 }).scheme?.reasons).toEqual([
      'priceAboveCap',
    ]);
    expect(funds({ ...first, scheme: 'singleParent', loan: { lvrPct: 98 } })).toMatchObject({ lmi: 0 });
  });

  it('take the typical fees of the place where none are typed', () => {
    for (const state of states) {
      const sum = typicalFees(state, 800_000).reduce((total, { amount }) => total + amount, 0);
      expect(funds({ state, fees: undefined }).feesTotal).toBeCloseTo(sum, 6);
    }
    const transfer = (state: (typeof states)[number], price: number) => typicalFees(state, price)[0]?.amount;
    expect([transfer('NSW', 1), transfer('TAS', 1), transfer('ACT', 1), transfer('NT', 1)]).toEqual([
      175.7, 250, 446, 176,
    ]);
    // 100 + 2.34 × 700, and the cap
    expect([transfer('VIC', 700_000), transfer('VIC', 3e6)]).toEqual([1_738, 3_610]);
    // 197 + 37 for each 10,000 or part above 180,000
    expect([transfer('QLD', 180_000), transfer('QLD', 180_001), transfer('QLD', 200_000)]).toEqual([197, 234, 271]);
    expect([transfer('SA', 50_000), transfer('SA', 60_001)]).toEqual([303, 482]);
    expect(transfer('WA', 850_000)).toBe(386.6);
    expect(typicalFees('QLD', 1).map(({ name, amount }) => [name, amount])).toEqual([
      ['Transfer registration', 197],
      ['Mortgage registration', 238.14],
      ['Legal', 2_000],
      ['Inspections', 700],
      ['Lender', 500],
    ]);
  });

  it('name their rules: duty, insurance, the scheme’s caps and the typical fees where they are used', () => {
    const ids = (changes: Partial<FundsInputs>) => funds(changes).rules.map(({ id }) => id);
    expect(ids({})).toEqual([
      'duty.nsw.general.2026-27',
      'lending.mortgage-insurance',
      'lending.mortgage-insurance-duty',
    ]);
    expect(ids({ fees: undefined })).toContain('buying.fees');
    expect(ids({ scheme: 'fiveDeposit' })).toContain('buying.guarantee-caps');
    const vic = (price: number) => ids({ state: 'VIC', price })[0];
    expect([vic(550_000), vic(550_001)]).toEqual(['duty.vic.home.2026-27', 'duty.vic.general.2026-27']);
    expect(largest({ fees: undefined }).rules.map(({ id }) => id)).toContain('buying.fees');
  });

  it('explain themselves to the money needed', () => {
    const lines = (changes: Partial<FundsInputs>) =>
      explainFundsToComplete({ ...terms, price: 800_000, fees: {}, ...changes });
    const upfront = { loan: { lvrPct: 90 }, lmiMode: 'upfront', isForeign: true } as const;
    expect(lines(upfront).at(-1)).toMatchObject({ label: 'Funds to complete', amount: funds(upfront).fundsRequired });
    expect(lines(upfront).map(({ label }) => label)).toContain('Foreign buyer surcharge');
    expect(lines({}).map(({ label }) => label)).not.toContain('Foreign buyer surcharge');
    const insurance = (changes: Partial<FundsInputs>) =>
      lines(changes).find(({ label }) => label === 'Mortgage insurance')?.formula;
    expect(insurance(upfront)).toBe('typical premium at 90% and 9% duty on it');
    expect(insurance({})).toBe('none to 80%');
    expect(insurance({ ...upfront, lmiMode: 'waived' })).toBe('waived by the lender');
    expect(insurance({ buyer: 'first', scheme: 'fiveDeposit', loan: { lvrPct: 90 } })).toContain('guarantees');
    const fees = (changes: Partial<FundsInputs>) => lines(changes).find(({ label }) => label === 'Fees');
    expect(fees({})?.formula).toBe('none');
    expect(fees({ fees: { legal: 5 } })?.formula).toBe('legal $5');
    expect(fees({ fees: undefined })).toMatchObject({ rule: { id: 'buying.fees' } });
    expect(fees({ fees: undefined })?.formula).toContain('legal $2,000');
    const { duty, foreignSurcharge, lmi } = funds(upfront);
    const parts = [800_000, duty, foreignSurcharge, 0, lmi].map(amountText).join(' + ');
    expect(lines(upfront).at(-1)?.formula).toBe(`${parts} − $720,000 loan − $0 grants`);
    expect(lines({ loan: { lvrPct: 90 } }).at(-1)?.formula).toContain('+ $0 + $0 − $720,000');
    expect(lines({})).toHaveLength(6);
  });

  it.each([
    [{ price: 0.5 }, 'outOfRange price'],
    [{ price: 1e8 + 1 }, 'outOfRange price'],
    [{ price: 1e8 }, 'none'],
    [{ fees: { legal: -1 } }, 'outOfRange fees'],
    [{ grants: -1 }, 'outOfRange grants'],
    [{ cashAvailable: -1 }, 'outOfRange cashAvailable'],
    [{ loan: { lvrPct: 101 } }, 'outOfRange loan.lvrPct'],
    [{ loan: { lvrPct: 96 } }, 'notAvailable loan'],
    [{ loan: { amount: 800_001 } }, 'outOfRange loan.amount'],
    [{ loan: { amount: 1, lvrPct: 1 } }, 'incompatible loan'],
    [{ contractDate: '2025-11-21' }, 'notAvailable contractDate'],
  ] as const)('%j gives %s', (changes, expected) => {
    let got = 'none';
    try {
      funds(changes);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      got = `${error.code} ${error.field}`;
    }
    expect(got).toBe(expected);
  });
});

describe('the largest price', () => {
  it('is what the funds of a purchase say it is', () => {
    const found = largest({ fees: { all: 3_560 } });
    const again = funds({ price: found.maxPrice, fees: { all: 3_560 }, loan: { amount: found.baseLoan } });
    for (const name of [
      'duty',
      'feesTotal',
      'lmi',
      'totalLoan',
      'fundsRequired',
      'baseLvrPct',
      'totalLvrPct',
      'lmiExtrapolated',
    ] as const) {
      expect(again[name]).toBe(found[name]);
    }
    expect(found.fundsRequired).toBe(150_000);
    expect(largest({ isForeign: true }).fundsRequired).toBe(150_000);
    expect(largest({ isForeign: true }).foreignSurcharge).toBeGreaterThan(0);
  });

  it('never falls with more cash, a larger loan or higher limits', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...states),
        fc.integer({ min: 0, max: 800_000 }),
        fc.integer({ min: 0, max: 2_000_000 }),
        fc.integer({ min: 0, max: 100_000 }),
        (state, cash, maxLoan, more) => {
          const at = (changes: Partial<MaxPriceInputs>) => largest({ state, cash, maxLoan, ...changes }).maxPrice;
          expect(at({ cash: cash + more })).toBeGreaterThanOrEqual(at({}));
          expect(at({ maxLoan: maxLoan + more })).toBeGreaterThanOrEqual(at({}));
          expect(at({ maxBaseLvrPct: 95 })).toBeGreaterThanOrEqual(at({ maxBaseLvrPct: 85 }));
          expect(at({ keepCash: 0 })).toBeGreaterThanOrEqual(at({ keepCash: more }));
        },
      ),
      { numRuns: 300 },
    );
  });

  it('is found again above a fall of duty: just over 1,455,000 for an investor in the ACT', () => {
    const at = (cash: number) => largest({ state: 'ACT', buyer: 'investor', cash, maxLoan: 0 }).maxPrice;
    // 1,455,001 × 4.54 % = 66,057.05; at 1,455,000 duty is some 13 dollars more.
    const cash = 1_455_001 + 66_057.05;
    expect(at(cash)).toBe(1_455_001);
    expect(at(cash - 0.01)).toBeLessThan(1_455_000);
  });

  it('is found again where the premium drops above a loan of 750,000', () => {
    // At 94 to 95 % the premium is 4.613 % to 750,000 and 4.603 % above: 75 dollars less.
    const insured = (loan: number) => loan + (mortgageInsurance(loan, loan / 0.945, 'ACT')?.total ?? 0);
    const inputs = { state: 'ACT', buyer: 'first', cash: 43_650, maxTotalLvrPct: null } as const;
    const free = largest({ ...inputs, maxLoan: insured(750_000.01) + 30 });
    expect(free.baseLoan).toBeGreaterThan(750_000);
    expect(free.totalLoan).toBeLessThan(insured(750_000));
  });

  it('says what stops it', () => {
    expect(largest({}).binding).toBe('lvr');
    expect(largest({}).sentence).toContain('Your deposit is the limit');
    const loan = largest({ maxLoan: 100_000 });
    expect(loan.binding).toBe('loan');
    expect(loan.sentence).toContain('The loan of $');
    const scheme = largest({ state: 'WA', buyer: 'first', scheme: 'fiveDeposit', cash: 100_000, region: 'other' });
    expect(scheme).toMatchObject({ binding: 'scheme', maxPrice: 600_000 });
    expect(scheme.sentence).toContain('the price is above the scheme’s cap');
    const cash = largest({ cash: 0 });
    expect(cash).toMatchObject({
      binding: 'cash',
      maxPrice: 0,
      totalLoan: 0,
      duty: 0,
      lmi: 0,
      fundsRequired: 0,
      scheme: null,
    });
    expect(cash).toMatchObject({
      feesTotal: 0,
      foreignSurcharge: 0,
      baseLoan: 0,
      baseLvrPct: 0,
      totalLvrPct: 0,
      lmiExtrapolated: false,
    });
    expect(cash.sentence).toContain('More savings would');
    const rich = largest({ cash: 9e7 });
    expect(rich).toMatchObject({ binding: null, maxPrice: 5e7, totalLoan: 0 });
    expect(rich.sentence).toContain('the highest price that is looked at');
  });

  it('keeps cash back, and none is left to spend where more is kept than there is', () => {
    expect(largest({ keepCash: 50_000 }).maxPrice).toBe(largest({ cash: 100_000 }).maxPrice);
    expect(largest({ keepCash: 200_000 }).maxPrice).toBe(0);
  });

  it('has no limit on the loan with insurance where null is given', () => {
    const at = (maxTotalLvrPct: number | null | undefined) => largest({ maxTotalLvrPct }).maxPrice;
    expect(at(undefined)).toBe(at(97));
    expect(at(null)).toBeGreaterThan(at(97));
  });

  it('pays insurance at settlement from the cash', () => {
    const upfront = largest({ lmiMode: 'upfront' });
    expect(upfront.lmi).toBeGreaterThan(0);
    expect(upfront.totalLoan).toBe(upfront.baseLoan);
    expect(upfront.fundsRequired).toBe(150_000);
  });

  it('has no fees to explain where there is no price', () => {
    const lines = explainMaxPrice({ ...terms, cash: 0 });
    expect(lines.at(-1)).toMatchObject({ label: 'Largest price', amount: 0 });
    expect(lines.find(({ label }) => label === 'Fees')).toMatchObject({ amount: 0, formula: 'none without a price' });
  });

  it('explains itself to the price', () => {
    const inputs = { ...terms, cash: 150_000, keepCash: 10_000 };
    const lines = explainMaxPrice(inputs);
    expect(lines.at(-1)).toMatchObject({ label: 'Largest price', amount: maxPrice(inputs).maxPrice });
    expect(lines[0]?.formula).toBe('$150,000 less $10,000 kept');
    expect(explainMaxPrice({ ...terms, cash: 150_000 })[0]?.formula).toBe('$150,000');
  });

  it.each([
    [{ cash: -1 }, 'cash'],
    [{ keepCash: -1 }, 'keepCash'],
    [{ maxLoan: -1 }, 'maxLoan'],
    [{ maxBaseLvrPct: 101 }, 'maxBaseLvrPct'],
    [{ maxTotalLvrPct: -1 }, 'maxTotalLvrPct'],
    [{ maxTotalLvrPct: 201 }, 'maxTotalLvrPct'],
  ])('%j is out of range', (changes, field) => {
    expect(() => largest(changes)).toThrow(expect.objectContaining({ code: 'outOfRange', field }));
  });
});

describe('registration fees beside typed ones', () => {
  const typed = { fees: { legal: 1_500 } };

  it('are the typical ones of the place: of the transfer alone, or of the mortgage too', () => {
    expect(funds(typed).feesTotal).toBe(1_500);
    // Queensland: 197 + 37 for each started 10,000 of 800,000 − 180,000 is 2,491; 238.14 for the mortgage.
    expect(funds({ ...typed, state: 'QLD', registration: 'transfer' }).feesTotal).toBe(3_991);
    expect(funds({ ...typed, state: 'QLD', registration: 'transferAndMortgage' }).feesTotal).toBe(4_229.14);
  });

  it('grow with the price that is searched', () => {
    const found = largest({ ...typed, state: 'QLD', registration: 'transferAndMortgage', maxBaseLvrPct: 80 });
    const lots = Math.ceil((found.maxPrice - 180_000) / 10_000);
    expect(found.feesTotal).toBeCloseTo(1_500 + 197 + 37 * lots + 238.14, 2);
  });

  it('are named in the working, with their rule', () => {
    const inputs: FundsInputs = { ...terms, price: 800_000, ...typed, registration: 'transferAndMortgage' };
    const line = explainFundsToComplete(inputs).find(({ label }) => label === 'Fees');
    expect(line?.formula).toBe('legal $1,500 + transfer registration $175.70 + mortgage registration $175.70');
    expect(line?.rule?.id).toBe('buying.fees');
    expect(fundsToComplete(inputs).rules.map(({ id }) => id)).toContain('buying.fees');
  });
});
