import { describe, expect, it } from 'vitest';
import { explainThreeTests } from './explain-serviceability.ts';
import { type Lever, levers, type ThreeTestsInputs } from './levers.ts';
import { maxPrice } from './max-price.ts';
import { serviceability } from './serviceability.ts';
import { threeTests } from './three-tests.ts';

const base: ThreeTestsInputs = {
  financialYear: '2026-27',
  applicants: [{ incomes: [{ type: 'salary', annual: 100_000 }] }],
  households: [{ adults: 1, dependants: 0, declaredLivingMonthly: 2_200 }],
  liabilities: [
    { kind: 'card', limit: 10_000 },
    { kind: 'personalLoan', balance: 8_000, repaymentMonthly: 200 },
  ],
  newLoan: { annualRatePct: 6, termYears: 25 },
  purchase: {
    state: 'NSW',
    contractDate: '2026-11-21',
    buyer: 'owner',
    property: 'established',
    cash: 150_000,
    fees: { all: 3_560 },
  },
};
const cashOf = (cash: number) => ({ purchase: { ...base.purchase, cash } });
const tests = (changes: Partial<ThreeTestsInputs>) => threeTests({ ...base, ...changes });
const pull = (lever: Lever, changes: Partial<ThreeTestsInputs> = {}) => {
  const [result] = tests({ ...changes, levers: [lever] }).levers;
  if (result === undefined) throw new Error('a lever has a result');
  return result;
};

describe('the three tests', () => {
  it('are the loans of serviceability, of debt to income and of the deposit, the lowest binding', () => {
    const found = tests({});
    const service = serviceability(base);
    expect(found.tests.serviceability.maxLoan).toBe(service.maxLoan);
    expect(found.tests.dti.maxLoan).toBe(service.dtiMaxLoan);
    expect(found.tests.lvr).toMatchObject({ maxLoan: maxPrice(base.purchase).totalLoan, limitedByDeposit: true });
    expect(found).toMatchObject({ binding: 'serviceability', highDti: false });
    const settled = maxPrice({ ...base.purchase, maxLoan: service.maxLoan });
    expect(found).toMatchObject({
      price: settled.maxPrice,
      loan: settled.totalLoan,
      duty: settled.duty,
      lmi: settled.lmi,
    });
    expect(found.tests.serviceability.limitedByDeposit).toBe(false);
    expect(found.sentence).toMatch(
      /^You could pay about \$[\d,]+ with a loan of about \$[\d,]+\. The limit is what you can repay\. More income, lower card limits or a longer term would lift it\.$/,
    );
    expect(found.frozen).toEqual([]);
    expect(found.rules.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['lending.policy', 'duty.nsw.general.2026-27']),
    );
    expect(new Set(found.rules).size).toBe(found.rules.length);
  });

  it('are decided for serviceability in a tie, and debt is high at six times income', () => {
    expect(tests({ applicants: [{ incomes: [] }] })).toMatchObject({ binding: 'serviceability', highDti: true });
    expect(tests({ applicants: [{ incomes: [] }], liabilities: [] }).highDti).toBe(false);
    const rich = {
      liabilities: [],
      households: [{ adults: 1, dependants: 0 }],
      applicants: [{ incomes: [{ type: 'nonTaxable', annual: 200_000 }] }],
      newLoan: { annualRatePct: 2.5, termYears: 30 },
      purchase: { ...base.purchase, cash: 900_000 },
    } as const;
    // Whole-dollar prices leave the loan 50 cents under six times.
    expect(tests(rich)).toMatchObject({ binding: 'dti', highDti: false, loan: 1_199_999.5 });
    const high = tests({ ...rich, policy: { dtiLimit: 7 } });
    expect(high).toMatchObject({ binding: 'dti', highDti: true });
    expect(high.sentence).toMatch(/ Debt is then 7 times income: from 6 fewer lenders can say yes\.$/);
    expect(tests(rich).sentence).not.toContain('fewer lenders');
    expect(tests({ ...rich, policy: { dtiLimit: 5 } })).toMatchObject({ binding: 'dti', highDti: false });
  });

  it('let the deposit limit the price of every test that carries more', () => {
    const found = tests(cashOf(30_000));
    expect(found.binding).toBe('lvr');
    expect(found.tests.serviceability).toMatchObject({ maxPrice: found.price, limitedByDeposit: true });
    expect(found.sentence).toContain('The limit is your deposit');
  });

  it('give no price with a reason', () => {
    expect(tests(cashOf(0))).toMatchObject({ price: 0, loan: 0, binding: 'lvr' });
    expect(tests(cashOf(0)).sentence).toContain('Your cash does not cover');
    const poor = tests({ applicants: [{ incomes: [] }], ...cashOf(3_000) });
    expect(poor).toMatchObject({ price: 0, binding: 'serviceability' });
    expect(poor.sentence).toBe(
      'No price passes all three tests: what you can repay leaves no loan to buy with. More income, lower card limits or a longer term would change it.',
    );
  });

  it('say that a price needs no loan, and that the search ends', () => {
    const retired = tests({ applicants: [{ incomes: [] }] });
    expect(retired.loan).toBe(0);
    expect(retired.sentence).toMatch(
      /^You could pay about \$\d+,000 without a loan\. The limit is what you can repay\./,
    );
    expect(retired.sentence).toMatch(/ There is debt and no income: few lenders can say yes\.$/);
    const rich = tests(cashOf(1e9));
    expect(rich.price).toBe(50_000_000);
    expect(rich.sentence).toBe(
      'You could pay about $50,000,000 without a loan. It is the highest price that is looked at.',
    );
  });

  it('range over other lenders’ policies, which keep the buffer', () => {
    const plain = tests({});
    expect(plain.range).toEqual({ low: plain.price, high: plain.price });
    const ranged = tests({ rangePolicies: [{ cardPctPerMonth: 3 }, { minSurplusMonthly: 300 }] });
    expect(ranged.range.low).toBeLessThan(plain.price);
    expect(ranged.range.high).toBeGreaterThan(plain.price);
    expect(ranged.sentence).toMatch(/Between lenders the price is about \$[\d,]+,000 to \$[\d,]+,000\.$/);
    expect(() => tests({ rangePolicies: [{ bufferPct: 2.9 }] })).toThrow(
      expect.objectContaining({ code: 'outOfRange', field: 'rangePolicies.bufferPct' }),
    );
    expect(tests({ rangePolicies: [{ bufferPct: 3 }] }).range.low).toBe(plain.price);
  });

  it.each([
    [{ dtiLimit: -1 }, 'rangePolicies.dtiLimit'],
    [{ shadingPct: { bonus: 101 } }, 'rangePolicies.shadingPct.bonus'],
    [{ benchmarkMonthly: { single: [1] } }, 'rangePolicies.benchmarkMonthly.single'],
    [{ cardPctPerMonth: 101 }, 'rangePolicies.cardPctPerMonth'],
  ])('refuse another lender’s %j at %s', (policy, field) => {
    expect(() => tests({ rangePolicies: [policy] })).toThrow(expect.objectContaining({ code: 'outOfRange', field }));
  });

  it('name the purchase’s inputs with `purchase.`', () => {
    expect(() => tests(cashOf(-1))).toThrow(expect.objectContaining({ field: 'purchase.cash' }));
  });

  it('explain themselves to the price', () => {
    const lines = explainThreeTests(base);
    const found = threeTests(base);
    expect(lines.map(({ amount }) => amount)).toEqual([
      found.tests.serviceability.maxLoan,
      found.tests.dti.maxLoan,
      found.tests.lvr.maxLoan,
      found.price,
    ]);
    expect(lines[1]?.formula).toBe('6 × $100,000 − $18,000 of debt');
    expect(lines[3]?.formula).toContain('loan by serviceability');
  });
});

describe('a lever', () => {
  it('changes one thing and nothing else', () => {
    const capacity = (changes: Partial<ThreeTestsInputs>) => serviceability({ ...base, ...changes }).maxLoan;
    const before = capacity({});
    const [card, personal] = base.liabilities ?? [];
    const change = (lever: Lever) => pull(lever).loanCapacityChange;
    expect(change({ lever: 'closeCards' })).toBe(
      capacity({ liabilities: personal === undefined ? [] : [personal] }) - before,
    );
    expect(change({ lever: 'payOutPersonalLoans' })).toBe(
      capacity({ liabilities: card === undefined ? [] : [card] }) - before,
    );
    expect(change({ lever: 'lowerCardLimitTo', amount: 4_000 })).toBe(
      capacity({ liabilities: [{ kind: 'card', limit: 4_000 }, ...(personal === undefined ? [] : [personal])] }) -
        before,
    );
    expect(change({ lever: 'lowerCardLimitTo', amount: 40_000 })).toBe(0);
    expect(change({ lever: 'extendTermTo', amount: 30 })).toBe(
      capacity({ newLoan: { annualRatePct: 6, termYears: 30 } }) - before,
    );
    expect(change({ lever: 'extendTermTo', amount: 20 })).toBe(0);
    expect(change({ lever: 'livingToBenchmark' })).toBe(
      capacity({ households: [{ adults: 1, dependants: 0 }] }) - before,
    );
    expect(change({ lever: 'lowerRateBy', amount: 1 })).toBe(
      capacity({ newLoan: { annualRatePct: 5, termYears: 25 } }) - before,
    );
    expect(change({ lever: 'lowerRateBy', amount: 30 })).toBe(
      capacity({ newLoan: { annualRatePct: 0, termYears: 25 } }) - before,
    );
    expect(change({ lever: 'addDeposit', amount: 20_000 })).toBe(0);
    expect(pull({ lever: 'addDeposit', amount: 20_000 }).newPrice).toBe(tests(cashOf(170_000)).price);
  });

  it('says what it does to the price, and what it takes', () => {
    const cards = pull({ lever: 'closeCards' });
    expect(cards.priceChange).toBe(cards.newPrice - tests({}).price);
    expect(cards.sentence).toMatch(
      /^Closing your cards would lift the price you could pay by about \$\d+,000\. This assumes that their balances are paid off from other money\.$/,
    );
    expect(pull({ lever: 'payOutPersonalLoans' }).sentence).toContain('not from the deposit');
    expect(pull({ lever: 'lowerCardLimitTo', amount: 0 }).sentence).toMatch(/^Lowering your card limits would lift/);
  });

  it('says that the deposit is the limit where the price stays', () => {
    const stuck = cashOf(30_000);
    expect(pull({ lever: 'closeCards' }, stuck)).toMatchObject({
      priceChange: 0,
      loanCapacityChange: 0,
      newBinding: 'lvr',
    });
    expect(pull({ lever: 'closeCards' }, stuck).sentence).toMatch(
      /^Closing your cards changes your borrowing test by about \$\d+,000 but not the price: your deposit is the limit\./,
    );
    expect(pull({ lever: 'extendTermTo', amount: 25 }, stuck).sentence).toBe(
      'A longer term changes neither your borrowing test nor the price: your deposit is the limit.',
    );
    expect(pull({ lever: 'extendTermTo', amount: 25 }).sentence).toContain('what you can repay is the limit');
  });

  it('speaks in thousands, half up, and keeps the exact figures in the data', () => {
    const card = pull({ lever: 'closeCards' });
    const thousands = Math.floor(card.priceChange / 1_000 + 0.5);
    expect(card.sentence).toContain(`by about $${thousands},000.`);
    const little = pull({ lever: 'addDeposit', amount: 400 }, { applicants: [{ incomes: [] }] });
    expect(little.priceChange).toBeGreaterThan(300);
    expect(little.sentence).toContain(`by about $${little.priceChange}.`);
    const ranged = tests({ rangePolicies: [{}, { cardPctPerMonth: 0, cardMinPerMonth: 0 }] });
    const high = Math.floor(ranged.range.high / 1_000 + 0.5).toLocaleString('en-AU');
    expect(ranged.sentence).toContain(`to $${high},000.`);
  });

  it('can lower the price: less interest is deducted where the floor keeps the assessment rate', () => {
    const investor = {
      policy: { dtiLimit: 20 },
      newLoan: { annualRatePct: 2, termYears: 25, purpose: 'investor' },
      newProperty: { id: 'new', weeklyRent: 300, owners: [{ applicant: 0, sharePct: 100 }] },
    } as const;
    const lower = pull({ lever: 'lowerRateBy', amount: 2 }, investor);
    expect(lower.priceChange).toBeLessThan(0);
    expect(lower.sentence).toMatch(/^A lower rate would lower the price you could pay by about \$\d+,000\.$/);
  });

  it('pays out the one of the home loans that it names', () => {
    const loan = (balance: number) => ({ kind: 'homeLoan', balance, annualRatePct: 6, remainingMonths: 360 }) as const;
    const liabilities = [loan(100_000), ...(base.liabilities ?? []), loan(40_000)];
    const second = pull({ lever: 'payOutHomeLoan', amount: 2 }, { liabilities });
    // 40,000 over 360 months at 9% is 321.85 a month; over 300 months that carries 119.1616 times as much.
    const monthly = (40_000 * 0.0075) / (1 - 1.0075 ** -360);
    const lift = monthly * ((1 - 1.0075 ** -300) / 0.0075);
    expect(Math.abs(second.loanCapacityChange - lift)).toBeLessThanOrEqual(1);
    expect(second.sentence).toMatch(
      /^Paying out that home loan would lift .* comes from elsewhere, not from the deposit\.$/,
    );
  });

  it('says which test becomes the limit', () => {
    const close = pull({ lever: 'addDeposit', amount: 400_000 }, cashOf(30_000));
    expect(close.newBinding).toBe('serviceability');
    expect(close.sentence).toContain('After that, what you can repay becomes the limit.');
  });

  it('lowers the price where living on the benchmark costs more than was declared', () => {
    // Nothing declared already counts at the benchmark, so nothing changes.
    const plain = pull({ lever: 'livingToBenchmark' }, { households: [{ adults: 1, dependants: 0 }] });
    expect(plain).toMatchObject({ priceChange: 0, loanCapacityChange: 0 });
  });

  it('takes an amount where it needs one, in its range', () => {
    const needs = new Set<string>(['lowerCardLimitTo', 'extendTermTo', 'addDeposit', 'lowerRateBy', 'payOutHomeLoan']);
    for (const lever of levers) {
      const code = needs.has(lever) ? 'required' : 'incompatible';
      const wrong = needs.has(lever) ? { lever } : { lever, amount: 1 };
      expect(() => pull(wrong), lever).toThrow(expect.objectContaining({ code, field: 'levers.amount' }));
    }
    for (const [lever, amount] of [
      ['lowerCardLimitTo', -1],
      ['payOutHomeLoan', 0],
      // There is no home loan to be the second.
      ['payOutHomeLoan', 2],
      ['extendTermTo', 0],
      ['extendTermTo', 41],
      ['extendTermTo', 1.5],
      ['addDeposit', -1],
      // With the cash of 150,000 it would pass a billion.
      ['addDeposit', 1e9 - 149_999],
      ['lowerRateBy', -1],
      ['lowerRateBy', 31],
    ] as const) {
      expect(() => pull({ lever, amount })).toThrow(
        expect.objectContaining({ code: 'outOfRange', field: 'levers.amount' }),
      );
    }
  });
});
